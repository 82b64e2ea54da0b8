/** Input and output of the formats of an export. */
import type { Site } from '../../site/site.ts';

export interface ExportInput {
  /** Site in the default language. */
  site: Site;
  /** `artist.json`, as the site publishes it. */
  artist: string;
  /** The Markdown below the keys of entries, by their files. */
  texts: ReadonlyMap<string, string>;
  /** The absolute path of a file of the assets folder; undefined if it is missing. */
  locate(asset: string): string | undefined;
  /** The code of the language of the command. */
  language: string;
  say(code: ExportSentence, values?: object): string;
}

/** Sentences in the language of the command. */
type ExportSentence =
  | `musicbrainz-${'title' | 'about' | 'left-out' | 'button' | 'formats' | 'there' | 'known' | 'next'}`
  | `discogs-${'next' | 'known' | 'stock' | 'unclear'}`;

/** A file below the folder of the export: a text, what was made, or the copy of a file. */
export type ExportFile =
  | { readonly path: string; readonly bytes: Uint8Array }
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly from: string };

export interface Exported {
  files: ExportFile[];
  /** Sentences about what is left out. */
  notes: string[];
}

export type Export = (input: ExportInput) => Exported;
