import type { ComingRelease } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Picture, travelName } from './Picture.tsx';
import { Section } from './Section.tsx';

interface Props {
  releases: ComingRelease[];
}

/** Announced releases, set like a running order, since there is nothing to hear yet. */
export function Coming({ releases }: Props) {
  const { music } = useWords();
  if (releases.length === 0) return null;
  return (
    <Section title={music.coming} id="coming" stacked>
      <ol className="border-t border-line">
        {releases.map((release) => (
          <Row key={release.url} release={release} />
        ))}
      </ol>
    </Section>
  );
}

function Row({ release }: { release: ComingRelease }) {
  const { title, url, artist, picture, badge, date, dateLabel, type, facts } = release;
  return (
    <li className="way relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-6 gap-y-4 border-b border-line py-5 md:grid-cols-12 md:gap-x-8">
      <div className="md:col-span-2 xl:col-span-1">
        <Picture square picture={picture} sizes="(min-width: 48rem) 12rem, 6rem" travel={travelName(url)} />
      </div>
      <p className="data flex flex-col items-start gap-2 md:col-span-2">
        <span className="badge">{badge}</span>
        <time dateTime={date}>{dateLabel}</time>
      </p>
      <div className="col-span-2 min-w-0 md:col-span-5 xl:col-span-6">
        <Display as="h3" text={title} size="city" link={{ label: title, url, external: false }} />
        {artist && (
          <p className="data mt-2" dir="auto">
            {artist}
          </p>
        )}
      </div>
      <div className="col-span-2 md:col-span-3">
        <Facts facts={[type, ...facts]} />
      </div>
    </li>
  );
}
