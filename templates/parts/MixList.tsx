import type { MixRow } from '../../generator/features/mixes/list.ts';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Playables } from './Playables.tsx';
import { PlainAudio, PlayButton } from './PlayButton.tsx';

/** Episodes, a short row each, which leads to its page. */
export function MixList({ mixes }: { mixes: MixRow[] }) {
  return (
    <>
      <ul className="border-t border-line">
        {mixes.map((mix) => (
          <Row key={mix.id} mix={mix} />
        ))}
      </ul>
      <Playables list={mixes.flatMap(({ playable }) => playable ?? [])} />
    </>
  );
}

function Row({ mix }: { mix: MixRow }) {
  return (
    <li
      id={mix.id}
      className={`way relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-3 sm:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-8 ${mix.playable ? 'row-sound' : ''}`.trim()}
    >
      <Picture square picture={mix.picture} sizes="(min-width: 40rem) 6rem, 4.5rem" />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="subheading" dir="auto">
          <a href={mix.url} className="link cover-link">
            {mix.title}
          </a>
        </h3>
        <Facts facts={[mix.dateLabel, ...mix.facts]} />
      </div>
      {mix.description && (
        <p className="hidden max-w-text text-muted lg:line-clamp-3" dir="auto">
          {mix.description}
        </p>
      )}
      {mix.playable && (
        <>
          <PlayButton playable={mix.playable} />
          <PlainAudio playable={mix.playable} />
        </>
      )}
    </li>
  );
}
