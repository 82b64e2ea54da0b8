import { type Answer, writeAnswer } from '../answer.ts';
import { type Take, writeTake } from '../take.ts';

/** Quotes a word for shells of all systems: in double quotes, if it has more than letters. */
export function quote(word: string): string {
  return /^[\w./:@=+-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`;
}

/** Options that change the plan. */
export interface TypedOptions {
  readonly content: string;
  readonly assets: string;
  readonly as?: string | undefined;
  readonly match: readonly Answer[];
  readonly columns: Readonly<Record<string, string>>;
  readonly take: readonly Take[];
  readonly online?: boolean | undefined;
  readonly link?: boolean | undefined;
}

/** Repeats the typed command, so that the user can run it with more options. */
export function writeCommand(
  sources: readonly string[],
  { content, assets, as, match, columns, take, online, link }: TypedOptions,
): string {
  const named = Object.entries(columns).map(([column, key]) => `${column}=${key}`);
  const words = [
    ...sources,
    ...(content === 'content' ? [] : ['--content', content]),
    ...(assets === 'assets' ? [] : ['--assets', assets]),
    ...(as === undefined ? [] : ['--as', as]),
    ...(online ? ['--online'] : []),
    ...(link ? ['--link'] : []),
    ...(named.length > 0 ? ['--columns', named.join(',')] : []),
    ...take.flatMap((each) => ['--take', writeTake(each)]),
    ...match.flatMap((answer) => ['--match', writeAnswer(answer)]),
  ];
  return ['npx liner import', ...words.map(quote)].join(' ');
}
