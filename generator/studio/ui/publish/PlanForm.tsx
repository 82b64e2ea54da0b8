/** The changes that publishing would make, and the decisions before it. */

import { useEffect, useRef, useState } from 'react';
import type { PublishAnswer, PublishRequest, PublishTarget } from '../../protocol/index.ts';
import { CloseButton, Wrong } from '../form/DialogParts.tsx';
import { openField } from '../state/actions.ts';
import { publish, takeBack, undoTakeBack } from '../state/publishing.ts';
import { update } from '../state/store.ts';
import { isolate, say, type Word } from '../state/words.ts';
import { Changes, EntryChanges, Later, Samples } from './Changes.tsx';
import { Compare } from './Compare.tsx';
import { Secrets } from './Secrets.tsx';
import { ShowFirst } from './ShowFirst.tsx';
import { useSending } from './use-sending.ts';
import { formatTime } from './words.ts';

const SINCE = { publish: 'sincePublish', push: 'sincePush' } as const;

const SENTENCES: Readonly<Record<string, Word>> = {
  git: 'toGit',
  netlify: 'toNetlify',
  sftp: 'toSftp',
  s3: 'toS3',
  folder: 'toFolder',
};

export function PlanForm({ plan, onChoose }: { plan: PublishAnswer; onChoose(): void }) {
  const { target, address, changes, unsaved, later, secrets, isNightly } = plan;
  const [isSaving, setSaving] = useState<boolean>();
  const [typed, setTyped] = useState<NonNullable<PublishRequest['secrets']>>({});
  const { isBusy, error, send } = useSending();
  const [taken, setTaken] = useState(0);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (taken > 0) undo.current?.focus();
  }, [taken]);
  const back = (file: string, isSaved: boolean) =>
    send(async () => {
      await takeBack(file, isSaved);
      setTaken((count) => count + 1);
    });
  const takeUndo = async () => {
    await undoTakeBack();
    setTaken(0);
  };
  const start = () =>
    send(() =>
      publish(isSaving ? [...new Set(unsaved.map(({ file }) => file))] : [], {
        secrets: typed,
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
        <p className={changes ? 'hint' : undefined}>{describeSince(plan)}</p>
        {changes && <Changes changes={changes} onBack={(file) => back(file, true)} />}
        {taken > 0 && (
          <p role="status">
            {say('takenBack')}{' '}
            <button type="button" className="link" ref={undo} onClick={() => send(takeUndo)}>
              {say('undo')}
            </button>
          </p>
        )}
      </section>
      {!plan.isFirst && <Compare key={JSON.stringify([changes, unsaved])} plan={plan} />}
      <Samples />
      {unsaved.length > 0 && (
        <fieldset className="choices">
          <legend>{say('notSaved')}</legend>
          <EntryChanges changes={unsaved} onBack={(file) => back(file, false)} />
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
      <Secrets secrets={secrets.filter(({ isSet }) => !isSet)} typed={typed} onType={setTyped} />
      <ShowFirst
        plan={plan}
        isBusy={isBusy}
        onShow={(show) => send(() => publish([], { secrets: typed, show }))}
      />
      <Wrong text={error} />
      <div className="dialog-buttons">
        <CloseButton />
        <button type="submit" className="primary" disabled={isBusy}>
          {say('publishNow')}
        </button>
      </div>
    </form>
  );
}

function describePlace(target: PublishTarget): string {
  const values = Object.entries(target).map(([key, value]) => [key, isolate(String(value))]);
  return say(SENTENCES[target.to] ?? 'place', Object.fromEntries(values));
}

function describeSince({ since, isFirst, pages }: PublishAnswer): string {
  if (!since && !isFirst) return say('sinceNothing');
  if (!since) return pages === undefined ? say('allIsNew') : say('allPagesAreNew', { pages });
  return say(SINCE[since.what], { time: formatTime(since.time) });
}
