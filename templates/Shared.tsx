import { type ContextType, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Cut } from './cut.ts';
import { Assets, IslandAssets } from './Island.tsx';
import { useWords, type Words, WordsProvider } from './words.ts';

interface Props {
  as: 'header' | 'footer' | 'li';
  /** All data of the content, except `look` and the words: the HTML is cached as long as this object lives. */
  of: object;
  /** Distinguishes variants of the same data. */
  look?: string;
  /** The prefix of the ids within; unique on a page. */
  name: string;
  className?: string;
  children: () => ReactNode;
}

type Looks = Map<string, string>;

/** Keyed by the words of a language of a site. */
let rendered = new WeakMap<object, WeakMap<object, Looks>>();

/** Clears the cache when the whole site changes, as shared parts may use it. */
export function forgetShared(): void {
  rendered = new WeakMap();
}

/** An element whose content is the same on many pages: it is rendered once. */
export function Shared({ as: Tag, of, look = '', name, className, children }: Props) {
  const assets = useContext(Assets);
  const words = useWords();
  const cut = useContext(Cut);
  const looks = findLooks(words, of);
  const key = cut ? `${look} ${cut}` : look;
  const html = looks.get(key) ?? render(<Given {...{ assets, words, cut }}>{children()}</Given>, name);
  looks.set(key, html);
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
  cut: ContextType<typeof Cut>;
  children: ReactNode;
}

/** Provides the contexts of the page, which a nested render does not inherit. */
function Given({ assets, words, cut, children }: Surroundings) {
  return (
    <IslandAssets value={assets}>
      <WordsProvider value={words}>
        <Cut value={cut}>{children}</Cut>
      </WordsProvider>
    </IslandAssets>
  );
}

function render(content: ReactNode, name: string): string {
  return renderToStaticMarkup(content, { identifierPrefix: `${name}-` });
}
