import type { WorkHead } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { internalLink } from './Button.tsx';
import { TextLine } from './TextLine.tsx';

interface Props {
  work: WorkHead;
  as: 'h3' | 'h4';
}

/** The heading above the movements of a work: its title, who composed it, and who performs it. */
export function WorkBar({ work, as: Heading }: Props) {
  const { lists } = useWords();
  const { title, url, composer, performers } = work;
  return (
    <div className="work-bar">
      <Heading className="subheading work-title" dir="auto">
        {url ? <Anchor link={internalLink(title, url)} className="link" /> : title}
      </Heading>
      <TextLine text={composer} className="work-composer" />
      {performers.map(({ role, names }) => (
        <p key={`${role} ${names.join()}`} className="data quiet">
          <Bidi text={`${names.join(lists.comma)}${lists.comma}${role}`} />
        </p>
      ))}
    </div>
  );
}
