/** A page: its template with the props that this takes, its address, and its head. */
import type { Hex } from '../../lib/colour.ts';
import type { Breadcrumb } from '../../model/props/parts.ts';
import type { Share } from '../../model/share.ts';
import type { EventProps, EventsProps } from './events.ts';
import type { AboutProps, HomeProps, LegalProps, NotFoundProps, ProjectsProps } from './fixed.ts';
import type { MixesProps, MusicProps, ReleaseProps, ReleasesProps, SmartLinkProps } from './music.ts';
import type { NewsPostProps, NewsProps } from './news.ts';
import type { ContactProps, PressProps } from './press.ts';

/** Each template by name, with the props it takes. */
export interface TemplateProps {
  home: HomeProps;
  about: AboutProps;
  music: MusicProps;
  releases: ReleasesProps;
  release: ReleaseProps;
  smartLink: SmartLinkProps;
  mixes: MixesProps;
  projects: ProjectsProps;
  events: EventsProps;
  event: EventProps;
  news: NewsProps;
  newsPost: NewsPostProps;
  press: PressProps;
  contact: ContactProps;
  legal: LegalProps;
  notFound: NotFoundProps;
}

/** Another form of what a page says, for programs. */
export interface Alternate {
  /** A media type. */
  type: string;
  title: string;
  href: string;
}

/** The head of a document, beyond what the shell gives to all. */
export interface Meta {
  title: string;
  description: string;
  /** Missing on the not-found page, which has no address of its own. */
  canonical?: string | undefined;
  /** `index, follow`, or `noindex`. */
  robots: string;
  /** Open Graph and music properties, in order. */
  openGraph: { property: string; content: string }[];
  /** Named meta elements: card tags, prerender hints. */
  named: { name: string; content: string }[];
  previous?: string | undefined;
  next?: string | undefined;
  alternates: Alternate[];
  /** JSON-LD objects, one script element each. */
  jsonLd: object[];
}

/** The colours that a page takes from its cover. The build checks their contrast. */
export interface Theme {
  /** On the wash and on paper as text (4.5:1). */
  accent: Hex;
  /** Text on the accent (4.5:1). */
  accentInk: Hex;
  /** The surface of the page. */
  wash: Hex;
}

export interface PageOf<Name extends keyof TemplateProps> {
  /** The address with the base path: `/music/`. */
  url: string;
  /** The file below the output folder: `music/index.html`. */
  path: string;
  template: Name;
  props: TemplateProps[Name];
  meta: Meta;
  breadcrumbs: Breadcrumb[];
  /** Its content security policy, as a meta element may hold it. */
  policy: string;
  /** The pictures that `meta` promises for shared links; missing where site.yaml turns them off. */
  share?: Share | undefined;
  /** Missing: the colours of the stylesheet. */
  theme?: Theme | undefined;
  /** The address without the base path: `/music/`. */
  route: string;
  /** The route whose item the menus mark as current, where it is not the page's own. */
  section?: string | undefined;
  /** Left out of the sitemap: aliases, the not-found page. */
  unlisted?: boolean | undefined;
  /** The day of the last change that is known, for the sitemap. */
  lastmod?: string | undefined;
}

export type Page = { [Name in keyof TemplateProps]: PageOf<Name> }[keyof TemplateProps];
