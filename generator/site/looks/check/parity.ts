/** Compares the content of a page in two looks. */
import { Parser } from 'htmlparser2';

interface Outline {
  /** Headings of the first level, and the others. */
  titles: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  links: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Parts of one kind that a page lacks. */
export interface Missing {
  kind: 'heading' | 'link' | 'word';
  values: string[];
}

const HEADING = /^h[1-6]$/;
/** Units in the sizes of files: documents contain the fonts of the look. */
const UNITS = new Set(['kb', 'mb']);
const SILENT = new Set(['script', 'style', 'svg', 'template']);

/** Finds what a page lacks. Lists may show less, as their links lead to all of it. @param model the page in the look to compare with */
export function findMissing(model: string, page: string, isList: boolean): Missing[] {
  const [wanted, found] = [model, page].map(outline);
  if (!wanted || !found) return [];
  const lacks = (kind: Missing['kind'], all: ReadonlySet<string>, those: ReadonlySet<string>) => {
    const values = [...all].filter((value) => !those.has(value));
    return values.length > 0 ? [{ kind, values }] : [];
  };
  const headings = new Set([...found.titles, ...found.headings]);
  const always = [...lacks('heading', wanted.titles, headings), ...lacks('link', wanted.links, found.links)];
  if (isList) return always;
  return [
    ...always,
    ...lacks('heading', wanted.headings, headings),
    ...lacks('word', wanted.words, found.words),
  ];
}

function outline(html: string): Outline {
  const [titles, headings] = [new Set<string>(), new Set<string>()];
  const links = new Set<string>();
  const words = new Set<string>();
  const open: { name: string; isSilent: boolean }[] = [];
  let heading: string | undefined;
  const parser = new Parser({
    onopentag(name, { href, 'aria-hidden': hidden }) {
      const isSilent = SILENT.has(name) || hidden === 'true' || (open.at(-1)?.isSilent ?? false);
      open.push({ name, isSilent });
      if (HEADING.test(name)) heading = '';
      if (name === 'a' && href !== undefined && !isSilent) links.add(href);
    },
    ontext(text) {
      if (open.at(-1)?.isSilent || !open.some(({ name }) => name === 'body')) return;
      if (heading !== undefined) heading += text;
      for (const [word] of text.toLowerCase().matchAll(/\p{L}{2,}/gu)) if (!UNITS.has(word)) words.add(word);
    },
    onclosetag(name) {
      open.pop();
      if (!HEADING.test(name) || heading === undefined) return;
      const text = heading.replace(/\s+/g, ' ').trim();
      if (text) (name === 'h1' ? titles : headings).add(text);
      heading = undefined;
    },
  });
  parser.end(html);
  return { titles, headings, links, words };
}
