import type { ProductConsole, Section } from '../../spec/console.js';
import type { SectionModel, View } from '../page-model.js';
import { optional } from './optional.js';
import { renderButtons } from './render-controls.js';
import { renderForm } from './render-form.js';
import { renderShell } from './render-shell.js';
import { renderDetails, renderList, renderTable } from './render-table.js';
import type { Renderer } from './renderer.js';
import type { Session } from './sessions.js';

/** Everything that the browser needs to draw a page. */
export async function renderPage(
  renderer: Renderer,
  session: Session,
  products: readonly ProductConsole[],
): Promise<View> {
  const { place } = renderer;
  const name = renderer.localiser.pageName(place.page, place.scope);
  const heading = (place.page.headingParameter && place.parameters[place.page.headingParameter]) || name;
  const sections = await renderSections(renderer, place.page.sections);
  return {
    language: place.language,
    title: `${name} - ${place.product.title[place.language]}`,
    shell: renderShell(renderer, session, products, name),
    heading,
    ...optional('description', place.page.description && renderer.text(place.page.description)),
    ...optional('back', place.page.parent && renderer.to(place.page.parent)),
    buttons: renderButtons(renderer, place.page.buttons, {}),
    sections,
  };
}

async function renderSections(renderer: Renderer, sections: readonly Section[]): Promise<SectionModel[]> {
  const rendered = sections.map(async (section) => {
    const isShown = section.kind !== 'notice' || (await (section.shown?.(renderer.context) ?? true));
    return isShown ? [await renderSection(renderer, section)] : [];
  });
  return (await Promise.all(rendered)).flat();
}

async function renderSection(renderer: Renderer, section: Section): Promise<SectionModel> {
  switch (section.kind) {
    case 'table':
      return renderTable(renderer, section);
    case 'list':
      return renderList(renderer, section);
    case 'details':
      return await renderDetails(renderer, section);
    case 'form':
      return renderForm(renderer, section.form, { cancelTo: renderer.to(section.cancel), inOverlay: false });
    case 'tabs':
      return {
        kind: 'tabs',
        tabs: await Promise.all(
          section.tabs.map(async (tab) => ({
            text: renderer.text(tab.label),
            sections: await renderSections(renderer, tab.sections),
          })),
        ),
      };
    case 'notice':
      return {
        kind: 'notice',
        text: renderer.text(section.text),
        buttons: renderButtons(renderer, section.buttons, {}),
      };
    case 'figures':
      return {
        kind: 'figures',
        title: renderer.text(section.title),
        items: await Promise.all(
          section.items.map(async (item) => ({
            text: renderer.text(item.label),
            count: await item.count(renderer.context),
          })),
        ),
      };
  }
}
