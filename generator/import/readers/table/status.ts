/** The state of a show in words, as people write it into their tables. */
import type { EventFacts } from '../../catalogue.ts';

export type State = NonNullable<EventFacts['status']> | 'unsure' | 'private';

/** In the languages of the interface; without accents where people leave them out. Of several that fit, the first is meant. */
const WORDS: readonly (readonly [State, RegExp])[] = [
  [
    'unsure',
    /(?:not|nicht|pas|non|no|não) (?:yet |noch |encore |ancora |todavía |aún |ainda )?(?:confirm|conferm|bestätigt|bestaetigt)|noch offen|unbestätigt|onaylanmad|غير مؤكد/i,
  ],
  [
    'cancelled',
    /cancel|^can[xc](?:'?d)?\b|^c(?:nx|xl)(?:'?d)?\b|^off\b|called off|^pulled\b|^scrapped|^axed|abgesagt|^absage|storniert|gestrichen|fällt aus|ausgefallen|entfällt|entfaellt|annul|supprimé|suspendid|^saltat|^soppress|iptal|ملغ|ألغي|إلغاء/i,
  ],
  [
    'postponed',
    /postpon|^ppd\b|verschoben|verlegt auf|report[ée]|aplazad|pospuest|rinviat|rimandat|posticipat|adiad|ertelen|مؤجل|تأجل|تأجيل/i,
  ],
  ['moved', /^moved|relocat|verlegt|déplacé|trasladad|spostat|transferid|taşındı|نقل/i],
  // What is nearly sold out is still sold.
  [
    'scheduled',
    /(?:almost|nearly|not|near|fast|beinahe|nicht|presque|pas|casi|no|quasi|non|quase|não|neredeyse) (?:sold|ausverkauft|complet|agotad|esaurit|esgotad|tüken)|^(?:low|few|limited|last|final|remaining)\b.*(?:tickets?|left|availability|seats|places)|selling (?:fast|out|well)|restkarten|(?:letzte|wenige) (?:karten|tickets|plätze)|derni[eè]r(?:e?s) (?:billets|places)|últim[ao]s (?:entradas|bilhetes|ingressos|plazas)|ultimi (?:biglietti|posti)|son bilet|آخر التذاكر/i,
  ],
  [
    'sold_out',
    /sold.?out|^sold$|loppuunmyy|ausverkauft|complet\b|épuisé|guichets fermés|agotad|esaurit|tutto esaurito|esgotad|lotad|tükendi|نفد|بيعت بالكامل/i,
  ],
  ['private', /^privat|geschlossene gesellschaft|^private|^privé|^privad|^özel|خاص/i],
  [
    'unsure',
    /tentativ|option|opción|opzion|opção|^hold|on hold|^1st|^2nd|^3rd|pencil|angefragt|anfrage|unconfirmed|(?:to be|zu|à|por|da|a) (?:confirm|conferm|bestätig)|sin confirmar|provis|in verhandlung|offen|pending|en attente|pendiente|in attesa|pendente|\btb[acd]\b|to be announced|^\?+$|^draft|^entwurf|^idea|bekl(?:e|iyor)|مبدئي|قيد الانتظار/i,
  ],
  [
    'scheduled',
    /confirm|conferm|bestätigt|bestaetigt|\bscheduled|on sale|im verkauf|im vvk|en vente|a la venta|in vendita|à venda|satışta|متاح|available|^booked|gebucht|^live$|^active|^upcoming|fix\b|^ok$|^ja$|^yes$|^done$|onayl|مؤكد|played|gespielt|contract|vertrag|^past|announced|angekündigt/i,
  ],
];

/** Undefined if the words are none of these. */
export function stateOf(text: string): State | undefined {
  const plain = text.replace('_', ' ').trim();
  return WORDS.find(([, words]) => words.test(plain))?.[0];
}
