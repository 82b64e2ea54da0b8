import { bodyHtml } from '../content/entry.ts';
import { formatDate } from '../model/format.ts';
import type { Context } from './context.ts';
import type { LegalProps } from './props/fixed.ts';

/** The legal pages that every site has, with the headings they bear until someone writes them. */
export const LEGAL_PAGES = [
  { slug: 'legal', title: 'Legal' },
  { slug: 'privacy', title: 'Privacy Policy' },
  { slug: 'terms', title: 'Terms of Service' },
] as const;

export function projectLegal({ site }: Context, slug: string, title: string): LegalProps {
  const entry = site.legal.find((each) => each.slug === slug);
  const updated = entry?.data.updated ?? '';
  return {
    title: entry?.data.title ?? title,
    html: entry ? bodyHtml(entry) : '',
    updated,
    updatedLabel: updated && formatDate(updated),
  };
}
