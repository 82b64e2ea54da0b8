/** The site as it is, for comparison with what sources say. */
import type { Path } from '../../engine/edit/types.ts';
import type { ItemKind } from '../catalogue.ts';
import type { SiteFacts } from '../readers/reader.ts';

export interface SiteEntry {
  readonly kind: ItemKind;
  /** File in the content folder: `releases/new-song.md`. */
  readonly file: string;
  /** Path in the file: `[]` if it is the whole file, `['events', 3]` for a show. */
  readonly at: Path;
  readonly slug: string;
  /** Original keys, with the artist's name for `{artist}`. Empty items of lists count. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Keys whose values an import has guessed, and nobody has checked yet. */
  readonly guessed: readonly string[];
  readonly ids?: readonly string[] | undefined;
  /** True if its text is that of every new site, which nobody has written. */
  readonly isStart?: boolean | undefined;
  readonly versions: readonly EntryVersion[];
}

/** An entry in another language of the site. */
export interface EntryVersion {
  readonly code: string;
  /** Keys, with those of the default where it has no others. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface SiteContent {
  readonly entries: readonly SiteEntry[];
  readonly facts: SiteFacts;
  /** The names of the artist, folded. */
  readonly ownNames: ReadonlySet<string>;
  readonly language: string;
}
