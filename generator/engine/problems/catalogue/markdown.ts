import { defineProblems } from '../define.ts';

export interface RefusedLink {
  url: string;
  /** A scheme that is not allowed, such as `javascript`. */
  scheme: string | undefined;
  /** The address of the page, where it names a file of one. */
  page: string | undefined;
}

export interface RefusedHtml {
  tag: string | undefined;
  /** The address of what it embeds. */
  source: string | undefined;
  isVideo: boolean;
}

function hintHtml({ tag, source, isVideo }: RefusedHtml): string {
  if (isVideo) return `Write on a line of its own:  ::video{url=${source}}`;
  if (/^img$/i.test(tag ?? ''))
    return 'Put the picture into the assets folder and write on a line of its own:  ![What it shows](photos/stage.jpg)';
  if (/^iframe$/i.test(tag ?? ''))
    return 'For the player of a release of yours, write on a line of its own:  ::player{release=new-song}  For anything else, write a link.';
  return 'Use Markdown: **bold**, *italic*, [link](https://…), lists with hyphens.';
}

function hintAddress({ url, scheme, page }: RefusedLink): string {
  if (scheme) return 'Links begin with https://, mailto: or, on this site, with a slash.';
  if (page) return `Write the address of its page:  ${page}`;
  if (/^(https?:|\/(?!\/)|mailto:)/i.test(url) && /\s/.test(url)) return 'Write spaces as %20.';
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(url)) return `Write  https://${url}`;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(url)) return `Write  mailto:${url}`;
  if (/^[\w-]+(\/[\w-]+)*\/?$/.test(url)) return `Write  /${url.replace(/\/$/, '')}/`;
  return 'Write https:// and the address or, for a page of this site, its path from the first slash: /music/';
}

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
  'markdown/html': {
    level: 'warning',
    message: ({ tag }: RefusedHtml) =>
      `HTML is not supported here${tag ? `: <${tag}> is shown on the page as plain text` : ''}.`,
    hint: hintHtml,
    what: 'A text contains HTML.',
    why: 'It is not interpreted, so that no text can break a page; it would be shown as plain text.',
    fix: 'Use Markdown.',
    example: '**bold**, *italic*, [a link](https://example.com), - an entry of a list',
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
    what: 'The address of a link is not valid.',
    why: 'The link would not work, or do something that a link should not.',
    fix: 'Begin with `https://`, with `mailto:` or, on this site, with a slash. Spaces are written `%20`.',
    example: '[Tickets](https://tickets.example/lisbon%20june)',
  },
  'markdown/title': {
    level: 'warning',
    message: 'A heading with one # is the title of the page, which is among the keys at the top of the file.',
    hint: 'Begin sections with two: ## Story & Concept',
    what: 'A text has a heading with one `#`.',
    why: 'The page has one such heading already: its title.',
    fix: 'Begin sections with two.',
    example: '## Story & Concept',
  },
  'markdown/too-complex': {
    level: 'error',
    message: ({ found }: { found: keyof typeof TOO_COMPLEX }) => TOO_COMPLEX[found].message,
    hint: ({ found }: { found: keyof typeof TOO_COMPLEX }) => TOO_COMPLEX[found].hint,
    what: 'A text is nested too deeply to be read, has thousands of * or _ in one paragraph, or an address of thousands of letters.',
    why: 'Lists within lists within quotes, many times over, take forever.',
    fix: 'Write it with fewer levels, and with spaces between the words.',
    example: `- one
  - two`,
  },
  'placeholder/chain': {
    level: 'error',
    message: ({ link }: { link: string }) => `The link "${link}" refers to another link.`,
    hint: 'Write its whole address.',
    what: 'An address under `links` of `site.yaml` refers to another one.',
    why: 'Each must be complete by itself, so that links cannot refer to each other in a circle.',
    fix: 'Write the whole address.',
    example: `links:
  shop: https://shop.example/your-name`,
  },
  'placeholder/unknown': {
    level: 'warning',
    message: ({ part }: { part: string }) => `${part} is not a placeholder and would be shown as it is.`,
    hint: ({ meant }: { meant: string }) => `Did you mean ${meant}?`,
    what: 'A word in braces looks like a placeholder, but is not one.',
    why: 'It would be shown with its braces.',
    fix: 'There are two: `{artist}`, and `{links.name}` for an address from `site.yaml`.',
    example: 'intro: The music of {artist}',
  },
  'placeholder/unknown-link': {
    level: 'error',
    message: ({ part }: { part: string }) => `${part} is not among the links of site.yaml.`,
    hint: ({ link, nearest }: { link: string; nearest: string | undefined }) =>
      nearest ? `Did you mean {links.${nearest}}?` : `Add it to site.yaml, under links: ${link}: https://…`,
    what: 'A text uses `{links.name}`, and `site.yaml` has no such link.',
    why: 'The link would not work.',
    fix: 'Correct the name, or add the link to `site.yaml`.',
    example: `links:
  shop: https://shop.example/your-name`,
  },
});
