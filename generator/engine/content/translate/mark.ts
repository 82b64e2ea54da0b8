/** Markdown texts of the default in another language: their blocks say which language they are in. */
import { Parser } from 'htmlparser2';
import { directionOf } from '../../lib/direction.ts';
import { isWithin } from '../entry.ts';
import type { Body, Entry, RichText } from '../types.ts';

/** @param code that of the default: `en` */
export function markHtml<Data>(entry: Entry<Data>, code: string): Entry<Data> {
  const mark = (html: string) => markBlocks(html, code);
  const isOwn = (key: string) => (entry.translated ?? []).some((each) => isWithin(key, each));
  const html = Object.entries(entry.html).map(([key, text]) => [key, isOwn(key) ? text : mark(text)]);
  const texts = Object.entries(entry.texts).map(([key, text]) => [
    key,
    isOwn(key) ? text : markText(text, mark),
  ]);
  return {
    ...entry,
    html: Object.fromEntries(html),
    texts: Object.fromEntries(texts),
    body: isOwn('body') ? entry.body : markBody(entry.body, mark),
  };
}

type Mark = (html: string) => string;

function markBody(body: Body, mark: Mark): Body {
  return {
    ...body,
    intro: markText(body.intro, mark),
    sections: body.sections.map((section) => ({ ...section, text: markText(section.text, mark) })),
  };
}

function markText(text: RichText, mark: Mark): RichText {
  return text.map((part) => {
    if (typeof part === 'string') return mark(part);
    return 'html' in part ? { ...part, html: mark(part.html) } : part;
  });
}

/** `<p lang="en" dir="ltr">`: the outermost elements, as nothing may come between them and the element that sets them. */
function markBlocks(html: string, code: string): string {
  const attributes = ` lang="${code}" dir="${directionOf(code)}"`;
  const places: number[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { lang }) {
      if (depth === 0 && lang === undefined) places.push(parser.startIndex + 1 + name.length);
      depth += 1;
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return places.reduceRight((marked, at) => marked.slice(0, at) + attributes + marked.slice(at), html);
}
