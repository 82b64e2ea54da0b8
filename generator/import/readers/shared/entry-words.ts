/** Words for what stands beside shows in calendars and tables: work, free days, private life. */
import words from './words.json' with { type: 'json' };

/** Work of musicians that nobody comes to see, and their own appointments. */
const WORK = wholeWords('work', 'private');
/** Private life and pupils: the word may be behind one for a show. */
const PRIVATE = wholeWords('private');
const SHOW = wholeWords('show');

/** A table lists shows with titles such as `Night Train`: what begins with such a word, or is a word for a free day, is another entry. */
const OTHER_DAY = new RegExp(
  `^\\P{L}*(?:(?:${wordsOf('work')})(?![\\p{L}\\p{M}])|(?:${wordsOf('free')})\\P{L}*$)`,
  'iu',
);

function wholeWords(...kinds: readonly ('work' | 'private' | 'show' | 'unannounced')[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${kinds.map(wordsOf).join('|')})(?![\\p{L}\\p{M}])`, 'iu');
}

/** Returns true if a title contains a word for a show. */
export function namesShow(title: string): boolean {
  return SHOW.test(title);
}

/** Returns true for the title of an appointment. */
export function namesWork(title: string): boolean {
  return WORK.test(title);
}

/** Returns true for the title, or the kind, of a row that is no show, or no public one: `Travel to Hull`, `Off`, `Concert privé`. */
export function namesOtherDay(text: string): boolean {
  return OTHER_DAY.test(text) || PRIVATE.test(text);
}

const UNANNOUNCED = wholeWords('unannounced');

/** Returns true if a text asks not to tell anybody yet: `Embargo until 10 January`, `EI JULKINEN`. */
export function namesSecret(text: string): boolean {
  return UNANNOUNCED.test(text);
}

/** Returns true for the title, or the kind, of a row of private life or with pupils. */
export function namesPrivate(text: string): boolean {
  return PRIVATE.test(text);
}

/** One expression for all words of a kind. */
export function wordsOf(kind: keyof typeof words): string {
  return words[kind].join('|');
}
