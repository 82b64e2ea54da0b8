/** What publishing would change, in words, and what has to be decided before. */
import { useState } from 'react';
import type { PublishAnswer, PublishTarget } from '../../protocol/index.ts';
import { openField } from '../state/actions.ts';
import { publish } from '../state/publishing.ts';
import { update } from '../state/store.ts';
import { DIRECTION, say, type Word } from '../state/words.ts';
import { Changes, EntryChanges, Later } from './Changes.tsx';
import { useSending } from './use-sending.ts';
import { formatTime } from './words.ts';

const SINCE = { publish: 'sincePublish', push: 'sincePush', commit: 'sinceCommit' } as const;

const SENTENCES: Readonly<Record<string, Word>> = {
  git: 'toGit',
  netlify: 'toNetlify',
  sftp: 'toSftp',
  folder: 'toFolder',
};

export function PlanForm({ plan, onChoose }: { plan: PublishAnswer; onChoose(): void }) {
  const { target, address, since, changes, unsaved, later, secret, isNightly } = plan;
  const [isSaving, setSaving] = useState<boolean>();
  const [password, setPassword] = useState('');
  const { isBusy, error, send } = useSending();
  const start = () =>
    send(() =>
      publish(isSaving ? [...new Set(unsaved.map(({ file }) => file))] : [], {
        ...(password && { secret: password }),
      }),
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p className="place">
        {target && say('publishTo', { place: describePlace(target) })}{' '}
        <button type="button" className="link" onClick={onChoose}>
          {say('anotherPlace')}
        </button>
      </p>
      {!address && (
        <p className="advice">
          {say('exampleAddress')}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              update({ dialog: undefined });
              openField('site.yaml', ['base_url']);
            }}
          >
            {say('changeAddress')}
          </button>
        </p>
      )}
      <section aria-labelledby="what-changes">
        <h3 id="what-changes">{say('whatChanges')}</h3>
        <p className="hint">{describeSince(since)}</p>
        {changes && <Changes changes={changes} />}
      </section>
      {unsaved.length > 0 && (
        <fieldset className="choices">
          <legend>{say('notSaved')}</legend>
          <EntryChanges changes={unsaved} />
          {[true, false].map((isMeant) => (
            <label key={String(isMeant)} className="choice">
              <input
                type="radio"
                name="unsaved"
                required
                checked={isSaving === isMeant}
                onChange={() => setSaving(isMeant)}
              />
              {say(isMeant ? 'saveFirst' : 'leaveOut')}
            </label>
          ))}
        </fieldset>
      )}
      {later.length > 0 && <Later entries={later} isNightly={isNightly} />}
      {secret && !secret.isSet && (
        <label>
          {say(secret.isNeeded ? 'secretNetlify' : 'secretSftp')}
          <input
            type="password"
            autoComplete="off"
            required={secret.isNeeded}
            value={password}
            onChange={({ target: input }) => setPassword(input.value)}
          />
          <small>{say('secretHint')}</small>
        </label>
      )}
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
      <div className="dialog-buttons">
        <button type="button" onClick={() => update({ dialog: undefined })}>
          {say('close')}
        </button>
        <button type="submit" className="primary" disabled={isBusy}>
          {say('publishNow')}
        </button>
      </div>
    </form>
  );
}

function describePlace(target: PublishTarget): string {
  // Paths and hosts keep their order in a sentence from right to left.
  const values = Object.entries(target).map(([key, value]) => [
    key,
    DIRECTION === 'rtl' ? `\u2066${value}\u2069` : String(value),
  ]);
  return say(SENTENCES[target.to] ?? 'place', Object.fromEntries(values));
}

function describeSince(since: PublishAnswer['since']): string {
  if (!since) return say('sinceNothing');
  return say(SINCE[since.what], { time: formatTime(since.time) });
}
