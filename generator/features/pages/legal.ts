import { bodyHtml, bodyText, positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { escapeText } from '../../engine/lib/markup.ts';
import type { Context } from '../../site/context.ts';
import { legalFilesOf } from '../../site/legal-files.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import { redirectsOf } from '../../site/redirects/index.ts';
import { LEGAL_PAGES, type LegalName, legalRoute, type Redirect } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { formatDate } from '../../site/words/index.ts';
import { newsletterForm } from '../newsletter/newsletter.ts';
import { type ImprintRow, listImprint } from './imprint.ts';
import { publisherLd } from './json-ld.ts';

export interface LegalProps {
  title: string;
  /** Publisher of the site. */
  imprint?: ImprintRow[] | undefined;
  text: TextPart[];
  updated: string;
  updatedLabel: string;
  /** The host that gets the addresses of the newsletter, if the text does not name it. */
  newsletterHost?: string | undefined;
  /** The host of the contact form, if the text does not name it. */
  formHost?: string | undefined;
  /** True if the site has a player, which stores data on the device. */
  hasPlayer?: boolean | undefined;
  /** Restrictions on AI, which this page states. */
  ai?: 'no-training' | 'none' | undefined;
}

/** Legal pages with a text, each at the name of its file. */
export function legalPages(context: Context): PageOf<'legal', LegalProps>[] {
  const { site } = context;
  return LEGAL_PAGES.filter((name) => sitePage(site, name).isFilled).flatMap((name) => {
    const [first, ...others] = legalFilesOf(site.legal, name);
    return [legalPage(context, name, first), ...others.map((entry) => legalPage(context, name, entry))];
  });
}

function legalPage(
  context: Context,
  name: LegalName,
  entry: Entry<Data<'legal'>> | undefined,
): PageOf<'legal', LegalProps> {
  const { settings, words, needs } = context.site;
  const { title, route } =
    entry === undefined
      ? sitePage(context.site, name)
      : { title: entry.data.title, route: legalRoute(entry.slug) };
  const imprint = name === 'legal' ? settings.imprint : undefined;
  const updated = entry?.data.updated ?? '';
  const props = {
    title,
    ...(imprint && { imprint: listImprint(imprint, words) }),
    text: entry ? projectText(context, bodyText(entry), { title }) : [],
    updated,
    updatedLabel: updated && formatDate(updated, words),
    ...(name === 'privacy' && controllerOf(context.site, entry ? bodyHtml(entry) : '')),
    ...(name === 'privacy' && unnamedHosts(context.site, entry ? bodyHtml(entry) : '')),
    ...(name === 'privacy' && needs.media.length > 0 && { hasPlayer: true }),
    ...(name === pageOfAi(context.site) && aiOf(settings.ai)),
  };
  return definePage(context, 'legal', props, {
    route,
    title,
    description: entry?.data.description ?? words.descriptions.legal({ title, name: settings.artist.name }),
    trail: [[title, route]],
    lastmod: entry?.data.updated,
    ...(imprint && { jsonLd: [publisherLd(context.site, imprint, context.site.urls.absolute(route))] }),
    embedded: { players: playersIn(props.text) },
  });
}

/** The page that says what AI may not do: the legal notice, or the privacy policy where there is none. */
function pageOfAi(site: Site): LegalName {
  return sitePage(site, 'legal').isFilled ? 'legal' : 'privacy';
}

function aiOf(policy: Site['settings']['ai']): Pick<LegalProps, 'ai'> {
  return policy === undefined || policy === 'allow' ? {} : { ai: policy };
}

/** Old addresses, and that of the imprint where its facts are on a page with another name. */
export function redirectLegal(site: Site): Redirect[] {
  const from = legalRoute('imprint');
  const to = sitePage(site, 'legal').route;
  const at = positionOf(site.settingsEntry, ['imprint']);
  return [
    ...site.legal.flatMap((entry) => redirectsOf(entry, legalRoute(entry.slug))),
    ...(site.settings.imprint && from !== to ? [{ from, to, at, implied: true }] : []),
  ];
}

/** The publisher, who is responsible for what visitors write, if the policy does not name them. */
function controllerOf({ settings, words }: Site, text: string): Pick<LegalProps, 'imprint'> {
  const { imprint } = settings;
  if (!imprint || text.includes(escapeText(imprint.name))) return {};
  const { name, address, email, phone } = imprint;
  const [first, ...rows] = listImprint({ name, address, email, phone }, words);
  return first ? { imprint: [{ ...first, term: words.imprint.controller }, ...rows] } : {};
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
