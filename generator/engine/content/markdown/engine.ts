/** The Markdown parser: set up once for its directives, with a renderer that escapes everything. */
import { Lexer, Marked, type MarkedToken, Renderer } from 'marked';
import { escapeWith } from '../../lib/markup.ts';
import { remember } from '../../lib/remember.ts';
import type { DirectiveTable } from '../vocabulary.ts';
import { type DirectiveToken, directiveTokenizer } from './directive.ts';
import { BoundedTokenizer } from './tokenizer.ts';

export type Token = MarkedToken | DirectiveToken;

const writer = new Marked({
  gfm: true,
  renderer: {
    text(token) {
      const inner = 'tokens' in token ? token.tokens : undefined;
      return inner ? this.parser.parseInline(inner) : escapeHtml(token.text);
    },
    // `prepareTokens` leaves none of these; this is a second safeguard.
    html({ text }) {
      return escapeHtml(text);
    },
    image({ text }) {
      return escapeHtml(text);
    },
    heading({ tokens, depth }) {
      const level = Math.max(depth, 3);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    // One that is wider than its text scrolls in itself, by the keyboard as well.
    table(token) {
      return `<div class="table" tabindex="0">\n${Renderer.prototype.table.call(this, token)}</div>\n`;
    },
    link({ href, title, tokens }) {
      const titled = title ? ` title="${escapeHtml(title)}"` : '';
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : '';
      return `<a href="${escapeWith(/[&<>"']/g, href)}"${titled}${rel}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

const optionsOf = remember(
  (known: DirectiveTable) => new Marked({ gfm: true, extensions: [directiveTokenizer(known)] }).defaults,
);

function openLexer(known: DirectiveTable): Lexer {
  return new Lexer({ ...optionsOf(known), tokenizer: new BoundedTokenizer() });
}

/** The parts of a text without paragraphs. @throws as `lexBlocks` */
export function lexInline(text: string, known: DirectiveTable): Token[] {
  return ownTokens(openLexer(known).inlineTokens(text));
}

/** @throws TooComplexError, or RangeError if nesting of another kind exhausts the stack */
export function lexBlocks(text: string, known: DirectiveTable): Token[] {
  return ownTokens(openLexer(known).lex(text));
}

/** The lexer makes no tokens but its own and those of its one extension. */
export function ownTokens(tokens: unknown[] | undefined): Token[] {
  return (tokens ?? []) as Token[];
}

/** @param tokens prepared ones: there are no directives among them */
export function renderBlocks(tokens: Token[]): string {
  return writer.parser(tokens.filter((token) => token.type !== 'directive')).trim();
}

/** Escapes what HTML would read; character references stay, as they are part of Markdown. */
function escapeHtml(text: string): string {
  return escapeWith(/[<>"']|&(?!(#\d{1,7}|#x[a-f0-9]{1,6}|\w+);)/gi, text);
}

/** The words of tokens, without their markup. */
export function plainText(tokens: unknown[] | undefined): string {
  return ownTokens(tokens)
    .map((token) => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      return 'text' in token ? token.text : '';
    })
    .join('')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
