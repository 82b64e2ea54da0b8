/** Words for what stands beside shows in calendars and tables: work, free days, private life. */
import words from './words.json' with { type: 'json' };

/** Work of musicians that nobody comes to see, and their own appointments. */
const WORK = wholeWords('work');
const SHOW = wholeWords('show');

/** A table lists shows with titles such as `Night Train`: what begins with such a word, or is a word for a free day, is another entry. */
const OTHER_DAY = new RegExp(
  `^\\P{L}*(?:(?:${wordsOf('work')})(?![\\p{L}\\p{M}])|(?:${wordsOf('free')})\\P{L}*$)`,
  'iu',
);

function wholeWords(kind: 'work' | 'show'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordsOf(kind)})(?![\\p{L}\\p{M}])`, 'iu');
}

/** Returns true if a title contains a word for a show. */
export function namesShow(title: string): boolean {
  return SHOW.test(title);
}

/** Returns true for the title of an appointment. */
export function namesWork(title: string): boolean {
  return WORK.test(title);
}

/** Returns true for the title, or the kind, of a row that is no show: `Rehearsal`, `Travel to Hull`, `Off`. */
export function namesOtherDay(text: string): boolean {
  return OTHER_DAY.test(text);
}

/** One expression for all words of a kind. */
export function wordsOf(kind: keyof typeof words): string {
  return words[kind].join('|');
}
