/** The program of child processes: each works on one recording. */
import { serveJob } from '../engine/lib/child-process.ts';
import { analyseJob, encodeJob } from '../features/sound/media/jobs.ts';

serveJob([analyseJob, encodeJob]);
