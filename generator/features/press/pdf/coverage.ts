/** The characters that the site's fonts can print, and replacements of the others. */
import type { Block, Span } from '../../../engine/content/types.ts';
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft } from '../../../engine/lib/isolate.ts';

/** Adapts the texts of one place of the content to what can be printed, and records what is lost. */
export interface Coverage {
  adapt(text: string): string;
  adaptBlocks(blocks: readonly Block[]): Block[];
  /** Letters printed without their accents: `ğ` as `g`. */
  readonly unmarked: ReadonlySet<string>;
  /** Signs and emoji that are left out. */
  readonly dropped: ReadonlySet<string>;
  /** Letters and digits without a replacement: the texts cannot be printed. */
  readonly missing: ReadonlySet<string>;
}

/** Equivalents that fonts have; empty for invisible characters. */
const EQUIVALENTS: Record<string, string> = {
  '\u00ad': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '℗': '(P)',
  '\n': ' ',
  '\t': ' ',
};
/** Joiners, non-joiners and marks of direction. */
const ORDERING = /^[\p{Join_Control}\p{Bidi_Control}]$/u;
const INVISIBLE = /^(?:\p{Cf}|\p{Cc}|\p{Variation_Selector})$/u;
const SPACE = /^\p{Zs}$/u;
const LETTER = /^[\p{L}\p{N}\p{M}]$/u;

/** Letters whose accents Unicode does not decompose. */
const UNMARKED: Record<string, string> = {
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

/** @param printable the characters that the fonts have @param around the direction of the document */
export function trackCoverage(printable: ReadonlySet<string>, around: Direction): Coverage {
  const [unmarked, dropped, missing] = [new Set<string>(), new Set<string>(), new Set<string>()];

  function adaptCharacter(character: string, isShaped: boolean): string {
    const equivalent = EQUIVALENTS[character];
    if (equivalent !== undefined) return equivalent;
    if (printable.has(character)) return character;
    if (INVISIBLE.test(character)) return isShaped && ORDERING.test(character) ? character : '';
    if (SPACE.test(character)) return ' ';
    const plain = UNMARKED[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
    if (plain !== '' && [...plain].every((part) => printable.has(part))) {
      unmarked.add(character);
      return plain;
    }
    (LETTER.test(character) ? missing : dropped).add(character);
    return '';
  }

  function adapt(text: string): string {
    const before = dropped.size;
    const isShaped = around === 'rtl' || hasRightToLeft(text);
    const adapted = [...text.normalize('NFC')]
      .map((character) => adaptCharacter(character, isShaped))
      .join('');
    // A removed sign leaves one space too many.
    return dropped.size > before ? adapted.replace(/ {2,}/g, ' ').replace(/ (?=[.,;:!?])/g, '') : adapted;
  }

  const adaptSpan = (span: Span): Span => ({ ...span, text: adapt(span.text) });
  return {
    adapt,
    adaptBlocks: (blocks) => blocks.map((block) => ({ ...block, spans: block.spans.map(adaptSpan) })),
    unmarked,
    dropped,
    missing,
  };
}
