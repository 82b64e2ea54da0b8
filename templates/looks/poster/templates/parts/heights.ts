/** Heights of lines, in hundredths of their frame: on a wide screen, and on a phone. */
import type { Heights } from './stretch.ts';

const of = (wide: number, phone: number, most: number): Heights => ({
  wide: { unit: wide, most },
  phone: { unit: phone, most },
});

/** Heights of the sizes in templates. Words that are as wide as the face allows grow higher instead, up to the last. */
export const HEIGHTS = {
  name: of(10.56, 20.7, 2.4),
  title: of(9.6, 17, 1.9),
  door: of(8.4, 14, 1.9),
  city: of(7.9, 13, 2),
} as const;

/** Height of several lines: higher, they leave no room for the picture between them. */
export const NAME = of(10.56, 20.7, 1.6);
/** Height of the newest release, beside its cover. */
export const NEWEST = of(7, 13.4, 2.2);
/** Heights in the cell of a record. */
export const RECORD = of(15, 15, 2.3);
/** Beside the cover of a record. */
export const GUEST = of(13, 13, 1.6);
