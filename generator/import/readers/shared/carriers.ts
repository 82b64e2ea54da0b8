/** Vinyl, CD, cassette and others, in the words of shops and labels. */
import { fold } from '../../../engine/lib/fold.ts';
import type { FormatFacts } from '../../catalogue.ts';

/** The most specific first: a `CD + LP` is a record. */
const CARRIERS: readonly (readonly [FormatFacts['format'], RegExp])[] = [
  [
    'vinyl',
    /\b\d{0,2} ?x? ?lp\b|vin[iy]l|vinyyli|schallplatte|\b(?:7|10|12) ?(?:["”″]|''|inch|zoll|pouces|pulgadas)|^(?:7|10|12)$/,
  ],
  ['cd', /\b\d{0,2} ?x? ?cd(?:-?r)?\b|compact disc/],
  ['cassette', /cass?et|kassett|kasetti|\bmc\b|\btape\b|\bk7\b|\bkaset\b/],
  ['digital', /digital|dijital|download|descarga|\b(?:mp3|flac|wav|aiff|alac)\b/],
];

export function carrierIn(text: string): FormatFacts['format'] | undefined {
  const words = fold(text);
  return CARRIERS.find(([, carrier]) => carrier.test(words))?.[0];
}

/** Names of formats that say nothing more. */
const PLAIN =
  /^(?:vin[iy]lo?|vinile|cd|cass?et(?:e|te|ta)|tape|mc|kasetti|kassette|k7|digital|other|digital download|download)$/;

/** `Double LP, black` of `Double LP, Album, black`, as the type is a fact of the release; undefined for a text that only names the format. */
export function titleOfFormat(text: string): string | undefined {
  const title = text.replace(/,\s*(?:album|ep|mini-album|single|comp(?:ilation)?)(?=,|$)/gi, '');
  return title === '' || PLAIN.test(fold(title)) ? undefined : title;
}

/** `500` is a number of copies. */
export function writeEdition(text: string): string | undefined {
  return (/^\d+$/.test(text) ? `${text} copies` : text) || undefined;
}
