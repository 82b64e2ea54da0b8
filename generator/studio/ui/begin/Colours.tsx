/** The colour of a new site, and what its pages are on. */
import { useId } from 'react';
import { isHex } from '../../../engine/lib/colour.ts';
import type { NewSite as Answers } from '../../protocol/index.ts';
import { Contrast } from '../form/values/Colour.tsx';
import { nameOfChoice } from '../state/choices.ts';
import { nameOf } from '../state/names.ts';
import { say } from '../state/words.ts';
import { type Change, SETTLED } from './new-site.ts';

/** Colours of a site whose picture has none. */
const COLOURS = ['#ffb01f', '#d65a1f', '#c2185b', '#6a3fc7', '#1f6feb', '#0d7a5f'];
const GROUNDS = ['auto', 'light', 'dark'] as const;

interface ColoursProps {
  answers: Answers;
  /** The colours of the picture. */
  own?: readonly string[] | undefined;
  change: Change;
}

export function Colours({ answers, own = [], change }: ColoursProps) {
  const id = useId();
  const { accent: colour = '' } = answers;
  const colours = [...new Set([...own, ...COLOURS])].slice(0, COLOURS.length);
  const isOwnColour = isHex(colour) && !colours.includes(colour);
  return (
    <>
      <div className="begin-colours">
        {['', ...colours].map((each) => (
          <label key={each} className="choice" title={each || undefined}>
            <input
              type="radio"
              className={each && 'unseen'}
              name={`${id}-colour`}
              aria-label={each || nameOfChoice(['accent'], 'covers')}
              checked={colour === each}
              onChange={() => change({ accent: each || undefined })}
            />
            {each ? (
              <span className="swatch" style={{ background: each }} />
            ) : (
              nameOfChoice(['accent'], 'covers')
            )}
          </label>
        ))}
        <label className="choice">
          <input
            type="color"
            data-own={isOwnColour || undefined}
            value={isHex(colour) ? colour : '#808080'}
            onChange={({ target: { value } }) => change({ accent: value }, SETTLED)}
          />
          {say('ownColour')}
        </label>
      </div>
      <Contrast color={colour} />
      <fieldset className="begin-colours">
        <legend>{nameOf('ground')}</legend>
        {GROUNDS.map((ground) => (
          <label key={ground} className="choice">
            <input
              type="radio"
              name={`${id}-ground`}
              checked={answers.look === ground}
              onChange={() => change({ look: ground })}
            />
            {nameOfChoice(['ground'], ground)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
