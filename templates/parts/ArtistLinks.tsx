import { Fragment } from 'react';
import type { NamedArtist } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { internalLink } from './Button.tsx';

/** The artists of a show, a mix or a post, each with a link to their page. */
export function ArtistLinks({ artists }: { artists: NamedArtist[] }) {
  const { lists } = useWords();
  return (
    <span dir="auto">
      {artists.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 && lists.comma}
          <bdi>{url ? <Anchor link={internalLink(name, url)} className="link" /> : name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
