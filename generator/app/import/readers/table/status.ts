/** The state of a show in words, as people write it into their tables. */
import type { EventFacts } from '../../catalogue.ts';

export type State = NonNullable<EventFacts['status']> | 'unsure' | 'private';

/** In the languages of the interface; without accents where people leave them out. */
const WORDS: readonly (readonly [State, RegExp])[] = [
  ['cancelled', /cancel|abgesagt|annul|ausgefallen|entfällt|suspendid|iptal|ملغ|ألغي/i],
  [
    'postponed',
    /postpon|verschoben|verlegt auf|report[ée]|aplazad|pospuest|rinviat|rimandat|adiad|ertelen|مؤجل|تأجل/i,
  ],
  ['moved', /^moved|relocat|verlegt|déplacé|trasladad|spostat|transferid|taşındı|نقل/i],
  [
    'sold_out',
    /sold.?out|ausverkauft|complet\b|guichets fermés|agotad|esaurit|tutto esaurito|esgotad|lotad|tükendi|نفد|بيعت بالكامل/i,
  ],
  ['private', /^privat|geschlossene gesellschaft|^private|^privé|^privad|^özel|خاص/i],
  [
    'unsure',
    /tentativ|option|^hold|^1st|^2nd|pencil|angefragt|anfrage|unconfirmed|unbestätigt|non confirm|sin confirmar|provis|in verhandlung|offen|pending|tbc|^draft|^entwurf|^idea|bekl(e|iyor)|مبدئي|غير مؤكد/i,
  ],
  [
    'scheduled',
    /confirm|bestätigt|bestaetigt|scheduled|on sale|fix\b|^ok$|^ja$|^yes$|^done$|onayl|مؤكد|played|gespielt|contract|vertrag|past|announced|angekündigt/i,
  ],
];

/** Undefined if the words are none of these. */
export function stateOf(text: string): State | undefined {
  const plain = text.replace('_', ' ').trim();
  return WORDS.find(([, words]) => words.test(plain))?.[0];
}
