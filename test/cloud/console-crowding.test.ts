import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseDocument } from '../../activities/documents/parse.js';
import { frame } from '../../benchmark/cloud/console/server/common-texts.js';
import { fieldsOf } from '../../benchmark/cloud/console/server/drift/forms.js';
import { mapPage } from '../../benchmark/cloud/console/server/drift/map-page.js';
import { everyRelease } from '../../benchmark/cloud/console/server/release-store.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import type { NavigationEntry, Page, ProductConsole, Section } from '../../benchmark/cloud/spec/console.js';
import { productOfHost } from '../../domain/consoles.js';
import { canonicalLabel } from '../../domain/labels.js';
import { instructionsInOrder, type Locale, type Parameter } from '../../domain/procedure.js';
import { coreDocuments } from '../end-to-end/corpus.js';

/** Largest share of what stands on a page that one document may need there. */
const LARGEST_SHARE = 0.2;

interface Shown {
  /** Labels of everything on a page that can be pressed or filled, with the navigation and the bar on top. */
  readonly all: ReadonlySet<string>;
  /** Fields that may stay as they are: a document names them, but no way leads through them. */
  readonly settled: ReadonlySet<string>;
}

function controlsOf(product: ProductConsole, page: Page, locale: Locale): Shown {
  const labels = new Set<string>();
  const settled = new Set<string>();
  const add = (text: { readonly en: string; readonly zh: string }) => labels.add(canonicalLabel(text[locale]));
  for (const text of [frame.products, frame.search, frame.help, frame.billing, frame.language]) add(text);
  const navigation = (entries: readonly NavigationEntry[]): void => {
    for (const entry of entries) {
      add(entry.label);
      navigation(entry.children ?? []);
    }
  };
  navigation(page.navigation ?? product.navigation);
  mapPage(page, {
    controls(controls) {
      for (const control of controls) {
        add(control.label);
        if (control.operation.kind === 'menu') for (const item of control.operation.items) add(item.label);
      }
      return controls;
    },
    form(form) {
      for (const field of fieldsOf(form)) {
        add(field.label);
        const starts = 'initial' in field && field.initial !== undefined;
        if (!field.required || starts) settled.add(canonicalLabel(field.label[locale]));
      }
      return form;
    },
  });
  const tabs = (sections: readonly Section[]): void => {
    for (const section of sections) {
      if (section.kind === 'table') for (const field of section.filters?.fields ?? []) add(field.label);
      if (section.kind !== 'tabs') continue;
      for (const tab of section.tabs) {
        add(tab.label);
        tabs(tab.sections);
      }
    }
  };
  tabs(page.sections);
  return { all: labels, settled };
}

function parametersOf(parameter: Parameter): readonly string[] {
  return [parameter.label.text, ...parameter.options.flatMap((option) => option.parameters.flatMap(parametersOf))];
}

describe('the console is no signpost', () => {
  const documents = coreDocuments(Array.from({ length: 32 }, (_, index) => String(index + 1).padStart(2, '0')));
  for (const file of documents) {
    const name = file.replace(/.*\//, '');
    it(`shows much more on each page than ${name} needs there`, () => {
      const document = parseDocument(file, readFileSync(file, 'utf8'));
      const needed = new Set(
        document.procedures
          .flatMap(instructionsInOrder)
          .flatMap((instruction) => [
            ...instruction.labels.map((label) => label.text),
            ...instruction.parameters.flatMap(parametersOf),
          ])
          .map(canonicalLabel),
      );
      const crowded: string[] = [];
      for (const product of CONSOLES.filter(({ product }) => productOfHost(product) === document.product).flatMap(
        everyRelease,
      )) {
        for (const page of product.pages) {
          const shown = controlsOf(product, page, document.locale);
          const onPath = [...shown.all].filter((label) => needed.has(label) && !shown.settled.has(label));
          if (onPath.length > LARGEST_SHARE * shown.all.size) {
            crowded.push(`${page.route}: ${onPath.length} of ${shown.all.size}: ${onPath.join(', ')}`);
          }
        }
      }
      assert.deepEqual(crowded, []);
    });
  }
});
