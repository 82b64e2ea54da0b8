import type { MixRow } from '../../generator/features/mixes/list.ts';
import { Facts } from './Facts.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Picture } from './Picture.tsx';
import { Playables } from './Playables.tsx';
import { PlainAudio, PlayButton } from './PlayButton.tsx';

interface Props {
  mixes: MixRow[];
  /** Text in the place of a picture, for looks that do not repeat one. */
  stampOf?: (mix: MixRow) => string | undefined;
}

/** Episodes, a short row each, which leads to its page. */
export function MixList({ mixes, stampOf }: Props) {
  return (
    <>
      <ul className="rows">
        {mixes.map((mix) => (
          <Row key={mix.id} mix={mix} stamp={stampOf?.(mix)} />
        ))}
      </ul>
      <Playables list={mixes.flatMap(({ playable }) => playable ?? [])} />
    </>
  );
}

function Row({ mix, stamp }: { mix: MixRow; stamp: string | undefined }) {
  return (
    <li id={mix.id} className={mix.playable ? 'way row mix row-sound' : 'way row mix'}>
      {stamp === undefined ? (
        <Picture square picture={mix.picture} sizes="(min-width: 40rem) 6rem, 4.5rem" />
      ) : (
        <span className="mix-stamp" aria-hidden="true">
          {stamp}
        </span>
      )}
      <div className="mix-label">
        <h3 className="subheading" dir="auto">
          <a href={mix.url} className="link cover-link">
            {mix.title}
          </a>
        </h3>
        <Facts facts={[mix.dateLabel, ...mix.facts]} />
      </div>
      <Paragraph text={mix.description} className="max-w-text mix-text" />
      {mix.playable && (
        <>
          <PlayButton playable={mix.playable} />
          <PlainAudio playable={mix.playable} />
        </>
      )}
    </li>
  );
}
