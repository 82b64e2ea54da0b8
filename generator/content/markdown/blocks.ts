/** Markdown for paper and plain text: the same words as on the page, as a flat list of blocks. */
import { lexBlocks, ownTokens, type Token } from './engine.ts';
import { plainText, prepareTokens } from './prepare.ts';

/** Words that look alike. */
export interface Span {
  text: string;
  strong: boolean;
  emphasis: boolean;
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'item';
  /** What stands before an item: `–`, or its number. */
  marker: string;
  /** How deep an item lies within other lists, from 0. */
  level: number;
  spans: Span[];
}

type Look = Pick<Span, 'strong' | 'emphasis'>;

const PLAIN: Look = { strong: false, emphasis: false };
const NOWHERE = { file: '', line: 1, column: 1 };

/** The blocks of a text that was found sound when it was loaded. Links keep their words only. */
export function readBlocks(text: string): Block[] {
  const options = { href: (url: string) => url, at: () => NOWHERE };
  return collect(prepareTokens(lexBlocks(text), text, options).tokens);
}

/** As typed without Markdown: an empty line between blocks, none between the items of a list. */
export function writePlain(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, marker, level, spans }, index) => {
      const follows = kind === 'item' && blocks[index - 1]?.kind === 'item';
      const before = index === 0 ? '' : follows ? '\n' : '\n\n';
      const words = spans.map((span) => span.text).join('');
      return `${before}${'  '.repeat(level)}${marker && `${marker} `}${words}`;
    })
    .join('');
}

function collect(tokens: readonly Token[], level = 0): Block[] {
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
        return collect(ownTokens(token.tokens), level);
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
    ...collect(hasWords ? rest : parts, level + 1),
  ];
}

function block(kind: Block['kind'], spans: Span[]): Block {
  return { kind, marker: '', level: 0, spans };
}

function readSpans(tokens: readonly Token[], look: Look = PLAIN): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (token.type === 'strong') return readSpans(ownTokens(token.tokens), { ...look, strong: true });
    if (token.type === 'em') return readSpans(ownTokens(token.tokens), { ...look, emphasis: true });
    if (token.type === 'br') return [{ ...look, text: ' ' }];
    if ('tokens' in token && token.tokens) return readSpans(ownTokens(token.tokens), look);
    // A line's end within a paragraph is a blank, as on the page.
    const text = plainText([token]).replace(/\s+/g, ' ');
    return text ? [{ ...look, text }] : [];
  });
}
