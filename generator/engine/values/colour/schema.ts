/** Colours. */
import * as z from 'zod';
import { readColour } from './read.ts';

/** A CSS hex colour as it is written: `#FF5500`. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #ff5500')
  .meta({ value: 'color', read: readColour, $comment: 'colour', pattern: '^#[0-9a-fA-F]{6}$' });

/** A colour in lower case. */
export const color = hexColor.transform((value): `#${string}` => `#${value.slice(1).toLowerCase()}`);
