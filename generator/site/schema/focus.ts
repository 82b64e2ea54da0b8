/** The point of a picture that is always in sight. */
import * as z from 'zod';
import { optional } from '../../engine/content/schema/meta.ts';
import { parseFocus } from '../../engine/lib/focus.ts';

const NO_FOCUS =
  'must be a point of the picture, such as 40% 20% (from the left, from the top), or a word such as top';

/** Focus of the pictures named beside it. */
export const focus = optional(
  z
    .string(NO_FOCUS)
    .refine((value) => parseFocus(value) !== undefined, NO_FOCUS)
    .meta({ value: 'focus', $comment: 'point of a picture' }),
  'What stays in sight where the picture is cropped: how far from the left and from the top, or center, top, left …',
  '40% 20%',
);
