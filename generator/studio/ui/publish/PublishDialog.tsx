/** Publishing: what changes for visitors, where it goes, and how far it is. */
import { useEffect, useRef, useState } from 'react';
import type { PublishAnswer } from '../../protocol/index.ts';
import { isRunning } from '../state/jobs.ts';
import { openPublishing, refreshPublishing } from '../state/publishing.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { JobView } from './JobView.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { PlanForm } from './PlanForm.tsx';

type View = 'place' | 'job' | 'plan';

export function PublishDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = useStudio((state) => state.dialog === 'publish');
  const plan = useStudio((state) => state.publish);
  const wasRunning = useStudio((state) => state.site?.isPublishing ?? false);
  const [isChoosing, setChoosing] = useState(false);
  /** The last job whose end has been seen. */
  const [seen, setSeen] = useState<number>();
  // What has ended before the page was loaded is no news.
  if (plan && seen === undefined) setSeen(isRunning(plan.job) ? 0 : plan.job.step);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A page that is loaded while the site is being published shows how far it is.
  useEffect(() => {
    if (wasRunning) openPublishing();
  }, [wasRunning]);
  const view = plan && chooseView(plan, isChoosing, seen ?? 0);
  const phase = plan?.job.phase;
  const isShowing = plan?.job.show !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase has its own buttons
  useEffect(() => {
    // What had the focus is gone.
    if (view && !dialog.current?.contains(document.activeElement)) heading.current?.focus();
  }, [view, phase]);
  // The plan has the address then.
  useEffect(() => {
    if (phase === 'done' && isShowing) refreshPublishing();
  }, [phase, isShowing]);
  const close = () => update({ dialog: undefined });
  return (
    <dialog
      ref={dialog}
      className="publish"
      aria-labelledby="publish-title"
      onClose={() => {
        close();
        setChoosing(false);
        if (plan && !isRunning(plan.job)) setSeen(plan.job.step);
      }}
    >
      <h2 id="publish-title" ref={heading} tabIndex={-1}>
        {say('publish')}
      </h2>
      {!plan && <p role="status">{say('loadingChanges')}</p>}
      {plan && view === 'place' && <PlaceForm plan={plan} onClose={() => setChoosing(false)} />}
      {plan && view === 'job' && (
        <JobView
          plan={plan}
          onBack={() => {
            setSeen(plan.job.step);
            refreshPublishing();
          }}
        />
      )}
      {plan && view === 'plan' && <PlanForm plan={plan} onChoose={() => setChoosing(true)} />}
    </dialog>
  );
}

function chooseView({ target, job }: PublishAnswer, isChoosing: boolean, seen: number): View {
  if (isRunning(job)) return 'job';
  if (!target || isChoosing) return 'place';
  if (job.show && job.phase === 'done') return 'plan';
  return job.phase !== 'none' && job.step > seen ? 'job' : 'plan';
}
