/** Calls in calendars: nothing of their links, numbers and passwords is anybody's business. */
import type ICAL from 'ical.js';
import { likely } from '../../../engine/content/schema/read.ts';
import { divideNames, readClock, readLabelled, readPrices } from '../../../engine/values/index.ts';
import { STATUS_ALIASES } from '../../../features/shows/status-schema.ts';
import { ticketPrice } from '../../../features/shows/ticket-schema.ts';
import { meaningOf } from '../../../site/keys.ts';
import type { EventFacts } from '../../catalogue.ts';
import { webAddress } from '../shared/addresses.ts';
import { wordsOf } from '../shared/entry-words.ts';
import { toPlainText } from '../shared/markdown.ts';
import { remarkOf } from '../table/status.ts';

/** Programs for calls, by their hosts; on servers of their own, people put such a name in front. */
const HOST = [
  String.raw`(?:[\w-]{1,63}\.){0,5}(?:(?:teams|lync|skype)\.(?:microsoft|live)\.com|skype\.com|webex\.com|whereby\.com`,
  String.raw`8x8\.vc|jit\.si|go(?:to)?meet(?:ing)?\.(?:com|me)|goto\.com|bluejeans\.com|chime\.aws|ringcentral\.com`,
  String.raw`dialpad\.com|g\.co\/meet|tel\.meet|facetime\.apple\.com|zoomgov\.com`,
  String.raw`(?:meet|hangouts|jitsi|bbb|visio|webconf|conf|conference|calls?|talk|zoom)\d{0,3}\.[\w-]{1,63}(?:\.[\w-]{1,63}){0,5})`,
].join('|');
const LINK = new RegExp(
  String.raw`\/\/${HOST}(?![\w.-]*@)|(?<![\w.@/-])${HOST}\/|\b(?:sips?|callto|facetime|skype|zoommtg|msteams):\S`,
  'i',
);
/** Links of calls written as a place, without their beginning. */
const BARE_LINK = new RegExp(String.raw`^\s*${HOST}(?:[/?]|\s*$)|\btel:`, 'i');

const [CALL, ALONE, SECRET] = [wordsOf('call'), wordsOf('callAlone'), wordsOf('secret')];
const ANY_CALL = new RegExp(`(?<![\\p{L}\\p{M}])(?:${CALL})(?![\\p{L}\\p{M}])`, 'iu');
const ONLY_CALL = new RegExp(`^\\P{L}*(?:${ALONE})\\P{L}*$`, 'iu');
/** A word for a password with what follows it, which may be anything. Limits keep the time linear. */
const SECRETS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${SECRET})(?![\\p{L}\\p{M}])\\s{0,9}(?:[:=#]\\s{0,9}\\S|(?:\\p{L}{2,4}\\s)?\\S{0,40}\\d).*`,
  'iu',
);
const ADDRESS =
  /(?:\btel:\s{0,3}|\+)(?:[\s()+./,#-]{0,3}\d){6,30}#?|\b(?:[a-z]{1,12}:\/\/|www\.)\S*|\b(?:tel|sips?|callto|skype|mailto):\S*/gi;
const ANY_LINK = new RegExp(
  String.raw`(?<![\w.@/-])${HOST}\/\S*|(?<![\p{L}\d.@/-])(?:[\p{L}\d-]{1,63}\.){1,4}[a-z]{2,12}\/\S*`,
  'giu',
);

/** Properties that programs have for calls: those of Google, of Microsoft, and that of RFC 7986. */
const PROPERTY = /^(?:conference|x-.*(?:conference|hangout|onlinemeeting|skypeteams|zoom|webex|facetime))/i;

/** Returns true if an entry is a call, or has one beside it. */
export function isCall(component: ICAL.Component, texts: readonly string[]): boolean {
  return (
    component
      .getAllProperties()
      .some(({ name, jCal }) => PROPERTY.test(name) || LINK.test(JSON.stringify(jCal))) ||
    texts.some((text) => SECRETS.test(text))
  );
}

/** Returns true if an address leads to a call. */
export function leadsToCall(address: string): boolean {
  return LINK.test(address);
}

/** Returns true if what is written as a place is a call, or a number to call. */
export function isCallPlace(text: string): boolean {
  const isNumber = !/\p{L}/u.test(text) && text.replace(/\D/g, '').length >= 7;
  return isNumber || [LINK, BARE_LINK, ANY_CALL, ONLY_CALL, SECRETS].some((sign) => sign.test(text));
}

/** Notes that people make for themselves beside a show: mail addresses, numbers to call, fees. */
const MAIL = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`;
const PHONE = String.raw`(?<![\p{L}\d])\(?(?:0(?:[ ./()-]{0,3}\d){8,13}|\d{3}\)?[ .-]\d{3}[ .-]\d{3,4})(?!\d)`;
const AMOUNT = String.raw`\d{1,9}(?:[.,']\d{1,3}){0,3}`;
const FEE = String.raw`(?<![\p{L}\p{M}])(?:${wordsOf('fee')})(?![\p{L}\p{M}])[\s:=]{0,4}(?:\p{L}{0,3}[$€£]?\s?)${AMOUNT}`;
const MONEY = String.raw`[$€£¥₺]\s?${AMOUNT}|${AMOUNT}\s?(?:[$€£¥₺]|(?:euros?|eur|usd|gbp|chf|tl|sek|nok|dkk)(?!\p{L}))`;
const NOTE = String.raw`(?<![\p{L}\p{M}])(?:${wordsOf('note')})(?![\p{L}\p{M}]).*`;
const PRIVATE = new RegExp([MAIL, PHONE, FEE, MONEY, NOTE].join('|'), 'iu');

/** Returns true if somebody has written something for themselves into a title or a place. */
export function hasNotes(text: string): boolean {
  return PRIVATE.test(text);
}

/** Lines without addresses, without what follows a word for a password, and without the parts that are notes for oneself. */
export function withoutSecrets(text: string): string {
  const open = text.replace(ADDRESS, ' ').replace(ANY_LINK, ' ').replace(new RegExp(SECRETS, 'giu'), ' ');
  const parts = open.split(/(\s*(?:[,;|\n]|[([](?!\d)|(?<!\d)[)\]])\s*|\s+[–—-]\s+)/);
  const kept = parts.filter((part) => !PRIVATE.test(part)).join('');
  const left = /[\p{L}\d]/u.test(kept) ? kept : open.replace(new RegExp(PRIVATE, 'giu'), ' ');
  return left
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?:[^\S\n,;]*,){2,}/g, ',')
    .replace(/^[^\S\n]*[,;]?[^\S\n]*\n|[,;\s]+$/gm, '')
    .replace(/^[\s:–—|,;/)-]+|[\s:–—|,;/([-]+$/g, '');
}

interface Noted {
  readonly facts: Pick<EventFacts, 'doors' | 'tickets' | 'support' | 'online' | 'price' | 'status'>;
  /** All other lines. */
  readonly description: string;
}

export function readNotes(written: string): Noted {
  const text = /<(?:br|p|a|b|i|ul|html|div)\b/i.test(written) ? toPlainText(written) : written;
  const facts: { -readonly [K in keyof Noted['facts']]: Noted['facts'][K] } = {};
  const prices: string[] = [];
  const rest = text.split(/\r\n?|\n/).filter((line) => {
    const [, label = '', value = ''] =
      /^\s*(\p{L}[\p{L} ]{1,40}?)\s*(?::|(?=https?:\/\/))\s*(\S.*)$/u.exec(line) ?? [];
    const field = label === '' ? undefined : meaningOf(label)?.key;
    const clock = field === 'doors' ? likely(readClock(value)) : undefined;
    const isAddress = webAddress(value) !== undefined && !leadsToCall(value);
    if (clock) facts.doors ??= clock.time;
    else if ((field === 'tickets' || field === 'price') && isAddress) facts.tickets ??= value.trim();
    else if (field === 'support' && !isCallPlace(value) && withoutSecrets(value) === value.trim())
      facts.support ??= divideNames(value, { joins: ['list', 'comma'] });
    else if (field === 'online' && isAddress) facts.online ??= value.trim();
    else {
      const said = plainOf(field === 'tickets' || field === 'price' ? value : line);
      const status = statusOf(said);
      if (status === undefined && !isTicketPrice(said)) return true;
      if (status) facts.status ??= status;
      else prices.push(said);
    }
    return false;
  });
  if (prices.length > 0) facts.price = prices.join(' / ');
  return { facts, description: rest.join('\n') };
}

function plainOf(words: string): string {
  return words.trim().replace(/[.!]+$/, '');
}

/** The status of a show that is sold out or does not take place, in a word. */
function statusOf(words: string): EventFacts['status'] {
  const state = STATUS_ALIASES[words.toLowerCase()] ?? remarkOf(words);
  return state === 'sold_out' || state === 'cancelled' || state === 'postponed' ? state : undefined;
}

const LABEL = new RegExp(`^(?:${wordsOf('price')})$`, 'iu');
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Returns true if a note is what visitors pay: an amount alone or beside a word for it. Other amounts may be fees. */
function isTicketPrice(words: string): boolean {
  const labelled = readLabelled(words);
  const prices = readPrices(words) ?? (labelled && [labelled]);
  return (
    prices !== undefined &&
    ticketPrice.safeParse(words).success &&
    prices.every(
      ({ amount, currency = '', label }) =>
        (amount === 0 || CURRENCIES.has(currency)) && (label === undefined || LABEL.test(label)),
    )
  );
}
