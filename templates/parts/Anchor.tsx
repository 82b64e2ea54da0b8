import type { ReactNode } from 'react';
import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';

interface Props {
  link: Link;
  className?: string;
  /** Within a list that is cut into pages. */
  rel?: 'prev' | 'next';
  /** The link's own label by default. */
  children?: ReactNode;
}

/** A link; one that leaves the site opens in a new tab, with a note. */
export function Anchor({ link, className, rel, children }: Props) {
  const { links } = useWords();
  if (!link.external) {
    // The groups of a number keep their order among Arabic letters.
    const label = link.url.startsWith('tel:') ? <bdi dir="ltr">{link.label}</bdi> : link.label;
    return (
      <a href={link.url} className={className} rel={rel}>
        {children ?? label}
      </a>
    );
  }
  return (
    <a href={link.url} className={className} target="_blank" rel="noopener">
      {children ?? link.label}
      <span className="sr-only"> {links.newTab}</span>
    </a>
  );
}
