/** The words of parsed Markdown, without its markup. */
import { ownTokens } from './engine.ts';

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
