/** Prepared Markdown for PDF and plain text: the same words as on the page, as a flat list of blocks. */
import type { Block, Span } from '../types.ts';
import { ownTokens, plainText, type Token } from './engine.ts';

type Emphasis = Pick<Span, 'strong' | 'emphasis'>;

const PLAIN: Emphasis = { strong: false, emphasis: false };

/** Links keep their words, and the last of them the address. */
export function collectBlocks(tokens: readonly Token[], level = 0): Block[] {
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading':
        return [block('heading', readSpans(ownTokens(token.tokens)))];
      case 'list':
        return token.items.flatMap(({ tokens: parts }, index) => {
          const marker = token.ordered ? `${Number(token.start) + index}.` : '–';
          return listItem(ownTokens(parts), marker, level);
        });
      case 'blockquote':
        return collectBlocks(ownTokens(token.tokens), level);
      case 'table':
        return [token.header, ...token.rows].map((cells) => {
          const text = cells.map((cell) => plainText(cell.tokens)).join(' · ');
          return block('paragraph', [{ ...PLAIN, text }]);
        });
      case 'paragraph':
      case 'text':
      case 'code':
        return [block('paragraph', readSpans([token]))];
      default:
        return [];
    }
  });
}

/** An item, and the lists and paragraphs within it. */
function listItem(parts: readonly Token[], marker: string, level: number): Block[] {
  const [first, ...rest] = parts;
  const hasWords = first?.type === 'text' || first?.type === 'paragraph';
  return [
    { kind: 'item', marker, level, spans: hasWords ? readSpans([first]) : [] },
    ...collectBlocks(hasWords ? rest : parts, level + 1),
  ];
}

function block(kind: Block['kind'], spans: Span[]): Block {
  return { kind, marker: '', level: 0, spans };
}

function readSpans(tokens: readonly Token[], style: Emphasis = PLAIN): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (token.type === 'strong') return readSpans(ownTokens(token.tokens), { ...style, strong: true });
    if (token.type === 'em') return readSpans(ownTokens(token.tokens), { ...style, emphasis: true });
    if (token.type === 'link') return endWith(readSpans(ownTokens(token.tokens), style), token.href);
    if (token.type === 'br') return [{ ...style, text: ' ' }];
    if ('tokens' in token && token.tokens) return readSpans(ownTokens(token.tokens), style);
    // A line's end within a paragraph is a space, as on the page.
    const text = plainText([token]).replace(/\s+/g, ' ');
    return text ? [{ ...style, text }] : [];
  });
}

function endWith(spans: readonly Span[], url: string): Span[] {
  return spans.map((span, index) => (index === spans.length - 1 ? { ...span, url } : span));
}
