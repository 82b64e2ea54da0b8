/**
 * Runs the command line in one process again and again, each run in its folder: starting Node.js, and the program for the first
 * time, takes longer than many runs. What servers print is passed on while they run; `{stop: id}` ends one of them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [packageRoot] = process.argv.slice(2);
const { compileOnce, hashSources } = await import(pathToFileURL(join(packageRoot, 'bin/compile.mjs')).href);
const codeHash = hashSources();
const { run } = await import(pathToFileURL(await compileOnce(codeHash)).href);
const streams = { stdout: process.stdout, stderr: process.stderr };
const printed = { stdout: '', stderr: '' };

let current;
let last = Promise.resolve();

// Each run listens again, as if it were the only one.
for (const each of [process, ...Object.values(streams)]) each.setMaxListeners(0);
for (const [name, stream] of Object.entries(streams)) {
  stream.write = (chunk, ...others) => {
    printed[name] += chunk;
    if (current?.isServer) process.send({ id: current.id, stream: name, text: String(chunk) });
    others.find((other) => typeof other === 'function')?.();
    return true;
  };
}

process.on('message', (request) => {
  if (!('stop' in request)) last = last.then(() => answer(request));
  else if (current?.id === request.stop) process.emit('SIGTERM', 'SIGTERM');
});
process.on('disconnect', () => process.exit());
process.on('uncaughtException', (error) => process.send({ id: current?.id, failure: error.stack }));

async function answer(request) {
  const { id, folder, words, environment } = request;
  current = request;
  const before = { ...process.env };
  process.chdir(folder);
  Object.assign(process.env, environment);
  Object.assign(printed, { stdout: '', stderr: '' });
  const code = await run({ argv: words, packageRoot, codeHash });
  current = undefined;
  process.send({ id, run: { ...printed, code } });
  process.env = before;
  // The folder may be removed now.
  process.chdir(packageRoot);
}
