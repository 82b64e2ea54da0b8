/** What Markdown may hold elsewhere, but not here. */
import type { Problem } from '../../problems/index.ts';

type Refusal = Omit<Problem, 'at' | 'frame'>;

// A browser reads a backslash as a slash and skips tabs and line breaks, so neither may hide in an address.
const ALLOWED = /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)[^\s\\]*$/i;

/** What is wrong with a link's address; undefined for one that may be followed. */
export function describeLink(url: string): Refusal | undefined {
  if (ALLOWED.test(url)) return undefined;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  if (scheme && !/^(https?|mailto|tel)$/i.test(scheme)) {
    return {
      code: 'markdown/link',
      level: 'error',
      message: `A link cannot lead to a ${scheme}: address.`,
      hint: 'Links begin with https://, mailto: or, on this site, with a slash.',
    };
  }
  const shown = url.length > 60 ? `${url.slice(0, 59)}…` : url;
  return {
    code: 'markdown/link',
    level: 'error',
    message: url === '' ? 'The link leads nowhere.' : `The link leads to "${shown}", which is no address.`,
    hint: hintLink(url),
  };
}

function hintLink(url: string): string {
  if (/^(https?:|\/(?!\/)|mailto:)/i.test(url) && /\s/.test(url)) return 'Write blanks as %20.';
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(url)) return `Write  https://${url}`;
  if (/^[\w-]+(\/[\w-]+)*\/?$/.test(url)) return `Write  /${url.replace(/\/$/, '')}/`;
  return 'Write https:// and the address or, for a page of this site, its path from the first slash: /music/';
}

/** An HTML comment is the writer's own note: it is left out. */
export function isComment(html: string): boolean {
  return /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(html);
}

export function describeHtml(raw: string): Refusal {
  const tag = /^\s*<\/?([a-z][\w-]*)/i.exec(raw)?.[1];
  return {
    code: 'markdown/html',
    level: 'warning',
    message: `HTML is not read here${tag ? `: <${tag}> appears on the page as it is written` : ''}.`,
    hint: 'Use Markdown: **bold**, *italic*, [link](https://…), lists with hyphens.',
  };
}

export function describeImage(): Refusal {
  return {
    code: 'markdown/image',
    level: 'error',
    message: 'A picture cannot stand within the text.',
    hint: 'Pictures are named among the keys on top of the file, such as  artwork_url: artwork/cover.jpg',
  };
}

export function describeTitle(): Refusal {
  return {
    code: 'markdown/title',
    level: 'warning',
    message: 'A heading with one # is the title of the page, which is among the keys on top of the file.',
    hint: 'Begin sections with two: ## Story & Concept',
  };
}
