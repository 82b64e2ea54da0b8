/** The first steps of a new site. The list is gone when all of them are done, or when somebody has closed it. */
import { useState } from 'react';
import type { FirstStep, FirstSteps as Steps } from '../../protocol/index.ts';
import { openField } from '../state/actions.ts';
import { openPublishing } from '../state/publishing.ts';
import { update } from '../state/store.ts';
import { say } from '../state/words.ts';

const WORDS = {
  name: 'stepName',
  picture: 'stepPicture',
  release: 'stepRelease',
  look: 'stepLook',
  publish: 'stepPublish',
} as const satisfies Record<FirstStep['name'], string>;

export function FirstSteps({ id, steps }: Steps & { id: string }) {
  const key = `first-steps-${id}`;
  const [isClosed, setClosed] = useState(() => localStorage.getItem(key) === 'closed');
  if (isClosed || steps.every(({ isDone }) => isDone)) return null;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{say('firstSteps')}</h2>
      <button
        type="button"
        className="close"
        aria-label={say('closeSteps')}
        title={say('closeSteps')}
        onClick={() => {
          document.querySelector<HTMLElement>('.find')?.focus();
          localStorage.setItem(key, 'closed');
          setClosed(true);
        }}
      >
        ×
      </button>
      <ol>
        {steps.map((step) => (
          <li key={step.name} data-done={step.isDone || undefined}>
            <button type="button" onClick={() => begin(step)}>
              <span className="tick" aria-hidden="true">
                {step.isDone ? '✓' : ''}
              </span>
              {say(WORDS[step.name])}
              {step.isDone && <span className="unseen"> ({say('stepDone')})</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function begin({ name, file, field = [] }: FirstStep): void {
  if (name === 'publish') openPublishing();
  else if (file !== undefined) openField(file, field);
  else if (name === 'release') update({ dialog: 'new', newKind: 'release' });
}
