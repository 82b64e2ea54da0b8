/** What every page shares: navigation, footer, and the addresses of styles and scripts. */
import type { Link } from './parts.ts';

export interface NavItem {
  label: string;
  url: string;
  /** Without the base path, for marking the current item by prefix. */
  route: string;
  items: NavItem[];
}

/** What every page shares. */
export interface Shell {
  /** `en`. */
  lang: string;
  artist: string;
  /** The base path: `/`, or `/site/`. */
  base: string;
  nav: NavItem[];
  announcement?: { text: string; link?: Link | undefined } | undefined;
  footer: {
    blurb: string;
    social: Link[];
    groups: { title: string; links: Link[] }[];
    copyright: string;
    legal: Link[];
  };
  /** Speculation rules as JSON, byte for byte as the content security policy knows them. */
  speculation: string;
  assets: {
    /** The address of the stylesheet. */
    styles: string;
    /** Fonts seen first, preloaded. */
    fonts: string[];
    /** The script of smart links. */
    smartLink?: string | undefined;
    /** The loader of islands, and each island's module with the modules it imports. */
    loader?: string | undefined;
    islands: Record<string, { url: string; imports: string[] }>;
    icons: { rel: string; href: string; type?: string | undefined; sizes?: string | undefined }[];
    manifest?: string | undefined;
    /** What browsers paint around a page that has no colours of its own. */
    themeColor: string;
  };
}
