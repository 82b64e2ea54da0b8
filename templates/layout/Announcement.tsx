import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { useWords } from '../words.ts';

interface Props {
  text: string;
  link?: Link | undefined;
}

/** The strip on top of every page. */
export function Announcement({ text, link }: Props) {
  const { shell } = useWords();
  return (
    <aside aria-label={shell.announcement} className="announcement on-accent print:hidden">
      <p className="shell data py-2.5 text-center text-balance">
        {link ? (
          <Anchor link={link} className="link inline-flex min-h-8 items-center">
            {text}
          </Anchor>
        ) : (
          text
        )}
      </p>
    </aside>
  );
}
