import type { Page } from '../../generator/app/list/features.ts';

/** Pages without the frame of the site, and without its scripts. */
const ALONE: ReadonlySet<Page['template']> = new Set(['embed', 'links']);

export function isAlone({ template }: Pick<Page, 'template'>): boolean {
  return ALONE.has(template);
}
