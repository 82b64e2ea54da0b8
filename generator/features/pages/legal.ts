import { bodyHtml, bodyText } from '../../engine/content/entry.ts';
import type { Context } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import { LEGAL_PAGES, legalRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { formatDate } from '../../site/words/index.ts';
import { newsletterForm } from '../newsletter/newsletter.ts';

export interface LegalProps {
  title: string;
  text: TextPart[];
  updated: string;
  updatedLabel: string;
  /** The host that gets the addresses of the newsletter, if the text does not name it. */
  newsletterHost?: string | undefined;
  /** The host of the contact form, if the text does not name it. */
  formHost?: string | undefined;
  /** Whether the site has a player, which stores data on the device. */
  hasPlayer?: boolean | undefined;
}

/** Those that have a text. */
export function legalPages(context: Context): PageOf<'legal', LegalProps>[] {
  const { legal, settings, words } = context.site;
  return LEGAL_PAGES.filter((slug) => sitePage(context.site, slug).isFilled).map((slug) => {
    const title = words.pages[slug];
    const entry = legal.find((each) => each.slug === slug);
    const updated = entry?.data.updated ?? '';
    const props = {
      title: entry?.data.title ?? title,
      text: entry ? projectText(context, bodyText(entry), { title: entry.data.title }) : [],
      updated,
      updatedLabel: updated && formatDate(updated, words),
      ...(slug === 'privacy' && unnamedHosts(context.site, entry ? bodyHtml(entry) : '')),
      ...(slug === 'privacy' && context.site.needs.media.length > 0 && { hasPlayer: true }),
    };
    const route = legalRoute(slug);
    return definePage(context, 'legal', props, {
      route,
      title: props.title,
      description: entry?.data.description ?? words.descriptions.legal({ title, name: settings.artist.name }),
      trail: [[props.title, route]],
      lastmod: entry?.data.updated,
      embedded: { players: playersIn(props.text) },
    });
  });
}

/** Hosts that receive personal data and are missing in the policy. */
function unnamedHosts(site: Site, text: string): Pick<LegalProps, 'newsletterHost' | 'formHost'> {
  const { endpoint } = site.settings.contact ?? {};
  const unnamed = (host: string | undefined) => (host && !text.includes(host) ? host : undefined);
  return {
    newsletterHost: unnamed(newsletterForm(site)?.host),
    formHost: unnamed(endpoint && new URL(endpoint).host),
  };
}
