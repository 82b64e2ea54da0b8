/** The progress of publishing, and its result. */

import type { PublishAnswer, PublishJob, StudioProblem } from '../../protocol/index.ts';
import { CloseButton, Findings, Wrong } from '../form/DialogParts.tsx';
import { isRunning } from '../state/jobs.ts';
import { formatNotice } from '../state/notices.ts';
import { publish, stopPublishing } from '../state/publishing.ts';
import { say, type Word } from '../state/words.ts';
import { useSending } from './use-sending.ts';

const PHASES = {
  none: 'publish',
  checking: 'checking',
  building: 'building',
  uploading: 'sending',
  done: 'published',
  stopped: 'publishStopped',
  failed: 'publishFailed',
  cancelled: 'publishCancelled',
} as const satisfies Record<PublishJob['phase'], Word>;

const FAILED: ReadonlySet<string> = new Set(['stopped', 'failed', 'cancelled']);
const PERMITS = { replace: 'permitReplace', 'accept-host-key': 'permitHost' } as const;

export function JobView({ plan, onBack }: { plan: PublishAnswer; onBack(): void }) {
  const { job, address } = plan;
  const { phase, progress, message, notice, problems, unless, isLoginRefused, show } = job;
  const sentence = say(
    job.isUnchanged ? 'nothingToPublish' : show && FAILED.has(phase) ? 'showFailed' : PHASES[phase],
  );
  const { isBusy, error, send } = useSending();
  const isGoingOn = isRunning(job);
  return (
    <div className="job" data-phase={phase}>
      <p role={isGoingOn || phase === 'done' ? 'status' : 'alert'}>{sentence}</p>
      {isGoingOn && (
        <>
          <progress
            aria-label={sentence}
            max={progress?.total ?? 1}
            {...(progress && { value: progress.done })}
          />
          <p className="hint path" dir="ltr">
            {progress?.name}
          </p>
        </>
      )}
      {message && !job.isUnchanged && <p className="message">{notice ? formatNotice(notice) : message}</p>}
      {phase === 'done' && address && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {say('openSite')}
          </a>{' '}
          <code className="path">{address}</code>
        </p>
      )}
      <Checked problems={problems} isStopped={phase === 'stopped'} />
      <Wrong text={error} />
      <div className="dialog-buttons">
        <CloseButton className={phase === 'done' ? 'primary' : undefined} />
        {isGoingOn && (
          <button type="button" onClick={stopPublishing}>
            {say('stop')}
          </button>
        )}
        {!isGoingOn && phase !== 'done' && (
          <button type="button" className={isLoginRefused ? 'primary' : undefined} onClick={onBack}>
            {say(isLoginRefused ? 'typeAgain' : 'back')}
          </button>
        )}
        {!isGoingOn && unless && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => send(() => publish([], { permit: unless, show }))}
          >
            {say(PERMITS[unless])}
          </button>
        )}
        {!isGoingOn && phase !== 'done' && phase !== 'stopped' && !unless && !isLoginRefused && (
          <button
            type="button"
            className="primary"
            disabled={isBusy}
            onClick={() => send(() => publish([], { show }))}
          >
            {say(show ? 'tryAgain' : 'publishAgain')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Results of the check: errors by themselves, warnings for later. */
function Checked({ problems, isStopped }: { problems: readonly StudioProblem[]; isStopped: boolean }) {
  const shown = problems.filter(({ level }) => !isStopped || level === 'error');
  if (isStopped || shown.length === 0) return <Findings problems={shown} />;
  return (
    <details>
      <summary>
        {say('publishWarnings')} <span className="count warn">{shown.length}</span>
      </summary>
      <Findings problems={shown} />
    </details>
  );
}
