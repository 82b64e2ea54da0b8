import type { ItemKind } from '../catalogue.ts';

/** An entry of the site or of a source. */
export interface Matchable {
  readonly kind: ItemKind;
  readonly data: object;
  /** Addresses that identify it elsewhere, besides those among its keys. */
  readonly ids?: readonly string[] | undefined;
  /** The name of its file, if it is one of the site. */
  readonly slug?: string | undefined;
}
