import { type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Assets, IslandAssets } from './Island.tsx';

interface Props {
  as: 'header' | 'footer' | 'li';
  /** All that the content is made from, but for `look`: its HTML is kept as long as that lives. */
  of: object;
  /** Tells apart what is made from the same. */
  look?: string;
  /** The beginning of the ids within: each part of a page has its own. */
  name: string;
  className?: string;
  children: () => ReactNode;
}

let rendered = new WeakMap<object, Map<string, string>>();

/** Where the whole site is another one, it may be in what is shared. */
export function forgetShared(): void {
  rendered = new WeakMap();
}

/** An element whose content is the same on many pages: it is rendered once. */
export function Shared({ as: Tag, of, look = '', name, className, children }: Props) {
  const assets = useContext(Assets);
  const looks = rendered.get(of) ?? new Map<string, string>();
  rendered.set(of, looks);
  const known = looks.get(look);
  const html = known ?? render(<IslandAssets value={assets}>{children()}</IslandAssets>, name);
  looks.set(look, html);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function render(content: ReactNode, name: string): string {
  return renderToStaticMarkup(content, { identifierPrefix: `${name}-` });
}
