import { useWords } from '../words.ts';
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

/** Verse by verse. */
export function LyricLines({ text, language }: Props) {
  return (
    <div className="max-w-text lyrics" dir="auto" lang={language}>
      {split(text, /\n\s*\n/).map((verse) => (
        <p key={verse.id}>
          {split(verse.text, /\n/).map((line) => (
            <span key={line.id} className="lyric">
              {`${line.text}\n`}
            </span>
          ))}
        </p>
      ))}
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
