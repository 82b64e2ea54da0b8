/** Passwords and tokens, asked for where they lack. */
import type { PublishRequest, PublishSecret } from '../../protocol/index.ts';
import { say } from '../state/words.ts';

const NAMES = {
  token: 'secretToken',
  password: 'secretPassword',
  passphrase: 'secretPassphrase',
  accessKey: 'secretAccessKey',
  secretKey: 'secretSecretKey',
} as const;

type Typed = NonNullable<PublishRequest['secrets']>;

interface SecretsProps {
  secrets: readonly PublishSecret[];
  typed: Typed;
  onType(typed: Typed): void;
}

export function Secrets({ secrets, typed, onType }: SecretsProps) {
  if (secrets.length === 0) return null;
  return (
    <div className="secrets">
      {secrets.map(({ what, isNeeded }) => (
        <label key={what}>
          {say(NAMES[what])}
          <input
            type="password"
            autoComplete="off"
            aria-describedby="secret-hint"
            required={isNeeded}
            value={typed[what] ?? ''}
            onChange={({ target }) => onType({ ...typed, [what]: target.value })}
          />
        </label>
      ))}
      <small id="secret-hint">{say('secretHint')}</small>
    </div>
  );
}
