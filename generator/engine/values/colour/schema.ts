/** Colours. */
import * as z from 'zod';
import { readColour } from './read.ts';

/** A CSS hex colour, `#ff5500`, in lower case. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #ff5500')
  .meta({ value: 'color', read: readColour, $comment: 'colour', pattern: '^#[0-9a-fA-F]{6}$' })
  .transform((value): `#${string}` => `#${value.slice(1).toLowerCase()}`);
