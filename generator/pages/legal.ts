import { bodyHtml, bodyText } from '../content/entry.ts';
import { routeOf } from '../kinds.ts';
import { formatDate } from '../model/format.ts';
import { newsletterForm } from '../model/newsletter.ts';
import { definePage, type PageOf } from '../model/page.ts';
import type { Context } from '../model/page-context.ts';
import type { Site } from '../model/site.ts';
import { LEGAL_PAGES } from '../model/site-pages.ts';
import { playersIn, projectText, type TextPart } from './text.ts';

export interface LegalProps {
  title: string;
  text: TextPart[];
  updated: string;
  updatedLabel: string;
  /** The host that gets the addresses of the newsletter, where the text itself does not name it. */
  newsletterHost?: string | undefined;
}

export function legalPages(context: Context): PageOf<'legal', LegalProps>[] {
  const { legal, settings } = context.site;
  return LEGAL_PAGES.map(({ slug, title }) => {
    const entry = legal.find((each) => each.slug === slug);
    const updated = entry?.data.updated ?? '';
    const props = {
      title: entry?.data.title ?? title,
      text: entry ? projectText(context, bodyText(entry), { title: entry.data.title }) : [],
      updated,
      updatedLabel: updated && formatDate(updated),
      newsletterHost:
        slug === 'privacy' ? unnamedHost(context.site, entry ? bodyHtml(entry) : '') : undefined,
    };
    const route = routeOf('legal', slug);
    return definePage(context, 'legal', props, {
      route,
      title: props.title,
      description: entry?.data.description ?? `${title} of ${settings.artist.name}.`,
      trail: [[props.title, route]],
      lastmod: entry?.data.updated,
      embedded: { players: playersIn(props.text) },
    });
  });
}

/** A policy that says nothing of the newsletter would not be true. */
function unnamedHost(site: Site, text: string): string | undefined {
  const host = newsletterForm(site)?.host;
  return host !== undefined && !text.includes(host) ? host : undefined;
}
