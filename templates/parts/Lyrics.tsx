import { directionOfText } from '../../generator/engine/lib/isolate.ts';
import { formatClock } from '../../generator/engine/lib/text.ts';
import { type LyricLine, readLyrics, splitMark } from '../../generator/site/lyrics.ts';
import type { Playable, Singer } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { Note } from './LinerNotes.tsx';

interface Props {
  /** Lines; verses have an empty one between them. */
  text: string;
  /** The language that they are in, if known. */
  language?: string | undefined;
  /** Lyrics in the language of the page, verse by verse. */
  translation?: string | undefined;
  /** People named in marks such as `[Chorus: Name]`. */
  singers?: readonly Singer[] | undefined;
  /** The recording that lines with times follow. */
  playable?: Playable | undefined;
}

/** Words as they are sung: a line each. */
export function Lyrics(props: Props) {
  const { music } = useWords();
  return (
    <Note title={music.lyrics}>
      <LyricLines {...props} />
    </Note>
  );
}

/** Verse by verse; a verse or line in another direction than the rest is read in its own. A translation is beside each. */
export function LyricLines({ text, language, translation, singers = [], playable }: Props) {
  const page = useWords().language;
  const whole = directionOfText(text) ?? page.dir;
  const heard = playable?.isExcerpt ? undefined : playable;
  const isPair = translation !== undefined;
  const translated = isPair ? readLyrics(translation, []) : [];
  const beside = directionOfText(translation ?? '') ?? page.dir;
  return (
    <div
      className={isPair ? 'lyrics lyrics-beside' : 'max-w-text lyrics'}
      dir={isPair ? undefined : 'auto'}
      lang={language}
    >
      {numbered(readLyrics(text, singers)).map(({ id, each: { mark, lines } }, index) => {
        const own = directionOfText(lines.map((line) => line.text).join('\n')) ?? whole;
        const other = translated[index];
        const time = heard && lines.find(({ at }) => at.length > 0)?.at[0];
        return [
          <p key={id} dir={own === whole && !isPair ? undefined : own}>
            {(mark || time !== undefined) && (
              <Mark text={mark} singers={singers} time={time} playable={heard} />
            )}
            <Lines lines={lines} around={own} playable={heard} />
          </p>,
          isPair && (
            <p key={`${id}-other`} className="quiet" dir={beside} lang={page.locale}>
              {other?.mark && <Mark text={other.mark} singers={[]} />}
              <Lines
                lines={(other?.lines ?? []).map((line, at) => ({ ...line, at: lines[at]?.at ?? [] }))}
                around={beside}
                playable={heard}
              />
            </p>
          ),
        ];
      })}
    </div>
  );
}

interface LinesProps {
  lines: readonly LyricLine[];
  around: 'ltr' | 'rtl';
  playable?: Playable | undefined;
}

function Lines({ lines, around, playable }: LinesProps) {
  return numbered(lines).map(({ id, each: { text, at } }) => (
    <span
      key={id}
      className="lyric"
      {...(playable &&
        at.length > 0 && { 'data-play': playable.id, 'data-at': at[0], 'data-times': at.join(' ') })}
    >
      <Bidi text={text} around={around} />
      {'\n'}
    </span>
  ));
}

interface MarkProps {
  text: string;
  singers: readonly Singer[];
  /** Start of the verse, in seconds. */
  time?: number | undefined;
  playable?: Playable | undefined;
}

/** The name of a verse and its singers, and a link to its beginning for those who cannot press a line. */
function Mark({ text, singers, time, playable }: MarkProps) {
  return (
    <strong className={text ? 'data quiet lyric' : 'data quiet lyric lyric-time'}>
      <bdi>
        {numbered(splitMark(text, singers)).map(({ id, each: { text: part, singer } }) =>
          singer?.link ? (
            <Anchor key={id} link={singer.link} className="link">
              {part}
            </Anchor>
          ) : (
            part
          ),
        )}
      </bdi>
      {playable && time !== undefined && <Moment at={time} playable={playable} />}
      {'\n'}
    </strong>
  );
}

function Moment({ at, playable: { id } }: { at: number; playable: Playable }) {
  const [, track] = id.split('#');
  const clock = formatClock(Math.floor(at));
  return (
    <a
      href={`#${track ? `${track}&` : ''}t=${clock}`}
      className="moment lyric-time"
      data-play={id}
      data-at={at}
    >
      {clock}
    </a>
  );
}

/** Equal ones, such as two choruses, are distinguished by their place. */
function numbered<Each>(list: readonly Each[]): { id: string; each: Each }[] {
  return list.map((each, index) => ({ id: `${index}`, each }));
}
