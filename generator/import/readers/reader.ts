/** Reads one kind of source. */
import { fold } from '../../engine/lib/fold.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import type { Reading } from '../catalogue.ts';
import type { Opening, SourceFile } from '../sources/files.ts';
import { withoutCountry } from './shared/places.ts';

export interface Reader {
  /** Name for `--as` and `--take`: `bandcamp`. */
  readonly name: string;
  /** `pages saved from Bandcamp`. */
  readonly about: string;
  /** Returns true if a file is one of its own, by its name and its first bytes. */
  recognises(file: Opening): boolean;
  /** Reads its files, one after the other. What is wrong with one is a problem of the reading; nothing is thrown but the reason of the signal. */
  read(files: readonly SourceFile[], site: SiteFacts, options: ReadOptions): Promise<Reading>;
}

/** A release of the site, for readers of its pictures. */
export interface SiteRecord {
  readonly slug: string;
  readonly title: string;
  readonly artists: readonly string[];
  /** Number in the catalogue of its label. */
  readonly number?: string | undefined;
  /** The path of its page, which identifies it. */
  readonly page: string;
}

export interface SiteFacts {
  readonly artist: string;
  /** Names in the other languages of the site. */
  readonly otherNames?: readonly string[] | undefined;
  /** Names of those with a file in `artists/`. */
  readonly roster?: readonly string[] | undefined;
  readonly records?: readonly SiteRecord[] | undefined;
  /** True if other artists release on the site, as on that of a label: then all recordings are its own. */
  readonly isLabel?: boolean | undefined;
  /** True if the site lists releases of anybody as its own. */
  readonly ownsAll?: boolean | undefined;
  /** The address of the site, `https://artist.example`. */
  readonly address?: string | undefined;
  readonly language?: string | undefined;
  /** `Europe/Lisbon`. */
  readonly timezone: string;
  /** `2026-11-26`. */
  readonly today: string;
}

/** The names of the artist of the site, in all of its languages. */
export function namesOf({ artist, otherNames = [] }: SiteFacts): readonly string[] {
  return [artist, ...otherNames];
}

/** Tests whether somebody of the site is called so, with or without a country. */
export function nameTest(site: SiteFacts): (name: string) => boolean {
  const names = new Set([...namesOf(site), ...(site.roster ?? [])].map(fold));
  return (name) => names.has(fold(withoutCountry(name)));
}

/** Chooses among several names of somebody the one that the site uses; the first one of others. */
export function chooseName(names: readonly string[], site: SiteFacts): string | undefined {
  return names.find(nameTest(site)) ?? names[0];
}

/** Answers about a table: `--as` and `--columns`. */
export interface TableChoice {
  /** `merch`, `shows`. */
  readonly as?: string | undefined;
  /** Meaning of its columns: `{'Song Title': 'title'}`. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface ReadOptions extends TableChoice {
  /** All files of the sources, also those of other readers: a cover lies beside recordings. */
  readonly all: readonly SourceFile[];
  /** Choices for single tables, by their names. */
  readonly tables?: Readonly<Record<string, Partial<TableChoice>>> | undefined;
  /** Receives how many of many files have been read. */
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}
