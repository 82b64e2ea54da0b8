import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';

interface Props {
  link: Link;
  /** Outlined, for all but the first of a row. */
  quiet?: boolean;
  /** Completes the label for screen readers, out of context. */
  context?: string | undefined;
}

/** A link with the weight of a button. */
export function Button({ link, quiet = false, context }: Props) {
  return (
    <Anchor link={link} className={quiet ? 'button-quiet' : 'button'}>
      <Bidi text={link.label} />
      {context && <span className="sr-only">: {context}</span>}
    </Anchor>
  );
}

/** A link on this site. */
export function internalLink(label: string, url: string): Link {
  return { label, url, external: false };
}

/** A link that leaves the site. */
export function externalLink(label: string, url: string): Link {
  return { label, url, external: true };
}
