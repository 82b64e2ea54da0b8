import type { ReactNode } from 'react';
import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';

interface Props {
  link: Link;
  className?: string;
  /** Within a list that is cut into pages; or a profile of the artist. */
  rel?: 'prev' | 'next' | 'me' | undefined;
  /** The link's own label by default. */
  children?: ReactNode;
}

/** A link; one that leaves the site opens in a new tab, with a note. */
export function Anchor({ link, className, rel, children }: Props) {
  const { links } = useWords();
  const label = typeof children === 'string' ? <Bidi text={children} /> : (children ?? <Label {...link} />);
  if (!link.external) {
    return (
      <a href={link.url} className={className} rel={rel}>
        {label}
      </a>
    );
  }
  return (
    <a href={link.url} className={className} target="_blank" rel={rel ? `${rel} noopener` : 'noopener'}>
      {label}
      <span className="sr-only"> {links.newTab}</span>
    </a>
  );
}

/** The groups of a phone number keep their order among Arabic letters. */
function Label({ label, url }: Link) {
  return url.startsWith('tel:') ? <bdi dir="ltr">{label}</bdi> : <Bidi text={label} />;
}
