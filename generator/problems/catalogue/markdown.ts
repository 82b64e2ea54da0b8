import { defineProblems } from '../define.ts';

export const markdown = defineProblems({
  'markdown/html': {
    level: 'warning',
    what: 'A text holds HTML.',
    why: 'It is not read, so that no text can break a page; it would be shown as it is written.',
    fix: 'Use Markdown.',
    example: '**bold**, *italic*, [a link](https://example.com), - an entry of a list',
  },
  'markdown/image': {
    level: 'error',
    what: 'A picture stands within a text.',
    why: 'Pictures are resized and described, which a text cannot ask for.',
    fix: 'Name it in the keys on top of the file.',
    example: 'artwork_url: artwork/new-song.jpg',
  },
  'markdown/link': {
    level: 'error',
    what: 'The address of a link is none.',
    why: 'It would lead nowhere, or do something that a link should not.',
    fix: 'Begin with `https://`, with `mailto:` or, on this site, with a slash. Blanks are written `%20`.',
    example: '[Tickets](https://tickets.example/dubai%20june)',
  },
  'markdown/title': {
    level: 'warning',
    what: 'A text has a heading with one `#`.',
    why: 'The page has one such heading already: its title.',
    fix: 'Begin sections with two.',
    example: '## Story & Concept',
  },
  'markdown/too-complex': {
    level: 'error',
    what: 'A text is nested too deeply to be read.',
    why: 'Lists within lists within quotes, many times over, take forever.',
    fix: 'Write it with fewer levels.',
    example: `- one
  - two`,
  },
  'placeholder/chain': {
    level: 'error',
    what: 'An address under `links` of `site.yaml` refers to another one.',
    why: 'Each stands for itself, so that none can refer to itself by a detour.',
    fix: 'Write the whole address.',
    example: `links:
  shop: https://shop.example/your-name`,
  },
  'placeholder/unknown': {
    level: 'warning',
    what: 'A word in braces looks like a placeholder, and is none.',
    why: 'It would be shown with its braces.',
    fix: 'There are two: `{artist}`, and `{links.name}` for an address from `site.yaml`.',
    example: 'intro: The music of {artist}',
  },
  'placeholder/unknown-link': {
    level: 'error',
    what: 'A text uses `{links.name}`, and `site.yaml` has no such link.',
    why: 'It would lead nowhere.',
    fix: 'Correct the name, or add the link to `site.yaml`.',
    example: `links:
  shop: https://shop.example/your-name`,
  },
});
