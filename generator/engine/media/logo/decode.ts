/** The text of an SVG file. */
import type { SvgFault } from './fault.ts';

/** What programs for drawing write; others hide letters from those who look for them. */
const ENCODINGS = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii', 'iso-8859-1', 'windows-1252']);

/** As UTF-8 text without its XML declaration, or why it cannot be read. */
export function decodeSvg(bytes: Uint8Array): string | SvgFault {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const mark = /^(?:\xff\xfe|\xfe\xff)/.exec(head)?.[0];
  const declared = /^(?:\xef\xbb\xbf)?<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)/i
    .exec(head)?.[1]
    ?.toLowerCase();
  if (declared !== undefined && !ENCODINGS.has(declared)) return { fault: 'encoding', found: declared };
  try {
    const encoding = mark ? (mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be') : (declared ?? 'utf-8');
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // The declaration names an encoding that the text no longer has; places stay what they are.
    return text.replace(/^<\?xml\b[^>]*\?>/, (declaration) => ' '.repeat(declaration.length));
  } catch (error) {
    if (error instanceof TypeError) return { fault: 'encoding', found: declared };
    throw error;
  }
}
