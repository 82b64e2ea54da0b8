/** An import in a process of its own, for tests that kill it. Its argument is the path of a plan with options, as JSON. */
import { readFileSync } from 'node:fs';
import { writePlan } from '../../../../../generator/app/import/write/write.ts';
import { loadSchemas } from '../../../../../generator/app/reference/json-schema.ts';

const { plan, options } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
await loadSchemas();
process.stdout.write('ready\n');
await writePlan(plan, options);
process.stdout.write('done\n');
