import { join } from 'node:path';
import { compileOnce, hashSources } from '../../bin/compile.js';

export async function compileWorker() {
  return join(await compileOnce(hashSources()), '../worker.js');
}
