import { formatClock } from '../../generator/engine/lib/text.ts';
import type { PrivateProps } from '../../generator/features/rooms/page.ts';
import type { Playable } from '../../generator/site/parts.ts';
import type { TextPart } from '../../generator/site/text.ts';
import { Bidi } from '../parts/Bidi.tsx';
import { CreditLine } from '../parts/CreditLine.tsx';
import { Credits } from '../parts/Credits.tsx';
import { Display } from '../parts/Display.tsx';
import { DownloadList } from '../parts/DownloadList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LinerNotes, Note } from '../parts/LinerNotes.tsx';
import { LyricLines } from '../parts/Lyrics.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { SoundFile } from '../parts/SoundFile.tsx';
import { Text } from '../parts/Text.tsx';
import { Videos } from '../parts/Videos.tsx';
import { useWords } from '../words.ts';

/** A page for one person. The player of the site, which goes on from page to page, has no part in it. */
export function Private(props: PrivateProps) {
  const { music, press } = useWords();
  const { title, picture, credit, facts, description, playables, archive, downloads, videos } = props;
  return (
    <article>
      <Sleeve picture={picture} small>
        <div className="title-block">
          <CreditLine parts={credit} />
          <Display as="h1" text={title} size="title" />
        </div>
        <Facts facts={facts} cells />
        <Paragraph text={description} className="max-w-text" />
        <Terms {...props} />
      </Sleeve>
      {playables.length > 0 && (
        <Section title={music.listen} id="listen">
          <Recordings list={playables} />
          {archive && <SoundFile file={archive} title={title} className="self-start" />}
        </Section>
      )}
      {downloads.length > 0 && (
        <Section title={press.downloads} id="downloads">
          <DownloadList files={downloads} />
        </Section>
      )}
      <Videos videos={videos} />
      <Notes {...props} />
    </article>
  );
}

/** The name of the person, on the first screen: a page that is passed on says whose it was. */
function Terms({ reader, until }: PrivateProps) {
  const words = useWords();
  return (
    <p className="data quiet">
      <Bidi text={reader} />
      {until && <span className="line">{until}</span>}
      <span className="line">{words.private.notice}</span>
    </p>
  );
}

function Notes({ sections, lyrics, credits }: PrivateProps) {
  return (
    <LinerNotes wide={sections.some(({ title }) => title === '')}>
      {sections.map(({ id, title, text }) =>
        title === '' ? (
          <PrivateText key={id} text={text} />
        ) : (
          <Note key={id} id={id} title={title}>
            <PrivateText text={text} />
          </Note>
        ),
      )}
      {lyrics.map(({ title, text, language }) => (
        <Note key={title} title={title}>
          <LyricLines text={text} language={language} />
        </Note>
      ))}
      {credits && <Credits {...credits} />}
    </LinerNotes>
  );
}

function PrivateText({ text }: { text: TextPart[] }) {
  return text.map((part) =>
    part.kind === 'sound' ? (
      <Recordings key={part.position} list={part.playables} />
    ) : (
      <Text key={part.position} text={[part]} />
    ),
  );
}

/** Here, as a rule for rare pages would be in the sheet of all. */
const TRACK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
} as const;
const PLAYER = { flex: '1 0 100%', minHeight: '3.375rem' };

/** Recordings with the browser's own controls. Nothing is fetched before they are pressed. */
function Recordings({ list }: { list: readonly Playable[] }) {
  return (
    <ol className="rows">
      {list.map(({ id, title, src, type, duration, download }) => (
        <li key={id} className="row" style={TRACK}>
          <span className="subheading" dir="auto">
            {title}
          </span>
          {duration !== undefined && <span className="data">{formatClock(Math.round(duration))}</span>}
          {/* biome-ignore lint/a11y/useMediaCaption: music has none. */}
          <audio style={PLAYER} controls preload="none" src={src} data-type={type} aria-label={title} />
          {download && <SoundFile file={download} title={title} className="self-start" />}
        </li>
      ))}
    </ol>
  );
}
