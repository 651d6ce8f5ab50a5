import type { ArtifactRef } from './artifact.js';
import type { Locale, Procedure, ProductCode, Site } from './procedure.js';

/** A procedure with everything free in it decided: what one episode is asked to do. */

export interface ValueBinding {
  /** Label of the parameter as the document writes it. */
  readonly label: string;
  /** Text to type, or option to choose. */
  readonly value: string;
  /** Other texts under which a console may show the same thing, such as a region's display name. */
  readonly alsoShownAs: readonly string[];
  readonly source: 'document' | 'lease' | 'resource' | 'default';
  /** The value is a placeholder such as `{{secret:password}}`; only the hands know what it stands for. */
  readonly secret?: true;
}

export interface EpisodeTask {
  readonly document: { readonly file: string; readonly title: string; readonly locale: Locale; readonly site: Site };
  readonly product: ProductCode;
  readonly procedure: Procedure;
  readonly values: readonly ValueBinding[];
  /** Branch chosen for each "or": group to branch number. */
  readonly branches: Readonly<Record<string, number>>;
  /** Page the browser is on when the episode starts: the document's own console link, host corrected to the site's. */
  readonly startUrl: string;
  readonly regionId: string;
  /** Prefix of every name made for this lease. */
  readonly namePrefix: string;
  /** Files that the procedure gives to a page, such as a certificate, by the names under which they are given. */
  readonly files?: readonly { readonly name: string; readonly artifact: ArtifactRef }[];
  /** Names and ids of what was provisioned for this lease: all that may be changed besides what the episode makes. */
  readonly leased?: readonly string[];
}
