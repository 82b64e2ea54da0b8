#!/usr/bin/env node
/** `npm create linernotes my-site`: the same as `npx linernotes init my-site`. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageRoot = dirname(createRequire(import.meta.url).resolve('linernotes/package.json'));
const words = [join(packageRoot, 'bin/liner.js'), 'init', ...process.argv.slice(2)];
const { status, error } = spawnSync(process.execPath, words, { stdio: 'inherit' });
if (error) console.error(`Liner could not start: ${error.message}`);
process.exitCode = status ?? 3;
