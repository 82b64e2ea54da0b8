/** A page: its template with the props that this takes, its address, and its head. */
import type { Hex } from '../../lib/colour.ts';
import type { EventsProps } from './events.ts';
import type { AboutProps, HomeProps, LegalProps, NotFoundProps, ProjectsProps } from './fixed.ts';
import type { MixesProps, MusicProps, ReleaseProps, ReleasesProps } from './music.ts';
import type { NewsPostProps, NewsProps } from './news.ts';
import type { Breadcrumb } from './parts.ts';
import type { ContactProps, PressProps } from './press.ts';

/** Each template by name, with the props it takes. */
export interface TemplateProps {
  home: HomeProps;
  about: AboutProps;
  music: MusicProps;
  releases: ReleasesProps;
  release: ReleaseProps;
  mixes: MixesProps;
  projects: ProjectsProps;
  events: EventsProps;
  news: NewsProps;
  newsPost: NewsPostProps;
  press: PressProps;
  contact: ContactProps;
  legal: LegalProps;
  notFound: NotFoundProps;
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
  /** Missing: the colours of the stylesheet. */
  theme?: Theme | undefined;
  /** Where the header marks an item as current: the route without the base path, `/music/`. */
  route: string;
  /** Left out of the sitemap: aliases, the not-found page. */
  unlisted?: boolean | undefined;
  /** The day of the last change that is known, for the sitemap. */
  lastmod?: string | undefined;
}

export type Page = { [Name in keyof TemplateProps]: PageOf<Name> }[keyof TemplateProps];
