/** Texts with pictures and directives, which are separated from the runs of HTML. */
import type { Insert, RichText } from '../types.ts';
import { renderBlocks, type Token } from './engine.ts';
import { readInsert } from './insert.ts';
import { readPicture, splitAtPictures } from './pictures.ts';
import { prepare, prepareAll } from './prepare.ts';
import { findPart, type Walk, within } from './walk.ts';

/** Stand-in for a picture or a directive, which the site renders. */
interface InsertToken {
  type: 'insert';
  raw: string;
  insert: Insert;
}

export type RichToken = Token | InsertToken;

/** The blocks of a text. Pictures and directives are looked for among them, and not within lists or quotes. */
export function prepareRich(walk: Walk, tokens: readonly Token[]): RichToken[] {
  return tokens.flatMap((token) => within(walk, token, () => prepareBlock(walk, token)));
}

function prepareBlock(walk: Walk, token: Token): RichToken[] {
  if (token.type === 'directive') {
    const insert = readInsert(walk, token);
    return insert ? [{ type: 'insert', raw: token.raw, insert }] : [];
  }
  const stretches = token.type === 'paragraph' ? splitAtPictures(token) : undefined;
  if (token.type !== 'paragraph' || !stretches) return [prepare(walk, token)];
  // The source of the whole goes with its first part.
  const [first, ...others] = stretches.flatMap((stretch): RichToken[] => {
    if ('tokens' in stretch) return [{ ...token, raw: '', tokens: prepareAll(walk, stretch.tokens) }];
    return stretch.images.flatMap((image) =>
      within(walk, image, () => {
        const picture = readPicture(walk, image);
        if (!picture) return [];
        const { line, column } = findPart(walk, image.raw);
        return [{ type: 'insert', raw: '', insert: { name: 'picture', ...picture, line, column } }];
      }),
    );
  });
  return first ? [{ ...first, raw: token.raw }, ...others] : [];
}

export function renderRich(tokens: readonly RichToken[]): RichText {
  const text: RichText = [];
  let run: Token[] = [];
  const flush = () => {
    const html = renderBlocks(run);
    if (html) text.push(html);
    run = [];
  };
  for (const token of tokens) {
    if (token.type !== 'insert') run.push(token);
    else {
      flush();
      text.push(token.insert);
    }
  }
  flush();
  return text;
}
