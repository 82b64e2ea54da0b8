import type { ComingRelease } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Paragraph } from './Paragraph.tsx';
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
      <ol className="rows">
        {releases.map((release) => (
          <Row key={release.url} release={release} />
        ))}
      </ol>
    </Section>
  );
}

function Row({ release }: { release: ComingRelease }) {
  const { title, url, artist, picture, date, dateLabel, type, facts } = release;
  return (
    <li className="way row coming">
      <div className="coming-cover">
        <Picture square picture={picture} sizes="(min-width: 48rem) 12rem, 6rem" travel={travelName(url)} />
      </div>
      <p className="data coming-date">
        <time dateTime={date}>{dateLabel}</time>
      </p>
      <div className="coming-title">
        <Display as="h3" text={title} size="city" link={{ label: title, url, external: false }} />
        <Paragraph text={artist} className="data coming-artist" />
      </div>
      <div className="coming-facts">
        <Facts facts={[type, ...facts]} />
      </div>
    </li>
  );
}
