import type { PageContext, Text } from '../../spec/console.js';
import type { Localiser, Scope } from './localiser.js';
import type { OpaqueIds } from './opaque-ids.js';
import { addressOf, fillRoute } from './routes.js';
import type { Place, Target } from './targets.js';

/** What rendering one page for one session needs. */
export class Renderer {
  readonly localiser: Localiser;
  readonly ids: OpaqueIds<Target>;
  readonly place: Place;
  readonly context: PageContext;

  constructor(localiser: Localiser, ids: OpaqueIds<Target>, place: Place, context: PageContext) {
    this.localiser = localiser;
    this.ids = ids;
    this.place = place;
    this.context = context;
  }

  text(text: Text): string {
    return this.localiser.text(text, this.place.scope);
  }

  /** A sentence that names a label, which drift may have replaced. */
  sentence(text: Text, label: Text | undefined): string {
    const { language } = this.localiser;
    return label ? text[language].replace(label[language], this.text(label)) : this.text(text);
  }

  /** Address of a route, with the page's own region and variables filled in. */
  to(route: string): string {
    const filled = fillRoute(route, { ...this.place.parameters, region: this.place.region });
    return /^https?:/.test(filled) ? filled : addressOf(this.place.product, filled);
  }

  /** The same page with a dialog or panel over it. */
  within(scope: Scope): Renderer {
    const place = { ...this.place, scope: [...this.place.scope, ...scope] };
    return new Renderer(this.localiser, this.ids, place, this.context);
  }
}
