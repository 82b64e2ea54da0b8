/** What the site's fonts can print, and what becomes of the rest. */
import type { Block, Span } from '../../content/types.ts';

/** Fits the texts of one place of the content to what can be printed, and keeps account of it. */
export interface Letters {
  adapt(text: string): string;
  adaptBlocks(blocks: readonly Block[]): Block[];
  /** Letters that lost their marks: `ğ` is printed as `g`. */
  readonly bared: ReadonlySet<string>;
  /** Signs and emoji that are left out. */
  readonly dropped: ReadonlySet<string>;
  /** Letters and digits that nothing stands for: the texts cannot be printed at all. */
  readonly missing: ReadonlySet<string>;
}

/** Other forms of what fonts have; empty for what is not seen. */
const SAME: Record<string, string> = {
  '\u00ad': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\n': ' ',
  '\t': ' ',
};
const UNSEEN = /^(?:\p{Cf}|\p{Cc}|\p{Variation_Selector})$/u;
const BLANK = /^\p{Zs}$/u;
const LETTER = /^[\p{L}\p{N}\p{M}]$/u;

/** Letters that are no other letter with a mark. */
const BARE: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
};

/** @param printable the characters that the fonts have */
export function openLetters(printable: ReadonlySet<string>): Letters {
  const [bared, dropped, missing] = [new Set<string>(), new Set<string>(), new Set<string>()];

  function adaptCharacter(character: string): string {
    const same = SAME[character];
    if (same !== undefined) return same;
    if (printable.has(character)) return character;
    if (UNSEEN.test(character)) return '';
    if (BLANK.test(character)) return ' ';
    const bare = BARE[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
    if (bare !== '' && [...bare].every((part) => printable.has(part))) {
      bared.add(character);
      return bare;
    }
    (LETTER.test(character) ? missing : dropped).add(character);
    return '';
  }

  function adapt(text: string): string {
    const before = dropped.size;
    const adapted = [...text.normalize('NFC')].map(adaptCharacter).join('');
    // Where a sign is gone, the blanks around it are one too many.
    return dropped.size > before ? adapted.replace(/ {2,}/g, ' ').replace(/ (?=[.,;:!?])/g, '') : adapted;
  }

  const adaptSpan = (span: Span): Span => ({ ...span, text: adapt(span.text) });
  return {
    adapt,
    adaptBlocks: (blocks) => blocks.map((block) => ({ ...block, spans: block.spans.map(adaptSpan) })),
    bared,
    dropped,
    missing,
  };
}
