import { listWords, suggest } from '../../engine/lib/suggest.ts';
import { defineProblems } from '../../engine/problems/define.ts';

export interface Code {
  code: string;
}

export interface Faint {
  contrast: number;
  least: number;
  /** A colour near it that can be read. */
  readable: string;
}

export interface Years {
  name: string;
  from: number;
  until: number;
}

export interface Contrast {
  url: string;
  what: string;
  contrast: number;
  least: number;
}

export interface MissingFont {
  missing: string;
  /** A font with a similar name that is there. */
  nearest: string | undefined;
}

/** The package of Fontsource with a font: `EB Garamond` is `@fontsource/eb-garamond`. */
function packageFor(font: string): string {
  return font.startsWith('@') ? font : `@fontsource/${font.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

export const settings = defineProblems({
  'sample/value': {
    level: 'warning',
    message: ({ text }: { key: string; text: string }) => `"${text}" is only an example.`,
    hint: ({ key }: { key: string; text: string }) =>
      `Write your own ${key.replaceAll('_', ' ')} in its place, or put # before the line again.`,
    about:
      'A line of `site.yaml` has the example that a new site comes with. An address or a number of nobody leads visitors and search engines nowhere. Write your own, or remove the line.',
  },
  'site/host-page': {
    level: 'error',
    message:
      'base_url is a page on which a site is set up, or one behind a log-in, and not the address of the site.',
    hint: ({ open }: { open: string }) => `Write the address that visitors type, such as  base_url: ${open}`,
    about:
      '`base_url` is a page of a web host that only you can open. Links, feeds and search engines go by this address. Write the address at which everybody sees the site: your own domain, or the one that the host gave it.',
  },
  'site/page-address': {
    level: 'error',
    message: ({ ending }: { ending: string }) =>
      `base_url ends in "${ending}", and all addresses of the site would go on behind it.`,
    hint: ({ url }: { url: string }) => `Write  base_url: ${url}`,
    about:
      '`base_url` is the address of a page, such as `https://your-name.example/index.html`. Every link of the site would begin with it and lead nowhere. Write the address of the site alone.',
  },
  'site/insecure': {
    level: 'warning',
    message: 'base_url begins with http:, so browsers call the site "not secure".',
    hint: ({ url }: { url: string }) =>
      `If the site has a certificate, which most hosts give for free, write  base_url: ${url}`,
    about:
      '`base_url` begins with `http:`. Browsers warn visitors of such a site, and links, feeds and search engines lead to it even if there is a secure one. Write `https:`.',
  },
  'language/repeated': {
    level: 'error',
    message: ({ code }: Code) => `The language ${code} is in the list twice.`,
    hint: 'Remove one of the two.',
    about: 'A language is listed twice under `languages`.',
  },
  'language/file-name': {
    level: 'warning',
    message: ({ slug, code }: Code & { slug: string }) =>
      `${slug}.md is an entry of its own, with its own address, and not a text in ${code}.`,
    hint: ({ code, wanted, inside }: Code & { wanted: string; inside: string | undefined }) =>
      inside === undefined
        ? `If it is a translation, rename it:  ${wanted}`
        : `If it is a translation, put its texts into ${inside}, below  ${code}:`,
    about:
      'The name of a file ends in the code of a language after a hyphen, and there is a file without it. A translation has a dot before the code: `lessons.en.md` beside `lessons.md`. Rename the file; if it is no translation, ignore this warning.',
  },
  'language/differs': {
    level: 'error',
    message: ({ code, language }: Code & { language: string }) =>
      `language: ${language}  contradicts the default under languages, which is ${code}.`,
    hint: ({ language }: { language: string }) =>
      `Remove the line, or put ${language.slice(0, 2)} first under languages.`,
    about:
      '`language` and the first entry of `languages` differ, and both are the language of the pages at the root of the site. Remove `language`, or put the other language first.',
  },
  'announcement/not-latest': {
    level: 'warning',
    message: ({ announced, latest }: { announced: string; latest: string }) =>
      `The announcement is about "${announced}", but "${latest}" is newer.`,
    hint: ({ url }: { url: string }) =>
      `Announce the newer one (${url}), or set  until:  to the last day of this one.`,
    about:
      'Visitors assume that the announcement at the top of every page is about your newest release. Change `url` and `text` of `announcement` in `site.yaml`, or set `until` to its last day.',
  },
  'look/accent': {
    level: 'error',
    message: ({ accent, ground, contrast, least }: Faint & { accent: string; ground: string }) =>
      `The accent ${accent} is hard to read on the ground ${ground}: the contrast is ${contrast.toFixed(1)}, and ${least} is needed.`,
    hint: ({ readable, suits }: Faint & { suits: 'light' | 'dark' | undefined }) =>
      `Use "${readable}", the nearest shade that can be read${suits ? `, or put it on a ${suits} ground:  ground: ${suits}` : ''}.`,
    about:
      'The accent is too close to the ground. Links and buttons have this colour, and everybody must be able to read them (WCAG 2.2, 1.4.3). Use the shade that the hint names, a darker or lighter one, or another `ground`.',
  },
  'look/ground': {
    level: 'error',
    message: ({ ground, contrast, least }: Faint & { ground: string }) =>
      `Text is hard to read on the ground ${ground}: the contrast is ${contrast.toFixed(1)}, and ${least} is needed.`,
    hint: ({ readable }: Faint) => `Use "${readable}", the nearest shade on which text can be read.`,
    about:
      'The ground is neither light nor dark enough for text. Use the shade that the hint names, or `light`, `dark` or `auto`.',
  },
  'look/ground-unused': {
    level: 'warning',
    message: 'With  accent: stylesheet  all colours are those of your stylesheet, so the ground is not used.',
    hint: 'Set --paper and --ink in assets/styles.css, or remove one of the two lines.',
  },
  'look/font-unused': {
    level: 'warning',
    message: ({ style }: { style: string }) =>
      `The look ${style} has its own fonts, so this one is not used.`,
    hint: 'Remove the line, or write  style: sleeve',
    about:
      '`look.font` counts in the look `sleeve`. Other looks are drawn around their own fonts: their names are solved to the width of the page, and their lines follow the heights of their letters.',
  },
  'look/font-missing': {
    level: 'error',
    message: ({ missing }: MissingFont) =>
      `No font "${missing}" is in assets/fonts/ or among the packages of this site.`,
    hint: ({ missing, nearest }: MissingFont) =>
      `${nearest === undefined ? '' : `Did you mean "${nearest}"? `}A font of Google Fonts comes with  npm install ${packageFor(missing)}  – put the file of any other into assets/fonts/.`,
    about:
      'The font that `look` in `site.yaml` names is not there. Fonts of Google Fonts are packages on npm (`npm install @fontsource/anton`); the files of others (WOFF2, WOFF, TTF or OTF) belong in `assets/fonts/`. The name is that of the font, or of the file without its ending.',
  },
  'look/letter': {
    level: 'warning',
    message: ({ letter, word }: { letter: string; word: string }) =>
      `No font of the site has the letter ${letter} of "${word}".`,
    hint: "Pages show it in a font of the visitor's device; share images and PDF files write it in plain letters, or leave it out. Set  look: {font: …}  to a font that has it.",
    about:
      'A Latin letter or a mark is neither in the fonts of the site nor in those of Liner. Only the first word with it is reported. `npx liner help design` explains how to use another font.',
  },
  'artist/member-years': {
    level: 'error',
    message: ({ name, from, until }: Years) => `${name} joined in ${from}, but left in ${until}.`,
    hint: ({ from, until }: Years) => `Did you mean  from: ${until}  and  until: ${from} ?`,
    about:
      'A member under `artist.members` in `site.yaml` left before they joined. Correct one of the years.',
  },
  'menu/empty-page': {
    level: 'warning',
    message: ({ name }: { name: string }) =>
      `The menu names "${name}", which has nothing to show yet, so it is left out.`,
    hint: 'It appears in the menu as soon as it has an entry, such as a first show. Or remove the line.',
    about: 'The menu names a page that has nothing to show.',
  },
  'menu/nowhere': {
    level: 'error',
    message: 'An item of the menu leads nowhere.',
    hint: 'Give it a page, such as  page: events , or a label and a url.',
    about:
      'Write the name of a page, or a group with both `label` and `url`: `{label: Shop, url: https://shop.example/your-name}`.',
  },
  'menu/unknown-page': {
    level: 'error',
    message: ({ page }: { page: string }) => `The menu names "${page}", which is not a page of this site.`,
    hint: ({
      page,
      names,
      meant,
    }: {
      page: string;
      names: readonly string[];
      meant?: string | undefined;
    }) => {
      const label = page.charAt(0).toUpperCase() + page.slice(1);
      if (meant) return `Write  {page: ${meant}, label: ${label}}`;
      return suggest(
        page,
        names,
        `The pages are ${listWords(names, 'and')}. For any other address, write  {label: ${label}, url: https://…}`,
      );
    },
    about:
      'The menu names a page that does not exist. Use the name of a page, such as `music`. For any other address, write `{label: Shop, url: https://shop.example/your-name}`.',
  },
  'colour/contrast': {
    level: 'error',
    message: ({ url, what, contrast, least }: Contrast) =>
      `The colours that ${url} takes from its cover are hard to read: ${what} has a contrast of ${contrast.toFixed(2)}, and needs ${least}.`,
    hint: 'This is an error in Liner, not in the content. Until it is fixed, use another picture as the cover.',
    about:
      'The colours that a page takes from its cover make its text hard to read. Please report it with the cover.',
  },
});
