import type { CloudEngine } from '../../engine/contract.js';
import { REGIONS } from '../../products/regions.js';
import type { Option, Page, ProductConsole, Row } from '../../spec/console.js';
import type { Outcome, RowsModel, View } from '../page-model.js';
import { common } from './common-texts.js';
import type { DriftStore } from './drift/store.js';
import { type Language, Localiser } from './localiser.js';
import { CallRefused, contextOf } from './page-context.js';
import { confirmOperation, openOperation, refusalText, submitForm } from './perform.js';
import { productAt, type ReleaseStore } from './release-store.js';
import { renderOptions } from './render-form.js';
import { featurePage, renderPage } from './render-page.js';
import { renderRows } from './render-table.js';
import { Renderer } from './renderer.js';
import { addressOf, fillRoute, matchPage, queryOfAddress, routeOfAddress } from './routes.js';
import type { Session } from './sessions.js';
import type { Place, Target } from './targets.js';

export interface DataServiceParts {
  readonly engine: CloudEngine;
  readonly products: readonly ProductConsole[];
  readonly drift: DriftStore;
  readonly releases: ReleaseStore;
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
    const place: Place = {
      product,
      ...resolved,
      query,
      region: session.region,
      language,
      scope: [resolved.page.name],
    };
    const renderer = this.#renderer(session, place);
    try {
      const view = await renderPage(renderer, session, this.#parts.products);
      return resolved.route === route && !regionId ? view : { ...view, address: addressOf(product, resolved.route) };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const page: Page = { ...resolved.page, buttons: [], sections: [] };
      const bare = await renderPage(this.#renderer(session, { ...place, page }), session, this.#parts.products);
      return { ...bare, sections: [{ kind: 'notice', text: refusalText(error) }] };
    }
  }

  /** One page of rows of a table. */
  async rows(session: Session, body: Row, language: Language): Promise<RowsModel | Outcome> {
    const target = resolve(session, body.id, 'rows');
    if (!target) return expired(language);
    const renderer = this.#renderer(session, target.place);
    try {
      const rows = await target.section.rows(renderer.context, {});
      return renderRows(renderer, target.section, rows, {
        page: typeof body.page === 'number' ? body.page : 1,
        search: typeof body.search === 'string' ? body.search : '',
      });
    } catch (error) {
      if (error instanceof CallRefused) return { error: refusalText(error) };
      throw error;
    }
  }

  /** Options of a select that come from the cloud. */
  async options(session: Session, body: Row, language: Language): Promise<{ options: unknown } | Outcome> {
    const target = resolve(session, body.id, 'options');
    if (!target) return expired(language);
    const renderer = this.#renderer(session, target.place);
    const { latency = 0 } = target.query;
    if (latency > 0) await new Promise((done) => setTimeout(done, latency));
    try {
      const options: readonly Option[] = await target.query.load(renderer.context, {});
      return { options: renderOptions(renderer, options, target.binding) };
    } catch (error) {
      if (error instanceof CallRefused) return { error: refusalText(error) };
      throw error;
    }
  }

  /** A control was pressed, or a question confirmed. */
  async operate(session: Session, body: Row, language: Language): Promise<Outcome> {
    const target = typeof body.id === 'string' ? session.ids.resolve(body.id) : undefined;
    if (target?.kind === 'batch') {
      const ids = Array.isArray(body.rows) ? body.rows : [];
      const rows = ids.map((id) => resolve(session, id, 'row')?.row).filter((row) => row !== undefined);
      return openOperation(this.#renderer(session, target.place), target.operation, rows);
    }
    if (target?.kind !== 'operation') return expired(language);
    const renderer = this.#renderer(session, target.place);
    if (body.confirmed === true) return await confirmOperation(renderer, target.operation, target.rows);
    return openOperation(renderer, target.operation, target.rows);
  }

  /** A form was sent. */
  async submit(session: Session, body: Row, language: Language): Promise<Outcome> {
    const target = resolve(session, body.id, 'form');
    if (!target) return expired(language);
    const posted = typeof body.values === 'object' && body.values !== null ? (body.values as Row) : {};
    return await submitForm(this.#renderer(session, target.place), target, posted);
  }

  #renderer(session: Session, place: Place): Renderer {
    const drift = this.#parts.drift.of(session.caller.accountId);
    const localiser = new Localiser(place.product, place.language, drift);
    return new Renderer(localiser, session.ids, place, contextOf(this.#parts.engine, session, place));
  }

  #resolve(product: ProductConsole, asked: string, session: Session) {
    const home = fillRoute(product.home, { region: session.region });
    const route = asked === '/' ? home : asked;
    const match = matchPage(product, route);
    if (match) return { ...match, route };
    const feature = featurePage(product, route);
    if (feature) return { page: feature, parameters: {}, route };
    const page: Page = { name: common.notice, route, sections: [{ kind: 'notice', text: common.notFound }] };
    return { page, parameters: {}, route };
  }
}

function resolve<Kind extends Target['kind']>(session: Session, id: unknown, kind: Kind) {
  const target = typeof id === 'string' ? session.ids.resolve(id) : undefined;
  return target?.kind === kind ? (target as Extract<Target, { kind: Kind }>) : undefined;
}

function isRegion(id: string | undefined): id is string {
  return REGIONS.some((region) => region.regionId === id);
}

function expired(language: Language): Outcome {
  return { error: common.reload[language] };
}
