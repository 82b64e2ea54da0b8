/** Pages of people whom a file names with `private`. The pipeline makes them and their files, of a site that has that file alone. */
import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { type lockedPage, privatePages } from './page.ts';

type Made = ReturnType<typeof privatePages>[number] | ReturnType<typeof lockedPage>;

export const feature = { pages: (context: Context): Made[] => privatePages(context) } satisfies Feature;
