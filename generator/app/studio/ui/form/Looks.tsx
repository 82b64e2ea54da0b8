/** The look of the site, chosen from small pages of this very site. */
import { useEffect, useId, useState } from 'react';
import type { LooksAnswer } from '../../protocol/index.ts';
import { ask } from '../state/client.ts';
import { say } from '../state/words.ts';
import { type FieldProps, setValue, useValue } from './context.ts';
import { useReveal } from './reveal.ts';

/** Of a site that names none. */
const DEFAULT = 'sleeve';

export function Looks({ path }: FieldProps) {
  const value = useValue(path) ?? DEFAULT;
  const group = useId();
  const [looks, setLooks] = useState<LooksAnswer['looks']>([]);
  useReveal(path, looks.length > 0);
  useEffect(() => {
    ask<LooksAnswer>('/api/looks').then(
      (answer) => setLooks(answer.looks),
      () => undefined,
    );
  }, []);
  return (
    <div className="looks">
      {looks.map(({ name, line, for: whom, address }) => (
        <label key={name} className="look">
          <span className="look-page" aria-hidden>
            {/* Its scripts would start what is only looked at. */}
            <iframe
              title={name}
              src={address}
              loading="lazy"
              tabIndex={-1}
              sandbox="allow-same-origin"
              inert
              scrolling="no"
            />
          </span>
          <span className="choice">
            <input
              type="radio"
              name={group}
              checked={value === name}
              aria-label={name}
              aria-describedby={`${group}-${name}`}
              onChange={() => setValue(path, name)}
            />
            <strong>{name}</strong>
          </span>
          <small id={`${group}-${name}`} dir="auto">
            {whom ? say('lookFor', { whom }) : line}
          </small>
        </label>
      ))}
    </div>
  );
}
