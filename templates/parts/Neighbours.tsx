import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';

interface Props {
  /** Their kind: episodes, tracks. */
  label: string;
  previous?: Link | undefined;
  next?: Link | undefined;
}

/** Links to the page before this one, and to the one after it. */
export function Neighbours({ label, previous, next }: Props) {
  const { music } = useWords();
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="part screen-only">
      <ul className="shell neighbours">
        {previous && (
          <li>
            <Neighbour word={music.previous} link={previous} />
          </li>
        )}
        {next && (
          <li className="neighbour-next">
            <Neighbour word={music.next} link={next} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Neighbour({ word, link }: { word: string; link: Link }) {
  return (
    <a href={link.url} className="footer-link neighbour">
      <span className="data neighbour-word">{word}</span>
      <bdi className="subheading">{link.label}</bdi>
    </a>
  );
}
