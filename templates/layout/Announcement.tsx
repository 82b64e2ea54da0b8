import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { useWords } from '../words.ts';

interface Props {
  text: string;
  link?: Link | undefined;
}

/** The strip on top of every page. */
export function Announcement({ text, link }: Props) {
  const { shell } = useWords();
  return (
    <aside aria-label={shell.announcement} className="announcement on-accent screen-only">
      <p className="shell data announcement-text">
        {link ? (
          <Anchor link={link} className="link announcement-link">
            {text}
          </Anchor>
        ) : (
          <Bidi text={text} />
        )}
      </p>
    </aside>
  );
}
