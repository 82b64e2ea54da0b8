/** The focus of a cropped picture: a point on it, and the crops beside it. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { parseFocus } from '../../../../engine/lib/focus.ts';
import { type FieldProps, setValue, textOf, useValue } from '../../field/context.ts';
import { assetAddress, useAssets } from '../../state/assets.ts';
import { exampleOf } from '../../state/schema.ts';
import { say } from '../../state/words.ts';
import { useTextBeside } from './beside.ts';

const MIDDLE = { x: 50, y: 50 };
const CROPS = ['1 / 1', '16 / 9', '4 / 5'] as const;
const STEPS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

export function Point({ path, schema, name }: FieldProps) {
  const value = textOf(useValue(path));
  const assets = useAssets();
  const picture = useTextBeside(path, 'picture');
  return (
    <>
      {picture && assets.has(picture) && (
        <PointPicture picture={picture} value={value} onSet={(point) => setValue(path, point)} />
      )}
      <input
        type="text"
        aria-label={name}
        value={value}
        placeholder={exampleOf(schema)}
        onChange={({ target }) => setValue(path, target.value)}
      />
    </>
  );
}

interface PointPictureProps {
  /** Path in the assets folder. */
  picture: string;
  value: string;
  onSet(value: string): void;
}

export function PointPicture({ picture, value, onSet }: PointPictureProps) {
  const { x: left, y: top } = parseFocus(value) ?? MIDDLE;
  const set = (x: number, y: number) => onSet(`${clamp(x)}% ${clamp(y)}%`);
  const onClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    set(left + step[0], top + step[1]);
  };
  const address = assetAddress(picture);
  return (
    <div className="point">
      <button
        type="button"
        className="point-picture"
        aria-label={`${say('point')}: ${left}% ${top}%. ${say('pointHint')}`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={address} alt="" />
        <span className="point-mark" style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      <span className="crops">
        {CROPS.map((ratio) => (
          <img
            key={ratio}
            className="crop"
            src={address}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${left}% ${top}%` }}
          />
        ))}
      </span>
    </div>
  );
}

function clamp(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
