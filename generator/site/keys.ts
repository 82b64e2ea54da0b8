/** Names of the keys of files and the columns of tables in eight languages: `keys.json`. */
import { fold } from '../engine/lib/fold.ts';
import fileKeys from './file-keys.json' with { type: 'json' };
import names from './keys.json' with { type: 'json' };
import { platformNamed } from './platforms/table.ts';

export type Key = keyof typeof names;

export interface Meaning {
  readonly key: Key;
  /** The language of the name, where it is not English. */
  readonly language?: string | undefined;
  /** Platform that the name of an address mentions. */
  readonly platform?: string | undefined;
}

export function isKey(name: string): name is Key {
  return Object.hasOwn(names, name);
}

/** Lists the names of a key in all languages. */
export function namesOf(key: string): readonly string[] {
  return isKey(key) ? Object.values<string>(names[key]).flatMap((words) => words.split(', ')) : [];
}

let meanings: Map<string, Meaning> | undefined;

/** Returns the meaning of the name of a column or a key: `Erscheinungsdatum`, `UPC/EAN`, `Track #`, `Composer 2`, `Spotify URL`. */
export function meaningOf(name: string): Meaning | undefined {
  meanings ??= listMeanings();
  const words = plain(name);
  const bare = plain(name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '));
  return (
    meanings.get(words) ??
    meanings.get(bare) ??
    meanings.get(bare.replace(/ \d{1,2}$/, '')) ??
    placeMeaning(name, meanings) ??
    platformMeaning(bare)
  );
}

let inFiles: Map<string, string> | undefined;

/** The key of a file that a word means: those of tables, and some that no table has. `password` is one that no file has. */
export function keyMeant(word: string): string | undefined {
  inFiles ??= new Map(
    Object.entries(fileKeys).flatMap(([key, words]) =>
      words.split(', ').map((each) => [plain(each), key] as const),
    ),
  );
  return meaningOf(word)?.key ?? inFiles.get(plain(word));
}

const PLACES: ReadonlySet<Key> = new Set<Key>(['place', 'venue', 'city', 'address']);

/** Keys that may follow a city. Elsewhere, a state is the status of a show. */
const AROUND: ReadonlySet<Key> = new Set<Key>(['region', 'country', 'status']);

/** `Ort/Saal`, `Venue, City`, `City/State`: a place in one cell; `Saal/Halle` are two words for one key. */
function placeMeaning(name: string, known: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const parts = name.split(/[/,&+]/).map((part) => known.get(plain(part)));
  const [first, ...others] = parts;
  if (!first || others.length === 0 || !PLACES.has(first.key)) return undefined;
  if (others.every((part) => part?.key === first.key)) return first;
  if (first.key === 'city' && others.every((part) => part && AROUND.has(part.key))) return first;
  const isPlace = others.every((part) => part && (PLACES.has(part.key) || AROUND.has(part.key)));
  return isPlace ? { ...first, key: 'place' } : undefined;
}

function listMeanings(): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [key, languages] of Object.entries(names)) {
    if (!isKey(key)) continue;
    for (const [language, words] of Object.entries(languages)) {
      for (const word of words.split(', ')) {
        // A name that is English as well says nothing about the language.
        const meaning = { key, ...(language !== 'en' && { language }) };
        if (!found.has(plain(word))) found.set(plain(word), meaning);
      }
    }
  }
  // The keys of the site's own files, above all words: tables that Liner wrote have them.
  for (const key of Object.keys(names)) if (isKey(key)) found.set(plain(key), { key });
  return found;
}

/** `spotify`, `spotify url`, `link soundcloud`, `release on spotify`. */
function platformMeaning(words: string): Meaning | undefined {
  const isOfRelease = /^(?:release|album) on /.test(words);
  const name = words.replace(
    /^(?:release on|album on|url|link|lien|enlace) | (?:url|link|links|address|album url|uri)$/g,
    '',
  );
  const platform = name && name.length < 30 ? platformNamed(name) : undefined;
  if (!platform?.isMusic) return undefined;
  return { key: isOfRelease ? 'release_url' : 'url', platform: platform.key };
}

/** Letters and digits in lower case without accents; `#`, `№` and `N.º` are `no`. */
function plain(name: string): string {
  return fold(
    name
      .slice(0, 100)
      .replace(/#|№|n\.? ?[º°]\.?/gi, ' no ')
      .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2'),
  )
    .replace(/[^\p{L}\p{N}℗©]+/gu, ' ')
    .trim();
}
