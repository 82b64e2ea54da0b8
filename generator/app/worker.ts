/** The program of threads: each works on one recording. */
import { serveJob } from '../engine/lib/thread.ts';
import { analyseJob, encodeJob } from '../features/sound/media/jobs.ts';

void serveJob([analyseJob, encodeJob]);
