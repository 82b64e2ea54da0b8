/**
 * An import in a process of its own, for tests that kill it: before it gives a file its name for the nth time. Arguments are the
 * path of a plan with options, as JSON, and n.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { writePlan } from '../../../../generator/import/write/write.ts';

const [, , file = '', count] = process.argv;
const { plan, options } = JSON.parse(fs.readFileSync(file, 'utf8'));
await loadSchemas();
let left = Number(count);
const { linkSync, renameSync } = fs;
const countDown = () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};
fs.linkSync = (...paths) => {
  countDown();
  linkSync(...paths);
};
fs.renameSync = (...paths) => {
  countDown();
  renameSync(...paths);
};
syncBuiltinESMExports();
await writePlan(plan, options);
