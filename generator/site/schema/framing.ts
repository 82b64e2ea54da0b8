/** The point of a picture that is always in sight, and the part of it that is shown. */
import * as z from 'zod';
import { optional } from '../../engine/content/schema/meta.ts';
import { parseCrop } from '../../engine/lib/crop.ts';
import { parseFocus } from '../../engine/lib/focus.ts';

const NO_FOCUS =
  'must be a point of the picture, such as 40% 20% (from the left, from the top), or a word such as top';

const NO_CROP =
  'must be a part of the picture, such as 10% 5% 80% 90% (from the left, from the top, width, height), or a quarter turn, such as 90°';

/** Focus of the pictures named beside it. */
const focus = optional(
  z
    .string(NO_FOCUS)
    .refine((value) => parseFocus(value) !== undefined, NO_FOCUS)
    .meta({ value: 'focus', $comment: 'point of a picture' }),
  'What stays in sight where the picture is cropped: how far from the left and from the top, or center, top, left …',
  '40% 20%',
);

/** The part of the pictures named beside it. */
const crop = optional(
  z
    .string(NO_CROP)
    .refine((value) => parseCrop(value) !== undefined, NO_CROP)
    .meta({ value: 'crop', $comment: 'part of a picture' }),
  'The part of the picture that is shown: how far from the left and from the top, width, height; before it 90°, 180° or 270° to turn it to the right',
  '90° 10% 5% 80% 90%',
);

/** Keys beside a picture. */
export const framing = { crop, focus };
