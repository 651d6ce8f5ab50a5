import type { CloudEngine } from '../../engine/contract.js';
import { isRegion } from '../../products/shared/regions.js';
import type { Page, ProductConsole, Row } from '../../spec/console.js';
import type { OptionModel, Outcome, PickModel, RowsModel, View } from '../page-model.js';
import { common } from './common-texts.js';
import type { DriftStore } from './drift/store.js';
import { featurePage } from './feature-pages.js';
import { readForm, readNamed } from './form-values.js';
import { type Language, Localiser } from './localiser.js';
import { optional } from './optional.js';
import { CallRefused, contextOf } from './page-context.js';
import { checkStep, confirmOperation, levelOf, openOperation, refusalText, submitForm } from './perform.js';
import { productAt, type ReleaseStore } from './release-store.js';
import { renderCell } from './render-cell.js';
import { renderOptions } from './render-field.js';
import { renderPage } from './render-page.js';
import { renderRows } from './render-table.js';
import { Renderer } from './renderer.js';
import { addressOf, fillRoute, matchPage, queryOfAddress, routeOfAddress } from './routes.js';
import type { Session } from './sessions.js';
import type { Place, Target } from './targets.js';
import type { Tours } from './tours.js';
import type { Variation } from './variation.js';

export interface DataServiceParts {
  readonly engine: CloudEngine;
  readonly products: readonly ProductConsole[];
  readonly drift: DriftStore;
  readonly releases: ReleaseStore;
  readonly tours: Tours;
  readonly variation: Variation;
}

/** Answers what the browser asks of a console page. */
export class DataService {
  readonly #parts: DataServiceParts;

  constructor(parts: DataServiceParts) {
    this.#parts = parts;
  }

  productOf(label: string): ProductConsole | undefined {
    return this.#parts.products.find((product) => product.product === label);
  }

  /** The page of an address. */
  async view(session: Session, asked: ProductConsole, address: string, language: Language): Promise<View> {
    const { accountId } = session.caller;
    const released = productAt(asked, this.#parts.releases.of(accountId));
    const product = this.#parts.drift.consoleOf(released, accountId, language);
    const { regionId, ...query } = queryOfAddress(address);
    if (isRegion(regionId)) session.region = regionId;
    const route = routeOfAddress(address);
    const resolved = this.#resolve(product, route, session);
    if (isRegion(resolved.parameters.region)) session.region = resolved.parameters.region;
    const { page, parameters } = resolved;
    const place: Place = { product, page, parameters, query, region: session.region, language, scope: [page.name] };
    const shown = addressOf(product, `${resolved.route}${searchOf(query)}`);
    const view = await this.#page(session, place);
    return resolved.route === route && !regionId ? view : { ...view, address: shown };
  }

  async #page(session: Session, place: Place): Promise<View> {
    const renderer = this.#renderer(session, place);
    try {
      const view = await renderPage(renderer, session, this.#parts.products);
      return { ...view, ...optional('tour', this.#parts.tours.of(renderer, session.caller)) };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const page: Page = { ...place.page, buttons: [], sections: [] };
      const bare = await renderPage(this.#renderer(session, { ...place, page }), session, this.#parts.products);
      return { ...bare, sections: [{ kind: 'notice', text: refusalText(error), buttons: [] }] };
    }
  }

  /** One page of rows of a table or a list. */
  async rows(session: Session, body: Row, language: Language): Promise<RowsModel | Outcome> {
    const target = resolve(session, body.id, 'rows');
    if (!target) return expired(language);
    const renderer = this.#renderer(session, target.place);
    const { source, filters } = target;
    const { variation } = this.#parts;
    return await orRefusal(async () => {
      const level = { bindings: filters, posted: recordIn(body.filter), findRow: finder(session) };
      const [rows] = await Promise.all([source.rows(renderer.context, readForm(level).values), variation.pause()]);
      return renderRows(renderer, source, variation.order(source, rows), {
        page: typeof body.page === 'number' ? body.page : 1,
        search: typeof body.search === 'string' ? body.search : '',
      });
    });
  }

  /** Options of a field that come from the cloud. */
  async options(
    session: Session,
    body: Row,
    language: Language,
  ): Promise<{ options: readonly OptionModel[] } | Outcome> {
    const target = resolve(session, body.id, 'options');
    if (!target) return expired(language);
    const renderer = this.#renderer(session, target.place);
    const { query, scope, binding } = target;
    const level = { bindings: scope, posted: recordIn(body.values), findRow: finder(session) };
    await this.#parts.variation.pause(query.latency);
    return await orRefusal(async () => {
      const options = await query.load(renderer.context, readNamed(level, query.dependsOn ?? []));
      return { options: renderOptions(renderer, options, binding) };
    });
  }

  /** Records that a panel offers. */
  async records(session: Session, body: Row, language: Language): Promise<{ records: readonly PickModel[] } | Outcome> {
    const target = resolve(session, body.id, 'pick');
    if (!target) return expired(language);
    const renderer = this.#renderer(session, target.place);
    const { panel, columns } = target.field;
    await this.#parts.variation.pause();
    return await orRefusal(async () => {
      const rows = await panel.load(renderer.context);
      const records = rows.map((row) => ({
        id: session.ids.issue({ kind: 'row', row }),
        cells: panel.columns.map((column) => renderCell(renderer, column, row)),
        picked: columns.map((column) => renderCell(renderer, column, row)),
      }));
      return { records };
    });
  }

  /** A control was pressed, or a question confirmed. */
  async operate(session: Session, body: Row, language: Language): Promise<Outcome> {
    const target = typeof body.id === 'string' ? session.ids.resolve(body.id) : undefined;
    if (target?.kind === 'batch') {
      const ids = Array.isArray(body.rows) ? body.rows : [];
      const rows = ids.map(finder(session)).filter((row) => row !== undefined);
      return await openOperation(this.#renderer(session, target.place), { ...target, rows });
    }
    if (target?.kind !== 'operation') return expired(language);
    const renderer = this.#renderer(session, target.place);
    return body.confirmed === true ? await confirmOperation(renderer, target) : await openOperation(renderer, target);
  }

  /** One step of a form is complete. */
  check(session: Session, body: Row, language: Language): Outcome {
    const target = resolve(session, body.id, 'form');
    if (!target || typeof body.step !== 'number') return expired(language);
    const level = levelOf(target, recordIn(body.values), finder(session));
    return checkStep(this.#renderer(session, target.place), target, body.step, level);
  }

  /** A form was sent. */
  async submit(session: Session, body: Row, language: Language): Promise<Outcome> {
    const target = resolve(session, body.id, 'form');
    if (!target) return expired(language);
    const level = levelOf(target, recordIn(body.values), finder(session));
    return await submitForm(this.#renderer(session, target.place), target, level);
  }

  /** The user closed the tour of a product. */
  closeTour(session: Session, product: ProductConsole): Outcome {
    this.#parts.tours.close(session.caller, product);
    return {};
  }

  #renderer(session: Session, place: Place): Renderer {
    const drift = this.#parts.drift.of(session.caller.accountId);
    const localiser = new Localiser(place.product, place.language, drift, place.page.navigation);
    return new Renderer(localiser, session.ids, place, contextOf(this.#parts.engine, session, place));
  }

  #resolve(product: ProductConsole, asked: string, session: Session) {
    const home = fillRoute(product.home, { region: session.region });
    const route = asked === '/' ? home : asked;
    const match = matchPage(product, route);
    if (match) return { ...match, route };
    const feature = featurePage(product, route);
    if (feature) return { page: feature, parameters: {} as Readonly<Record<string, string>>, route };
    const page: Page = { name: common.notice, route, sections: [{ kind: 'notice', text: common.notFound }] };
    return { page, parameters: {} as Readonly<Record<string, string>>, route };
  }
}

function resolve<Kind extends Target['kind']>(session: Session, id: unknown, kind: Kind) {
  const target = typeof id === 'string' ? session.ids.resolve(id) : undefined;
  return target?.kind === kind ? (target as Extract<Target, { kind: Kind }>) : undefined;
}

function finder(session: Session) {
  return (id: unknown): Row | undefined => resolve(session, id, 'row')?.row;
}

function recordIn(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

async function orRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallRefused) return { error: refusalText(error) };
    throw error;
  }
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

function expired(language: Language): Outcome {
  return { error: common.reload[language] };
}
