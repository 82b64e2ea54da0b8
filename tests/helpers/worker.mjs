import { join } from 'node:path';
import { compileOnce, hashSources } from '../../bin/compile.mjs';

export async function compileWorker() {
  return join(await compileOnce(hashSources()), '../worker.js');
}
