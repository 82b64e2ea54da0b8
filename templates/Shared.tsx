import { type ContextType, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Assets, IslandAssets } from './Island.tsx';
import { useWords, type Words, WordsProvider } from './words.ts';

interface Props {
  as: 'header' | 'footer' | 'li';
  /** All that the content is made from, but for `look` and the words: its HTML is kept as long as that lives. */
  of: object;
  /** Tells apart what is made from the same. */
  look?: string;
  /** The beginning of the ids within: each part of a page has its own. */
  name: string;
  className?: string;
  children: () => ReactNode;
}

type Looks = Map<string, string>;

/** By words, which are those of a language of a site. */
let rendered = new WeakMap<object, WeakMap<object, Looks>>();

/** Where the whole site is another one, it may be in what is shared. */
export function forgetShared(): void {
  rendered = new WeakMap();
}

/** An element whose content is the same on many pages: it is rendered once. */
export function Shared({ as: Tag, of, look = '', name, className, children }: Props) {
  const assets = useContext(Assets);
  const words = useWords();
  const looks = findLooks(words, of);
  const html = looks.get(look) ?? render(<Given {...{ assets, words }}>{children()}</Given>, name);
  looks.set(look, html);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function findLooks(words: object, of: object): Looks {
  const known = rendered.get(words) ?? new WeakMap<object, Looks>();
  rendered.set(words, known);
  const looks = known.get(of) ?? new Map<string, string>();
  known.set(of, looks);
  return looks;
}

interface Surroundings {
  assets: ContextType<typeof Assets>;
  words: Words;
  children: ReactNode;
}

/** HTML of its own begins without what the page has given. */
function Given({ assets, words, children }: Surroundings) {
  return (
    <IslandAssets value={assets}>
      <WordsProvider value={words}>{children}</WordsProvider>
    </IslandAssets>
  );
}

function render(content: ReactNode, name: string): string {
  return renderToStaticMarkup(content, { identifierPrefix: `${name}-` });
}
