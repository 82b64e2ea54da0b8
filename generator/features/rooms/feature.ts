/** Pages of people whom a file names with `private`. The pipeline makes them and their files, of a site that has that file alone. */
import type { Feature } from '../../site/feature.ts';
import { privatePages } from './page.ts';

export const feature = { pages: privatePages } satisfies Feature;
