/** The button in the head, which also shows that publishing goes on. */
import { isRunning } from '../state/jobs.ts';
import { openPublishing } from '../state/publishing.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export function PublishButton() {
  const isBusy = useStudio(({ publish, site }) =>
    publish ? isRunning(publish.job) : (site?.isPublishing ?? false),
  );
  return (
    <button type="button" className="primary" data-busy={isBusy || undefined} onClick={openPublishing}>
      {say('publish')}
    </button>
  );
}
