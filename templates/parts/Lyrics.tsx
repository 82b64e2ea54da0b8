import { directionOfText } from '../../generator/engine/lib/isolate.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { Note } from './LinerNotes.tsx';

interface Props {
  /** Lines; verses have an empty one between them. */
  text: string;
  /** The language that they are in, if known. */
  language?: string | undefined;
}

/** Words as they are sung: a line each. */
export function Lyrics({ text, language }: Props) {
  const { music } = useWords();
  return (
    <Note title={music.lyrics}>
      <LyricLines text={text} language={language} />
    </Note>
  );
}

/** Verse by verse; a verse or line in another direction than the rest is read in its own. */
export function LyricLines({ text, language }: Props) {
  const page = useWords().language.dir;
  const whole = directionOfText(text) ?? page;
  return (
    <div className="max-w-text lyrics" dir="auto" lang={language}>
      {split(text, /\n\s*\n/).map((verse) => {
        const own = directionOfText(verse.text) ?? whole;
        return (
          <p key={verse.id} dir={own === whole ? undefined : own}>
            {split(verse.text, /\n/).map((line) => (
              <span key={line.id} className="lyric">
                <Bidi text={line.text} around={own} />
                {'\n'}
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}

/** The parts of a text; equal ones, such as two choruses, are distinguished by their place. */
function split(text: string, separator: RegExp): { id: string; text: string }[] {
  return text
    .trim()
    .split(separator)
    .map((part, index) => ({ id: `${index}`, text: part }));
}
