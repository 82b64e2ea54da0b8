/** A content file as it is kept in the cache, and how an entry is made of it again. */
import type { Position, Problem } from '../../problems/index.ts';
import type { BodySection, DataPath, Entry } from '../types.ts';
import type { Variables } from './placeholders.ts';

export type Places = Record<string, [line: number, column: number]>;

/** JSON. The body's whole HTML and the file's name are left out, as they follow from the rest. */
export interface Packed<Data> {
  /** Undefined where problems kept the file from being read. */
  data?: Data | undefined;
  body: { intro: string; sections: BodySection[]; words: number };
  links: [url: string, line: number, column: number][];
  places: Places;
  problems: Problem[];
  /** What the placeholders stand for; of site.yaml only. */
  variables?: Variables | undefined;
}

/** A path as one text. Keys with a slash may collide, which at worst misplaces a message. */
export function pathKey(path: DataPath): string {
  return path.join('/');
}

export function unpack<Data>(file: string, slug: string, packed: Packed<Data>): Entry<Data> | undefined {
  const { data, body, links, places } = packed;
  if (data === undefined) return undefined;
  return {
    file,
    slug,
    data,
    body: {
      ...joinBody(body),
      links: links.map(([url, line, column]) => ({ url, at: { file, line, column } })),
    },
    at: (path) => findPlace(file, places, path),
  };
}

/** The place of a value, or of its nearest parent. */
function findPlace(file: string, places: Places, path: DataPath): Position {
  for (let length = path.length; length >= 0; length--) {
    const place = places[pathKey(path.slice(0, length))];
    if (place) return { file, line: place[0], column: place[1] };
  }
  return { file, line: 1, column: 1 };
}

/** The body's parts with its whole HTML: introduction and sections, in order. */
export function joinBody<Parts extends { intro: string; sections: BodySection[] }>(
  parts: Parts,
): Parts & { html: string } {
  const sections = parts.sections.map(
    ({ id, title, html }) => `<h2 id="${id}">${escapeTitle(title)}</h2>\n${html}`,
  );
  return { ...parts, html: [parts.intro, ...sections].filter(Boolean).join('\n') };
}

function escapeTitle(title: string): string {
  return title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
