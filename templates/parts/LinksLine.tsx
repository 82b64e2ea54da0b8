import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';

interface Props {
  links: readonly Link[];
  /** Completes the labels for screen readers, out of context. */
  context?: string;
}

/** Links one after the other in a line. */
export function LinksLine({ links, context }: Props) {
  return (
    <ul className="link-line">
      {links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className="card-link">
            {context && (
              <>
                <Bidi text={link.label} />
                <span className="sr-only">: {context}</span>
              </>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
