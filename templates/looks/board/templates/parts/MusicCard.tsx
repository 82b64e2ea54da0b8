import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';

interface Props {
  card: Card;
  /** The words of its link: `Explore`, `Read the Story`. */
  action: string;
  /** Width of the cover, as in `sizes`. */
  sizes: string;
  /** False if the same cover is elsewhere on the page: only one may travel. */
  travels?: boolean;
}

/** A row of the table. All of it is one target; the title is the link. */
export function MusicCard({ card, action, sizes, travels = true }: Props) {
  const { music } = useWords();
  const { title, url, artist, badge, notes, year, tempo, key, explicit } = card;
  return (
    <article className="way record">
      <div>
        <Picture square picture={card.picture} sizes={sizes} travel={travels ? travelName(url) : undefined} />
      </div>
      <div>
        <h3 className="card-title">
          <a className="cover-link" href={url}>
            <Bidi text={title} />
            <span className="sr-only">, {action}</span>
          </a>
        </h3>
        <TextLine text={artist} />
        {explicit && <p>{music.explicit}</p>}
      </div>
      <p className="record-type">{[badge, ...notes].join(' ')}</p>
      <p className="record-year">{year}</p>
      <p>{tempo && <bdi>{tempo}</bdi>}</p>
      <p className="record-key">{key && <bdi>{key}</bdi>}</p>
    </article>
  );
}
