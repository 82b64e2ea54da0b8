import { directionOfText } from '../../generator/engine/lib/isolate.ts';
import { readLyrics, splitMark } from '../../generator/site/lyrics.ts';
import type { Singer } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { Note } from './LinerNotes.tsx';

interface Props {
  /** Lines; verses have an empty one between them. */
  text: string;
  /** The language that they are in, if known. */
  language?: string | undefined;
  /** Who is named in marks such as `[Chorus: Name]`. */
  singers?: readonly Singer[] | undefined;
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

/** Verse by verse; a verse or line in another direction than the rest is read in its own. */
export function LyricLines({ text, language, singers = [] }: Props) {
  const page = useWords().language.dir;
  const whole = directionOfText(text) ?? page;
  return (
    <div className="max-w-text lyrics" dir="auto" lang={language}>
      {numbered(readLyrics(text, singers)).map(({ id, each: { mark, lines } }) => {
        const own = directionOfText(lines.join('\n')) ?? whole;
        return (
          <p key={id} dir={own === whole ? undefined : own}>
            {mark && <Mark text={mark} singers={singers} />}
            {numbered(lines).map((line) => (
              <span key={line.id} className="lyric">
                <Bidi text={line.each} around={own} />
                {'\n'}
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}

/** What a verse is, and who sings it. */
function Mark({ text, singers }: { text: string; singers: readonly Singer[] }) {
  return (
    <strong className="data quiet lyric">
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
      {'\n'}
    </strong>
  );
}

/** Equal ones, such as two choruses, are distinguished by their place. */
function numbered<Each>(list: readonly Each[]): { id: string; each: Each }[] {
  return list.map((each, index) => ({ id: `${index}`, each }));
}
