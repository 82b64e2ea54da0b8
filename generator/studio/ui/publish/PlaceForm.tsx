/** The target of publishing: one of the known places, with its settings. */

import { useState } from 'react';
import type { PublishAnswer } from '../../protocol/index.ts';
import { Wrong } from '../form/DialogParts.tsx';
import { choosePlace } from '../state/publishing.ts';
import { update } from '../state/store.ts';
import { say, type Word } from '../state/words.ts';
import { useSending } from './use-sending.ts';

const PLACES: Readonly<Record<string, Word>> = {
  git: 'placeGit',
  netlify: 'placeNetlify',
  sftp: 'placeSftp',
  s3: 'placeS3',
  folder: 'placeFolder',
};

const KEYS: Readonly<Record<string, { word: Word; example: string }>> = {
  site: { word: 'placeSite', example: 'your-name.netlify.app' },
  host: { word: 'placeHost', example: 'your-name.example' },
  user: { word: 'placeUser', example: 'layla' },
  port: { word: 'placePort', example: '22' },
  path: { word: 'placePath', example: '/var/www/your-name.example' },
  bucket: { word: 'placeBucket', example: 'your-name' },
  store: { word: 'placeStore', example: 'https://account.r2.cloudflarestorage.com' },
  region: { word: 'placeRegion', example: 'eu-central-1' },
  remote: { word: 'placeRemote', example: 'origin' },
  branch: { word: 'placeBranch', example: 'main' },
};

export function PlaceForm({ plan, onClose }: { plan: PublishAnswer; onClose(): void }) {
  const { target, places } = plan;
  const [to, setTo] = useState(target?.to ?? '');
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => textsOf(target ?? {}));
  const { isBusy, error, send } = useSending();
  const place = places.find((each) => each.to === to);
  const required = place?.required ?? [];
  const keys = [...required, ...(place?.optional ?? [])];
  const save = () =>
    send(async () => {
      const given = keys.flatMap((key): [string, string | number][] => {
        const text = values[key]?.trim() ?? '';
        return text === '' ? [] : [[key, key === 'port' ? Number(text) : text]];
      });
      await choosePlace({ to, ...Object.fromEntries(given) });
      onClose();
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!target && <p>{say('noPlace')}</p>}
      <fieldset className="choices">
        <legend>{say('place')}</legend>
        {places.map((each) => (
          <label key={each.to} className="choice">
            <input
              type="radio"
              name="place"
              required
              value={each.to}
              checked={to === each.to}
              onChange={() => setTo(each.to)}
            />
            {say(PLACES[each.to] ?? 'place')}
          </label>
        ))}
      </fieldset>
      {keys.map((key) => (
        <label key={key}>
          <span>
            {say(KEYS[key]?.word ?? 'name')}{' '}
            {!required.includes(key) && <small className="needed">{say('optional')}</small>}
          </span>
          <input
            type="text"
            dir="ltr"
            inputMode={key === 'port' ? 'numeric' : undefined}
            pattern={key === 'port' ? '[0-9]*' : undefined}
            autoComplete="off"
            spellCheck={false}
            required={required.includes(key)}
            placeholder={KEYS[key]?.example}
            value={values[key] ?? ''}
            onChange={({ target: input }) => setValues({ ...values, [key]: input.value })}
          />
        </label>
      ))}
      <Wrong text={error} />
      <div className="dialog-buttons">
        <button type="button" onClick={target ? onClose : () => update({ dialog: undefined })}>
          {say(target ? 'back' : 'close')}
        </button>
        <button type="submit" className="primary" disabled={isBusy}>
          {say('savePlace')}
        </button>
      </div>
    </form>
  );
}

function textsOf(target: object): Record<string, string> {
  return Object.fromEntries(Object.entries(target).map(([key, value]) => [key, String(value)]));
}
