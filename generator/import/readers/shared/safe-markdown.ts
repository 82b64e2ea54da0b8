/** Markdown of other programs, as Markdown of the site. */
import { replaceBetween } from './between.ts';
import { linkAddress } from './html.ts';
import type { Notes } from './notes.ts';

const PICTURE = /!\[([^\]\n]{0,500})\]\(([^)\s]{0,2000})[^)\n]{0,500}\)/g;
/** Elements whose content is no text, and comments. */
const DROPPED = /<(svg|style|script|iframe)\b|<!--/gi;
const LINK = /<a\s[^<>]*?href=["']?((?:https?:|mailto:)[^"'\s<>]+)[^<>]*>([^<>[\]]*)<\/a>/gi;
/** Other HTML, but no address in angle brackets. */
const TAG = /<\/?(?!https?:|mailto:)[a-z][^<>]{0,2000}>/gi;
/** A directive of the site, which another program shows as it is. */
const DIRECTIVE = /^([^\S\n]*):::?(?=\p{L})/gmu;
/** The second half of a link, and the line of an address that links name. */
const TARGET = /\]\(([^)]{0,2000})\)/g;
const DEFINITION = /^[^\S\n]{0,3}\[[^\]\n]{1,500}\]:\s{0,9}(\S*).*$/gm;

/** Links to the web stay, of others the words; other HTML goes, its words remain. Directives show as text, and pictures are left over. */
export function safeMarkdown(markdown: string, notes: Notes): string {
  const endOf = ([, name]: RegExpExecArray) => (name === undefined ? '-->' : `</${name.toLowerCase()}>`);
  const isAddress = (written: string) =>
    linkAddress(/^\s*<?([^\s>]*)/.exec(written)?.[1]?.replace(/\\/g, '')) !== undefined;
  const refuse = (whole: string, address: string, instead: string) => {
    if (isAddress(address)) return whole;
    notes.leave('Link in a text', address);
    return instead;
  };
  return replaceBetween(markdown, DROPPED, endOf, () => '')
    .replace(PICTURE, (_, words: string, source: string) => {
      notes.leave('Picture in a text', source);
      return words;
    })
    .replace(LINK, (_, address: string, words: string) => `[${words.trim() || address}](${address})`)
    .replace(TARGET, (whole, address: string) => refuse(whole, address, ']'))
    .replace(DEFINITION, (whole, address: string) => refuse(whole, address, ''))
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
