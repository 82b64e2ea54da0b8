/** What a release of Discogs came out on. */
import type { FormatFacts } from '../../catalogue.ts';
import { known, listAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';

const FORMATS: readonly [RegExp, FormatFacts['format']][] = [
  [/^(?:vinyl|shellac|lathe cut|flexi-disc|acetate)$/i, 'vinyl'],
  [/^(?:cdr?|sacd|hybrid|cdv)$/i, 'cd'],
  [/^cassette$/i, 'cassette'],
];
/** Files are what `streaming_links` lead to. */
const FILES = /^(?:file|memory stick|all media|box set)$/i;
const TYPES: readonly [RegExp, string][] = [
  [/^compilation$/i, 'compilation'],
  [/^mixtape$/i, 'mixtape'],
  [/^(?:ep|mini-album)$/i, 'ep'],
  [/^(?:maxi-)?single$/i, 'single'],
  [/^(?:album|lp)$/i, 'album'],
];
const EDITION =
  /edition|numbered|reissue|repress|remaster|promo|test pressing|white label|misprint|club|limited/i;
/** How it is recorded and played. */
const TECHNICAL = /rpm|^(?:stereo|mono|quadraphonic|single sided|all)$/i;

function descriptionsOf(format: unknown): string[] {
  return listAt(format, 'descriptions').filter((each) => typeof each === 'string');
}

/** @param words those of its formats: `Album`, `EP`; of an album that is a compilation too, that */
export function typeIn(words: readonly string[]): string | undefined {
  return TYPES.find(([pattern]) => words.some((word) => pattern.test(word.trim())))?.[1];
}

export function typeOf(release: unknown): string | undefined {
  return typeIn(listAt(release, 'formats').flatMap(descriptionsOf));
}

/** What it is, unless it is an edition that the artist published. */
export function unpublishedAs(release: unknown): string | undefined {
  const formats = listAt(release, 'formats').map(descriptionsOf);
  const hasAll = (word: RegExp) =>
    formats.length > 0 && formats.every((words) => words.some((each) => word.test(each)));
  if (hasAll(/^(?:unofficial release|bootleg|counterfeit)$/i)) return 'no release of the artist';
  return hasAll(/^(?:promo|test pressing)$/i) ? 'a promotional copy' : undefined;
}

export function readFormats(release: unknown, notes: Notes): FormatFacts[] {
  return listAt(release, 'formats').flatMap((each): FormatFacts[] => {
    const name = textAt(each, 'name') ?? '';
    if (name === '' || FILES.test(name)) return [];
    const words = descriptionsOf(each);
    const others = words.filter((word) => TYPES.every(([type]) => !type.test(word) || /^lp$/i.test(word)));
    for (const word of others) if (TECHNICAL.test(word)) notes.leave('Format', word);
    const plain = others.filter((word) => !TECHNICAL.test(word));
    const count = Number(textAt(each, 'qty') ?? 1);
    const media = plain.filter((word) => !EDITION.test(word));
    const title = [media.length > 0 ? media.join(', ') : name, textAt(each, 'text')]
      .filter(Boolean)
      .join(', ');
    const format = FORMATS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
    const shown = count > 1 && count < 100 ? `${count} × ${title}` : title;
    return [
      known<FormatFacts>({
        format,
        title: shown.toLowerCase() === format ? undefined : notes.line('Format', shown),
        edition: notes.line('Edition', plain.filter((word) => EDITION.test(word)).join(', ')),
      }),
    ];
  });
}
