import { cleanAddress } from '../../lib/invisible.ts';
import { defineProblems } from '../define.ts';
import { hintAtDownload } from './file-hints.ts';

export interface RefusedHtml {
  tag: string | undefined;
  /** The address of what it embeds. */
  source: string | undefined;
  isVideo: boolean;
}

function hintHtml({ tag, source, isVideo }: RefusedHtml): string {
  if (isVideo) return `Write on its own line:  ::video{url=${source}}`;
  if (/^img$/i.test(tag ?? ''))
    return 'Put the picture into the assets folder and write on its own line:  ![What it shows](photos/stage.jpg)';
  if (/^iframe$/i.test(tag ?? ''))
    return 'For the player of a release of yours, write on its own line:  ::player{release=new-song}  For anything else, write a link.';
  return 'Use Markdown: **bold**, *italic*, [link](https://…), lists with hyphens.';
}

export interface RefusedLink {
  url: string;
  /** A scheme that is not allowed, such as `javascript`. */
  scheme: string | undefined;
  /** The address of the page, where it names a file of one. */
  page: string | undefined;
}

function hintAddress({ url, scheme, page }: RefusedLink): string {
  const visible = cleanAddress(url);
  if (visible !== url)
    return `There is an invisible character in it. Delete the address and type it again:  ${visible}`;
  if (scheme) return 'Links begin with https://, mailto: or, on this site, with a slash.';
  if (page) return `Write the address of its page:  ${page}`;
  if (/^(https?:|\/(?!\/)|mailto:)/i.test(url) && /\s/.test(url)) return 'Write spaces as %20.';
  const download = hintAtDownload(url);
  if (download) return download;
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(url)) return `Write  https://${url}`;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(url)) return `Write  mailto:${url}`;
  if (/^[\w-]+(\/[\w-]+)*\/?$/.test(url)) return `Write  /${url.replace(/\/$/, '')}/`;
  return 'Write https:// and the address or, for a page of this site, its path from the first slash: /music/';
}

const DIALECTS = {
  footnote: {
    name: 'Footnotes are',
    hint: 'Put what it says in parentheses, or at the end of the text.',
  },
  wiki: { name: 'Links in double brackets are', hint: 'Write  [words](/music/releases/new-song/)' },
  shortcode: {
    name: 'Shortcodes of other generators are',
    hint: 'For a video, write on its own line:  ::video{url=https://…}  For a player:  ::player{release=new-song}',
  },
  attributes: {
    name: 'Classes and anchors in braces are',
    hint: 'Remove it; headings have anchors already.',
  },
};

export type Dialect = keyof typeof DIALECTS;

const TOO_COMPLEX = {
  nesting: {
    message: 'The text is nested too deeply to be read.',
    hint: 'Use fewer quotation marks (>), list levels and emphases within one another.',
  },
  emphasis: {
    message: 'The text has too many * or _ in one paragraph to be read.',
    hint: 'Remove those that set nothing in italics or bold, or break the text into paragraphs.',
  },
  word: {
    message: 'An address in the text is too long to be read.',
    hint: 'Put a space or a line break into it.',
  },
};

export const markdown = defineProblems({
  'markdown/dialect': {
    level: 'warning',
    message: ({ dialect, sign }: { dialect: Dialect; sign: string }) =>
      `${DIALECTS[dialect].name} not supported here: ${sign} is shown on the page as it is.`,
    hint: ({ dialect }: { dialect: Dialect }) => DIALECTS[dialect].hint,
    about:
      'A text uses a sign of another dialect of Markdown, such as `[^1]` for a footnote, which appears on the page as it is written. Only the first of each text is reported.',
  },
  'markdown/html': {
    level: 'warning',
    message: ({ tag }: RefusedHtml) =>
      `HTML is not supported here${tag ? `: <${tag}> is shown on the page as plain text` : ''}.`,
    hint: hintHtml,
    about:
      'A text contains HTML, which appears as plain text, so that no text can break a page. Use Markdown: `**bold**`, `*italic*`, `[a link](https://example.com)`.',
  },
  'markdown/link': {
    level: 'error',
    message: ({ url, scheme }: RefusedLink) => {
      if (scheme) return `A link cannot lead to a ${scheme}: address.`;
      const shown = url.length > 60 ? `${url.slice(0, 59)}…` : url;
      return url === ''
        ? 'The link has no address.'
        : `The link leads to "${shown}", which is not an address.`;
    },
    hint: hintAddress,
    about:
      'The address of a link is not valid. Links begin with `https://`, with `mailto:` or, on this site, with a slash. A space is written `%20`.',
  },
  'markdown/link-user': {
    level: 'error',
    message: 'The address of the link has a user name or a password, which everybody could read.',
    hint: ({ shared }: { shared: string }) => `Write  ${shared}`,
    about:
      'The address of a link begins like `https://name:password@example.com`. Write it without what is before the @. If others have seen the password, get a new one.',
  },
  'markdown/title': {
    level: 'warning',
    message: 'A heading with one # is the title of the page, which is among the keys at the top of the file.',
    hint: 'Begin sections with two: ## Story & Concept',
    about: 'The page already has such a heading: its title.',
  },
  'markdown/too-complex': {
    level: 'error',
    message: ({ found }: { found: keyof typeof TOO_COMPLEX }) => TOO_COMPLEX[found].message,
    hint: ({ found }: { found: keyof typeof TOO_COMPLEX }) => TOO_COMPLEX[found].hint,
    about:
      'A text is nested too deeply, has thousands of * or _ in one paragraph, or a very long address. Write the text with fewer levels, fewer * and _, and with spaces between the words.',
  },
  'placeholder/chain': {
    level: 'error',
    message: ({ link }: { link: string }) => `The link "${link}" refers to another link.`,
    hint: 'Write its whole address.',
    about:
      'An address under `links` in `site.yaml` refers to another. Each must be complete, so that links cannot refer to each other in a circle.',
  },
  'placeholder/unknown': {
    level: 'warning',
    message: ({ part }: { part: string }) => `${part} is not a placeholder and would be shown as it is.`,
    hint: ({ meant }: { meant: string }) => `Did you mean ${meant}?`,
    about:
      'A word in braces looks like a placeholder, but is none. There are two placeholders: `{artist}`, and `{links.name}` for an address from `site.yaml`.',
  },
  'placeholder/unknown-link': {
    level: 'error',
    message: ({ part }: { part: string }) => `${part} is not among the links of site.yaml.`,
    hint: ({ link, nearest }: { link: string; nearest: string | undefined }) =>
      nearest ? `Did you mean {links.${nearest}}?` : `Add it to site.yaml, under links: ${link}: https://…`,
    about:
      'A text uses `{links.name}`, and `site.yaml` has no such link. Correct the name, or add it: `links: {shop: https://shop.example/your-name}`.',
  },
  'markdown/image': {
    level: 'error',
    message: 'This text cannot contain a picture.',
    hint: 'Pictures belong in the text below the keys of a .md file, in the sections of About, or among the keys, such as  artwork_url: artwork/cover.jpg',
    about: 'Such texts, an introduction for instance, are short, and some are printed or sent elsewhere.',
  },
  'markdown/image-place': {
    level: 'error',
    message: 'A picture must be on its own line.',
    hint: 'Put an empty line before and after it; it cannot be in a list, a quote, a table, a link or a sentence.',
  },
  'markdown/no-alt': {
    level: 'warning',
    message: ({ file }: { file: string }) => `The picture ${file} has no description.`,
    hint: ({ file }: { file: string }) => `Describe it between the brackets: ![The band on stage](${file})`,
    about:
      'A picture in a text has no description for search engines and for people who cannot see it. Write what it shows between the brackets: `![The band on stage](photos/stage.jpg)`.',
  },
  'markdown/picture-file': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      file === ''
        ? 'The picture has no file.'
        : `The picture "${file}" must be named by its path in the assets folder.`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant ? `Write  ![What it shows](${meant})` : 'Write its name as it is below assets: photos/stage.jpg',
    about:
      'The file of a picture in a text is named from the assets folder, with slashes: `![The band on stage](photos/stage.jpg)`.',
  },
  'markdown/remote-picture': {
    level: 'error',
    message: 'A picture cannot come from another site.',
    hint: 'Save it into the assets folder, if you may use it, and write its name: ![What it shows](photos/stage.jpg)',
    about: 'The other site would learn who reads the page, and could change or remove the picture.',
  },
});
