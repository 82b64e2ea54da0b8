/** What the second thread runs. */
import { parseJob } from './content/parse/job.ts';
import { serveJobs } from './lib/thread.ts';
import { analyseJob, encodeJob } from './media/sound/jobs.ts';
import { pageJob } from './publish/page-job.ts';

serveJobs([parseJob, pageJob, analyseJob, encodeJob]);
