/** Titles of entries, as people write them into their calendars: with a state, with the artist, or of what is no show. */
import type { EventFacts } from '../../catalogue.ts';
import { stateOf } from '../table/status.ts';

interface EntryTitle {
  readonly title: string;
  /** That the title says. */
  readonly status: EventFacts['status'];
  /** Whether it may not take place, or be no show. */
  readonly isUnsure: boolean;
}

/** `CANCELLED: Hull`, `[Cancelled] Hull`; `Hull - cancelled`, `Hull (cancelled)`. The words are one group or the other. */
const MARKS: readonly RegExp[] = [
  /^(?:[[(]\s*([\p{L} -]{2,20}?)\s*[\])]\s*[:–—|-]?|([\p{L}]{2,20}|sold.out)\s*(?::|\s[–—|-]\s))\s*(?=\S)/iu,
  /(?<=\S)\s*(?:[[(]\s*([\p{L} -]{2,20}?)\s*[\])]|\s[–—|-]\s+([\p{L}]{2,20}|sold.out))$/iu,
];

/** The state, in a word: `Cancel Culture` is a title. */
const STATE = /^(?:[\p{L}\p{M}]+|sold.out)$/iu;
const CONFIRMED = /^(?:confirm|best(?:ä|ae)tigt|onayl|مؤكد)/i;

const OPEN =
  'hold|(?:1st|first|2nd|second|3rd|third) (?:hold|option)|option|pencil(?:led|ed)?|tb[cad]|unconfirmed|not confirmed|provisional|tentative|maybe|possib(?:le|ly)|enquiry|inquiry|reserved|reserviert|reservierung|anfrage|angefragt|unbestätigt|vorgemerkt|vorläufig|unter vorbehalt|vielleicht|à confirmer|non confirmée?|réservée?|peut-être|por confirmar|sin confirmar|reservad[oa]|quizás?|da confermare|opzione|riservat[oa]|provvisori[oa]|forse|a confirmar|opção|pré-reserva|talvez|opsiyon|rezerve|kesinleşmedi|belki|مبدئي|غير مؤكد|محجوز|ربما';

/** At the beginning or at the end, or a question. */
const UNCONFIRMED = new RegExp(
  `^\\P{L}*(?:${OPEN})(?![\\p{L}\\p{M}'’])|(?<![\\p{L}\\p{M}])(?:${OPEN})\\P{L}*$|[?؟]\\s*$`,
  'iu',
);

/** Work of musicians that nobody comes to see. */
const WORK = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'load.?(?:in|out)|get.?(?:in|out)|sound.?check|line.?check|rehearsals?|band practi[cs]e|travel(?:l?ing)?|day off|off day|days off|writing (?:day|session)|recording(?: session)?|studio (?:day|session|time)|(?:photo|video) ?shoot|interview|meeting|flight|van hire|pick.?up',
    'probe|proben|generalprobe|probentag|aufbau|abbau|anreise|abreise|reisetag|ruhetag|studiotag|aufnahmen|besprechung|flug|urlaub',
    'répétitions?|balances?|jour de voyage|trajet|jour de repos|jour off|enregistrement|réunion',
    'ensayos?|prueba de sonido|viaje|día libre|grabación|reunión|vuelo',
    'prov[ae](?: generale)?|viaggio|giorno libero|registrazione|riunione|volo',
    'ensaios?|passagem de som|viagem|folga|gravação|reunião|voo',
    'prova|yolculuk|izin günü|kayıt|toplantı|uçuş',
    'بروفة|بروفات|سفر|يوم راحة|تسجيل|اجتماع|رحلة جوية',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** Takes the state from a title: `CANCELLED: Hull`. */
export function readTitle(summary: string): EntryTitle {
  let title = summary;
  let status: EventFacts['status'];
  for (const mark of MARKS) {
    const [whole, first, second] = mark.exec(title) ?? [];
    const said = readState(first ?? second ?? '');
    if (whole === undefined || said === undefined) continue;
    title = title.replace(whole, '');
    status ??= said === 'scheduled' ? undefined : said;
  }
  return {
    title,
    status,
    isUnsure: UNCONFIRMED.test(title) || WORK.test(title),
  };
}

function readState(words: string): EventFacts['status'] {
  if (!STATE.test(words)) return undefined;
  const state = stateOf(words);
  if (state === 'scheduled') return CONFIRMED.test(words) ? state : undefined;
  return state === 'cancelled' || state === 'postponed' || state === 'sold_out' ? state : undefined;
}

/** Of `Tall Pines - The Lexington`, `Tall Pines live at the Lexington`, `Tall Pines @Lexington`: the place. */
export function withoutArtist(title: string, artist: string): string {
  if (!title.toLowerCase().startsWith(artist.toLowerCase())) return title;
  const rest = title.slice(artist.length);
  return /^(?:\s*[:–—|-]\s+|\s+(?:live\s+)?(?:@\s*|at\s+))(\S.*)$/i.exec(rest)?.[1] ?? title;
}
