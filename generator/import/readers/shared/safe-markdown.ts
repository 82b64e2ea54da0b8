/** Markdown of other programs, as Markdown of the site. */
import type { Notes } from './notes.ts';

const PICTURE = /!\[([^\]\n]{0,500})\]\(([^)\s]{0,2000})[^)\n]{0,500}\)/g;
/** Elements whose content is no text. Limits keep the time linear. */
const DROPPED = /<(svg|style|script|iframe)\b[\s\S]{0,20000}?<\/\1\s*>|<!--[\s\S]{0,20000}?-->/gi;
const LINK = /<a\s[^<>]*?href=["']?((?:https?:|mailto:)[^"'\s<>]+)[^<>]*>([^<>[\]]*)<\/a>/gi;
/** Other HTML, but no address in angle brackets. */
const TAG = /<\/?(?!https?:|mailto:)[a-z][^<>]{0,2000}>/gi;
/** A directive of the site, which another program shows as it is. */
const DIRECTIVE = /^(\s*):::?(?=\p{L})/gmu;

/** Links stay; other HTML goes, its words remain. Directives show as text, and pictures are left over. */
export function safeMarkdown(markdown: string, notes: Notes): string {
  return markdown
    .replace(DROPPED, '')
    .replace(PICTURE, (_, words: string, source: string) => {
      notes.leave('Picture in a text', source);
      return words;
    })
    .replace(LINK, (_, address: string, words: string) => `[${words.trim() || address}](${address})`)
    .replace(TAG, (tag) => {
      if (!/^<br\b/i.test(tag)) notes.leave('HTML in a text', tag);
      return '';
    })
    .replace(/<(?=[a-z/!?])(?!https?:|mailto:)/gi, '\\<')
    .replace(DIRECTIVE, (mark) => mark.replace(':', '\\:'))
    .replace(/^[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
