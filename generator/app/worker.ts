/** What the second thread runs. */
import { parseJob } from '../engine/content/parse/job.ts';
import { serveJobs } from '../engine/lib/thread.ts';
import { pageJob } from '../engine/publish/page-job.ts';
import { analyseJob, encodeJob } from '../features/sound/media/jobs.ts';

serveJobs([parseJob, pageJob, analyseJob, encodeJob]);
