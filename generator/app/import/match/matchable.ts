import type { ItemKind } from '../catalogue.ts';

/** An entry of the site or of a source. */
export interface Matchable {
  readonly kind: ItemKind;
  readonly data: object;
  /** The name of its file, if it is one of the site. */
  readonly slug?: string | undefined;
}
