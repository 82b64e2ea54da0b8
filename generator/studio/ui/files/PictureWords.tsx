/** Texts about a picture in the entries that use it, and its focus: one field for those that have the same. */
import { useId, useState } from 'react';
import type { ChangedAnswer, PictureRequest, StudioProblem } from '../../protocol/index.ts';
import { GrowingText } from '../form/GrowingText.tsx';
import { Problems } from '../form/Problems.tsx';
import { PointPicture } from '../form/values/Point.tsx';
import { assetAddress } from '../state/assets.ts';
import { tell } from '../state/client.ts';
import { nameOf } from '../state/names.ts';
import { inTurn } from '../state/sending.ts';
import { isolateValue, say } from '../state/words.ts';
import { type ListedFile, type Use, useTitles } from './listed.ts';

/** The problem of a picture without words. */
export const NO_WORDS = 'picture/no-alt';

type Part = PictureRequest['part'];

/** The picture, with the point of it that each place keeps in sight. */
export function Focus({ file: { path, uses } }: { file: ListedFile }) {
  const places = divideUses(uses, 'focus');
  if (places.length === 0) return <img src={assetAddress(path)} alt="" />;
  return places.map((place, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the one that is used keeps its place, and the keyboard.
    <Written key={index} path={path} part="focus" place={place} isOnly={places.length === 1}>
      {({ value, send }) => <PointPicture picture={path} value={value} onSet={send} />}
    </Written>
  ));
}

/** The description of a picture, and its credit. */
export function PictureWords({ file: { path, uses, problems } }: { file: ListedFile }) {
  const parts = ['alt', 'credit'] as const;
  return parts.flatMap((part) => {
    const places = divideUses(uses, part);
    return places.map((place, index) => (
      <Written
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        key={`${part} ${index}`}
        {...{ path, part, place }}
        isOnly={places.length === 1}
        problems={
          part === 'alt' && place.value === ''
            ? problems.filter(({ code }) => code === NO_WORDS).slice(0, 1)
            : []
        }
      >
        {({ value, type, send, id }) => (
          <GrowingText
            id={id}
            rows={1}
            value={value}
            onChange={({ target }) => type(target.value)}
            onBlur={({ target }) => send(target.value.trim())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              send(event.currentTarget.value.trim());
            }}
          />
        )}
      </Written>
    ));
  });
}

/** Places that have the same text. */
interface Place {
  value: string;
  uses: Use[];
}

interface Writing {
  id: string;
  value: string;
  type(text: string): void;
  send(text: string): void;
}

interface WrittenProps {
  path: string;
  part: Part;
  place: Place;
  /** Set if all places have the same. */
  isOnly: boolean;
  problems?: readonly StudioProblem[];
  children(writing: Writing): React.ReactNode;
}

function Written({ path, part, place, isOnly, problems = [], children }: WrittenProps) {
  const id = useId();
  const Name = part === 'focus' ? 'p' : 'label';
  const titles = useTitles(place.uses);
  const [typed, setTyped] = useState<string>();
  const send = (text: string) => {
    setTyped(text === place.value ? undefined : text);
    if (text === place.value) return;
    // Until the entries have it; something else may have been typed by then.
    const end = () => setTyped((latest) => (latest === text ? undefined : latest));
    inTurn(async () => {
      const places = place.uses.map(({ file, at }) => ({ file, at }));
      await tell<ChangedAnswer>('/api/files/describe', { path, part, places, value: text });
    }).then(end);
  };
  return (
    <div className="field" data-as={part} data-look={problems.length > 0 || undefined}>
      {!(part === 'focus' && isOnly) && (
        <Name className="field-name" htmlFor={part === 'focus' ? undefined : id}>
          {nameOf(part)} {!isOnly && <small>{titles.map(isolateValue).join(say('comma'))}</small>}
        </Name>
      )}
      {children({ id, value: typed ?? place.value, type: setTyped, send })}
      <Problems problems={problems} id={`${id}-problems`} />
    </div>
  );
}

/** Uses with a key for this, by the text that they have there. */
function divideUses(uses: readonly Use[], part: Part): Place[] {
  const places = new Map<string, Use[]>();
  for (const use of uses) {
    const value = use.words[part];
    if (value !== undefined) places.set(value, [...(places.get(value) ?? []), use]);
  }
  return [...places].map(([value, own]) => ({ value, uses: own }));
}
