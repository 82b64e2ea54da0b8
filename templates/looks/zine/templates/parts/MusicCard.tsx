import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';

interface Props {
  card: Card;
  /** The words of its link: `Explore`, `Read the Story`. */
  action: string;
  /** Width of covers in a grid; on this wall there are three a row. */
  sizes: string;
  /** False if the same cover is elsewhere on the page: only one may travel. */
  travels?: boolean;
  last?: boolean;
}

/** A cover on the wall, and a strip pasted below it: the title, who plays, what it is and when. */
export function MusicCard({ card, action, travels = true }: Props) {
  const { lists, music } = useWords();
  const { title, url, artist, picture, badge, notes, year, explicit } = card;
  return (
    <article className="card">
      <Picture
        square
        picture={picture}
        sizes="(min-width: 64rem) 30vw, 45vw"
        travel={travels ? travelName(url) : undefined}
      />
      <div className="strip card-strip">
        <h3 className="card-title">
          <a href={url} className="cover-link">
            <Bidi text={title} />
            <span className="sr-only">
              {lists.comma}
              {action}
            </span>
          </a>
        </h3>
        <TextLine text={artist} />
        <p>
          <Bidi text={[badge, ...notes, year, explicit && music.explicit].filter(Boolean).join(' ')} />
        </p>
      </div>
    </article>
  );
}
