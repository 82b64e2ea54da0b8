/** The state of a show or a release in words, as people write it into their tables. */
import { likely } from '../../../engine/content/schema/read.ts';
import { fold } from '../../../engine/lib/fold.ts';
import { STATUSES } from '../../../features/shows/status-schema.ts';
import type { Key } from '../../../site/keys.ts';
import { readDay } from '../../../site/schema/dates.ts';
import { choiceNamed } from '../../../words/index.ts';
import type { EventFacts } from '../../catalogue.ts';
import { namesPrivate, namesSecret } from '../shared/entry-words.ts';
import type { Cell, Column, Line } from './rows.ts';
import { isYes } from './values.ts';

type State = NonNullable<EventFacts['status']> | 'unsure' | 'private';

/** Words in the languages of the interface; without accents where people leave them out. Of several that fit, the first is meant. */
const WORDS: readonly (readonly [State, RegExp])[] = [
  [
    'unsure',
    /(?:not|nicht|pas|non|no|não) (?:yet |noch |encore |ancora |todavía |aún |ainda )?(?:confirm|conferm|bestätigt|bestaetigt)|noch offen|unbestätigt|onaylanmad|غير مؤكد/i,
  ],
  [
    'cancelled',
    /cancel|^can[xc](?:'?d)?\b|^c(?:nx|xl)(?:'?d)?\b|^off\b|called off|^pulled\b|^scrapped|^axed|abgesagt|^absage|storniert|gestrichen|fällt aus|ausgefallen|entfällt|entfaellt|annul|supprimé|suspendid|^saltat|^soppress|iptal|^peru(?:t|ut)|inställ|avlyst|aflyst|afgelast|odwołan|zrušen|ملغ|ألغي|إلغاء/i,
  ],
  [
    'postponed',
    /postpon|^ppd\b|verschoben|verlegt auf|report[ée]|aplazad|pospuest|rinviat|rimandat|posticipat|adiad|siirret|lykätty|uppskjut|uitgesteld|udsat|utsatt|przełożon|ertelen|مؤجل|تأجل|تأجيل/i,
  ],
  ['moved', /^moved|relocat|verlegt|déplacé|trasladad|spostat|transferid|taşındı|نقل/i],
  // What is nearly sold out is still sold.
  [
    'scheduled',
    /(?:almost|nearly|not|near|fast|beinahe|nicht|presque|pas|casi|no|quasi|non|quase|não|neredeyse) (?:sold|ausverkauft|complet|agotad|esaurit|esgotad|tüken)|^(?:low|few|limited|last|final|remaining)\b.*(?:tickets?|left|availability|seats|places)|selling (?:fast|out|well)|restkarten|(?:letzte|wenige) (?:karten|tickets|plätze)|derni[eè]r(?:e?s) (?:billets|places)|últim[ao]s (?:entradas|bilhetes|ingressos|plazas)|ultimi (?:biglietti|posti)|son bilet|آخر التذاكر/i,
  ],
  [
    'sold_out',
    /sold.?out|^sold$|loppuunmyy|^loppu$|ausverkauft|complet\b|épuisé|guichets fermés|agotad|esaurit|tutto esaurito|esgotad|lotad|tükendi|نفد|بيعت بالكامل/i,
  ],
  ['private', /^privat|geschlossene gesellschaft|^private|^privé|^privad|^özel|خاص/i],
  [
    'unsure',
    /tentativ|option|opción|opzion|opção|^hold|on hold|^1st|^2nd|^3rd|pencil|angefragt|anfrage|unconfirmed|(?:to be|zu|à|por|da|a) (?:confirm|conferm|bestätig)|sin confirmar|provis|in verhandlung|offen|pending|en attente|pendiente|in attesa|pendente|\btb[acd]\b|to be announced|^\?+$|^draft|^entwurf|^idea|bekl(?:e|iyor)|alustava|neuvottel|preliminär|foreløpig|مبدئي|قيد الانتظار/i,
  ],
  [
    'scheduled',
    /confirm|conferm|bestätigt|bestaetigt|\bscheduled|on sale|im verkauf|im vvk|en vente|a la venta|in vendita|à venda|satışta|متاح|available|disponível|disponib|verfügbar|lieferbar|mevcut|stokta|^booked|gebucht|^live$|^active|^upcoming|fix\b|^ok$|^ja$|^yes$|^done$|onayl|vahvistett|varmistett|bekräftad|bekræftet|bekreftet|bevestigd|potwierdz|مؤكد|played|gespielt|contract|vertrag|^past|announced|angekündigt/i,
  ],
];

/** Returns undefined if the words are none of these. */
export function stateOf(text: string): State | undefined {
  const plain = text.replace('_', ' ').trim();
  const [state] = WORDS.find(([, words]) => words.test(plain)) ?? [];
  const named = choiceNamed('status', plain, STATUSES);
  return state ?? STATUSES.find((status) => status === named);
}

/** True if the price of a row says that there are none left. */
export function isSoldOutPrice(line: Line): boolean {
  const text = line.text('price');
  return text !== '' && !/\d/.test(text) && stateOf(text) === 'sold_out';
}

interface Standing {
  readonly state?: State | undefined;
  /** A cell by which it may not take place. */
  readonly open?: Cell | undefined;
  /** True if the state is in the column of descriptions, which is none then. */
  readonly isDescription?: boolean;
}

/** Returns the state of a show: remarks give it where the status is empty, and make a show unsure that they contradict. */
export function standingOf(line: Line): Standing {
  // Of states, `TBD` and `?` are no empty cells.
  const status = line
    .written('status')
    .find(
      ({ text }) =>
        /^(?:tb[acd]|to be announced|\?+)$/i.test(text) || (text !== '' && line.text('status') === text),
    );
  const notes = line.written('notes');
  const remark = notes.find(({ text }) => remarkOf(text));
  // That of the tickets matters where the show takes place.
  const isSoldOut = stateOf(line.text('ticket_status')) === 'sold_out' || isSoldOutPrice(line);
  if (isSoldOut && (!status || stateOf(status.text) === 'scheduled')) return { state: 'sold_out' };
  if (status) {
    const state = stateOf(status.text);
    if (state === 'scheduled' && remark)
      return remarkOf(remark.text) === 'sold_out' ? { state: 'sold_out' } : { state, open: remark };
    return state === undefined ? { open: status } : { state };
  }
  if (remark) return { state: remarkOf(remark.text) };
  const described = line
    .written('description')
    .map(({ text }) => remarkOf(text))
    .find(Boolean);
  if (described) return { state: described, isDescription: true };
  return { open: notes.find(({ text }) => isOpen(text)) };
}

/** A word for the state, and small ones before it: `ausverkauft`, `Sold out!`, `2nd hold`, `date not yet confirmed`. */
const OF_ONE_WORD =
  /^(?:(?:still|on|a|1st|2nd|3rd|first|second|third|[123]\.|not|yet|nicht|noch|to|be|zu|pas|encore|non|ancora|no|não|sin|da|à|por|date|show|gig|termin|konzert|is|ist|called)\s+)*\p{L}+(?:[ -](?:out|in|off))?[.!?]*$/iu;

/** The state of the show by a whole remark. That it takes place needs no words. */
export function remarkOf(text: string): State | undefined {
  const state = OF_ONE_WORD.test(text) ? stateOf(text.replace(/[.!]+$/, '')) : undefined;
  return state === 'scheduled' || state === 'moved' ? undefined : state;
}

/** Returns true if a longer remark may say that the show does not take place: `TBC with the venue`, `deal agreed, but unconfirmed`. */
function isOpen(text: string): boolean {
  const [first = ''] = text.split(/[\s,;:–-]/, 1);
  const state = stateOf(first);
  if (state === 'unsure' || state === 'cancelled' || state === 'postponed') return true;
  return /\b(?:unconfirmed|not (?:yet )?confirmed|pencil(?:l?ed)?)\b|unbestätigt|nicht bestätigt|non confirm|sin confirmar|não confirmad|da confermare|onaylanmad|غير مؤكد/i.test(
    text,
  );
}

const NO =
  /^(?:no|n|false|0|-1|not yet|nein|noch nicht|non|pas encore|no|todavía no|non ancora|n[ãa]o|ainda não|hayır|لا|ei|ei vielä|nej|nei|nee|nie|ne|hidden|draft|private|✗|✘)$/iu;

/** A row that a column keeps secret: `Announced: no`, `Announce date` with a day to come, `Confidential: yes`, or a remark in any. */
export function secretIn(
  line: Line,
  columns: readonly Column[],
  today: string,
  isShow: boolean,
): Cell | undefined {
  const isAhead = (text: string) => (likely(readDay(text, { today, order: undefined }))?.date ?? '') > today;
  const isSecret = (column: Column) => {
    const text = line.cell(column);
    if (text === '') return false;
    if (column.meaning?.key === 'announced') return NO.test(text) || isAhead(text) || namesSecret(text);
    if (isYes(text)) return namesPrivate(column.name) || namesSecret(column.name);
    return (isShow ? REMARKS : INTERNAL).has(column.meaning?.key) && namesSecret(text);
  };
  const column = columns.find(isSecret);
  return column && { text: line.cell(column), column };
}

/** Columns of words that nobody has to read, or that nobody knows. */
const INTERNAL: ReadonlySet<Key | undefined> = new Set([undefined, 'status', 'notes']);
/** A song may be called `Confidential`, and no show. */
const REMARKS: ReadonlySet<Key | undefined> = new Set([...INTERNAL, 'title', 'event', 'description']);

/** Words for what nobody can hear (yet), as distributors and people write them. */
const NOT_OUT =
  /draft|^planned|taken?.?down|removed|withdrawn|deleted|rejected|inactive|expired|incomplete|unfinished|in progress|not (?:yet )?(?:released|live|out)|entwurf|in arbeit|entfernt|gel(?:ö|oe)scht|zur(?:ü|ue)ckgezogen|abgelehnt|brouillon|en cours|retir[ée]|supprim|borrador|eliminad|bozza|rimoss|ritirat|rascunho|removid|retirad|taslak|kald(?:ı|i)r(?:ı|i)ld|silindi|luonnos|kesken|poistettu|utkast|concept|مسودة|محذوف|مسحوب/i;

const TITLES: readonly Key[] = ['release_title', 'track_title', 'title'];

const SUMS = new Set(
  'total, totals, grand total, sum, summe, gesamt, gesamtsumme, somme, suma, totale, somma, soma, toplam, المجموع, الإجمالي'
    .split(', ')
    .map(fold),
);

/** Columns that a release has, and a sum has not. */
const OF_RELEASES: readonly Key[] = ['isrc', 'upc', 'release_date', 'artist', 'album_artist'];

const ADVICE = 'If it is to be on the site all the same, correct its status in the table.';

export function publicRows(lines: readonly Line[]): Line[] {
  const noted = new Set<string>();
  return lines.filter((line) => {
    if (isSum(line)) {
      line.note(`A row of sums is left out: ${line.first(TITLES)}.`);
      return false;
    }
    const state = line.text('status');
    if (!NOT_OUT.test(state)) return true;
    const title = line.first(TITLES);
    // The rows of its tracks say so, too.
    if (!noted.has(title))
      line.findings.refuseEach(line.origin, 'The release', title, `its status is "${state}".`, ADVICE);
    noted.add(title);
    return false;
  });
}

/** `Total;;7;…` at the end of a table. */
function isSum(line: Line): boolean {
  return (
    SUMS.has(fold(line.first(TITLES))) &&
    /^\d*$/.test(line.text('track_title')) &&
    OF_RELEASES.every((field) => line.text(field) === '')
  );
}
