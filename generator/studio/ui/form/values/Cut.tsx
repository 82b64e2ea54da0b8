/** The published part of a recording: all of it, or start and length, as heard in the player. */
import { useId, useRef } from 'react';
import { type FieldProps, setValue, useParts, useValue } from '../../field/context.ts';
import { useAssets } from '../../state/assets.ts';
import { nameOf } from '../../state/names.ts';
import { cutPartOf } from '../../state/schema.ts';
import { say } from '../../state/words.ts';
import { useTextBeside } from './beside.ts';
import { clockOf, partFrom, secondsOf } from './clock.ts';
import { Player } from './Player.tsx';

const WAYS = ['whole', 'excerpt', 'part'] as const;
type Way = (typeof WAYS)[number];
const WORDS = { whole: 'cutWhole', excerpt: 'cutExcerpt', part: 'cutPart' } as const;
const KEYS = ['from', 'length'] as const;

export function Cut({ path, schema }: FieldProps) {
  const part = cutPartOf(schema);
  const value = useValue(path);
  const id = useId();
  const { Field } = useParts();
  const player = useRef<HTMLAudioElement>(null);
  const end = useRef(Number.POSITIVE_INFINITY);
  const file = useTextBeside(path, 'recording');
  const isThere = useAssets().has(file ?? '');
  const way = wayOf(value);
  const from = secondsOf(useValue([...path, 'from']));
  const length = secondsOf(useValue([...path, 'length'])) || secondsOf(partFrom().length);
  const at = () => player.current?.currentTime ?? 0;
  const choose = (each: Way) => setValue(path, each === 'part' ? partFrom(at()) : each === 'excerpt');
  const play = () => {
    if (!player.current) return;
    end.current = from + length;
    player.current.currentTime = from;
    player.current.play();
  };
  const stop = () => {
    if (at() < end.current) return;
    player.current?.pause();
    end.current = Number.POSITIVE_INFINITY;
  };
  return (
    <div className="cut">
      {WAYS.map((each) => (
        <label key={each} className="choice">
          <input type="radio" name={id} checked={way === each} onChange={() => choose(each)} />
          {say(WORDS[each])}
        </label>
      ))}
      {way === 'part' && file && isThere && (
        <>
          <Player file={file} ref={player} onTimeUpdate={stop} />
          <span className="tools">
            <button type="button" onClick={() => setValue([...path, 'from'], clockOf(at()))}>
              {say('cutStart')}
            </button>
            <button
              type="button"
              onClick={() => setValue([...path, 'length'], clockOf(Math.max(1, at() - from)))}
            >
              {say('cutEnd')}
            </button>
            <button type="button" onClick={play}>
              {say('cutPlay')}
            </button>
          </span>
        </>
      )}
      {way === 'part' && (
        <div className="numbers">
          {KEYS.map((key) => (
            <Field
              key={key}
              path={[...path, key]}
              schema={part.properties?.[key] ?? {}}
              name={nameOf(key)}
              isRequired={false}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns undefined where nothing is written: then the site decides. */
function wayOf(value: unknown): Way | undefined {
  if (typeof value === 'boolean') return value ? 'excerpt' : 'whole';
  return typeof value === 'object' && value !== null ? 'part' : undefined;
}
