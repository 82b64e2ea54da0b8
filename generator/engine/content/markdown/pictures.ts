/** Pictures within a text: each on a line of its own, with what it shows and, between quotes, its caption. */
import type { Tokens } from 'marked';
import { isElsewhere } from '../../lib/file-name.ts';
import { decodeOnce, decodeReferences } from '../../lib/references.ts';
import { decodePercent } from '../../lib/url.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { TextPicture } from '../types.ts';
import { ownTokens, type Token } from './engine.ts';
import { fill, findPart, note, type Walk } from './walk.ts';

type Image = Tokens.Image;

/** Lines of a paragraph that hold pictures alone, and the text between them. */
type Stretch = { images: Image[] } | { tokens: Token[] };

/** @returns undefined if no line is one of pictures alone */
export function splitAtPictures({ tokens }: Tokens.Paragraph): Stretch[] | undefined {
  if (!tokens.some(({ type }) => type === 'image')) return undefined;
  const stretches: Stretch[] = [];
  for (const line of splitLines(ownTokens(tokens))) {
    const images = line.filter((token) => token.type === 'image');
    const last = stretches.at(-1);
    if (images.length > 0 && line.every(isPictureOrBlank)) stretches.push({ images });
    else if (last && 'tokens' in last) last.tokens.push({ type: 'text', raw: '\n', text: '\n' }, ...line);
    else if (line.length > 0) stretches.push({ tokens: line });
  }
  return stretches.some((stretch) => 'images' in stretch) ? stretches : undefined;
}

function splitLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'br') lines.push([]);
    else if (token.type !== 'text' || token.tokens) lines.at(-1)?.push(token);
    else {
      const [first = '', ...others] = token.raw.split('\n');
      if (first) lines.at(-1)?.push({ type: 'text', raw: first, text: first });
      for (const text of others) lines.push(text ? [{ type: 'text', raw: text, text }] : []);
    }
  }
  return lines;
}

function isPictureOrBlank(token: Token): boolean {
  return token.type === 'image' || (token.type === 'text' && token.text.trim() === '');
}

/** @returns undefined if its address is refused */
export function readPicture(walk: Walk, { raw, href, text, title }: Image): TextPicture | undefined {
  const address = decodeReferences(fill(walk, href, 'text'));
  const file = decodePercent(address) ?? address;
  const refusal = refuseFile(file);
  if (refusal) {
    note(walk, refusal, raw);
    return undefined;
  }
  const alt = decodeOnce(fill(walk, text, 'text')).trim();
  if (alt === '') note(walk, problem('markdown/no-alt', undefined, { file }), raw);
  const { line, column } = findPart(walk, raw);
  walk.pictures.push({ file, line, column, isInText: true });
  return { file, alt, caption: decodeOnce(fill(walk, title ?? '', 'text')).trim() };
}

/** A file below the assets folder, as keys of the data name it. */
const FILE = /^(?![./\\])(?!.*(^|\/)\.\.?(\/|$))[^\\:]+$/;

function refuseFile(file: string): Problem | undefined {
  if (isElsewhere(file)) {
    const meant = `photos/${file.replace(/^.*[\\/]/, '')}`;
    return problem('markdown/picture-file', undefined, { file, meant, isElsewhere: true });
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(file)) return problem('markdown/remote-picture', undefined);
  if (FILE.test(file) && !file.startsWith('assets/')) return undefined;
  const meant = file.replace(/\\/g, '/').replace(/^(\.{0,2}\/)*(assets\/)?/, '');
  return problem('markdown/picture-file', undefined, { file, meant: FILE.test(meant) ? meant : undefined });
}
