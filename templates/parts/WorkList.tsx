import type { WorkRow } from '../../generator/features/works/row.ts';
import { Anchor } from './Anchor.tsx';
import { TextLine } from './TextLine.tsx';

/** Works as lines: year, title, forces and length. */
export function WorkList({ works, as: Heading }: { works: WorkRow[]; as: 'h2' | 'h3' }) {
  return (
    <ul className="rows">
      {works.map(({ link, year, forces, duration, prizes }) => (
        <li key={link.url} className="way row collaboration">
          <span className="data collaboration-year">{year}</span>
          <Heading className="subheading collaboration-track" dir="auto">
            <Anchor link={link} className="cover-link" />
          </Heading>
          <span className="collaboration-artist" dir="auto">
            {forces}
          </span>
          <span className="data collaboration-type">{duration}</span>
          <TextLine text={prizes} className="data collaboration-prizes" />
        </li>
      ))}
    </ul>
  );
}
