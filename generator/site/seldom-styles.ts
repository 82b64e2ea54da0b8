/**
 * Parts that few pages have. Their rules are a second stylesheet, so that the first one, which every page waits for, arrives in the first
 * ten segments of a connection (RFC 6928: about 14,600 bytes).
 */

/**
 * First words of their classes: `merch` stands for `merch` and `merch-price`. None of an element that has a class of every page as well:
 * which of two rules wins must not depend on the sheet that it is in.
 */
export const SELDOM: readonly string[] = [
  'about-side about-story asset coming donations embed-cover embed-head figure figures film flyer format',
  'gallery legal links logos lyric lyrics merch people person piece played post-picture press-photo',
  'press-photos press-quote press-quotes quote quotes recordings smart story-label table timetable videos work',
].flatMap((line) => line.split(' '));

const CLASSES = new RegExp(`\\sclass="(?:[^"]* )?(?:${SELDOM.join('|')})[-" ]`);

/** True for the HTML of a page that has one of them. */
export function hasSeldom(html: string): boolean {
  return CLASSES.test(html);
}
