/** Starts the command line: the compiled one of the installed package, or this checkout's, compiled on demand. */
const { readFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { pathToFileURL } = require('node:url');

const packageRoot = dirname(__dirname);
// The package holds the sources as well, and a checkout may hold what packing has left.
const isInstalled = packageRoot.split(sep).includes('node_modules');

/** The exit code of failures that are not about the content. Node.js itself would exit with 1, the code for wrong content. */
const OTHER = 3;

/** In milliseconds: how long unfinished work may go on after a command. A thread that is busy must not be ended at once. */
const GRACE = 300;

// For what is not a part of the program: packages and templates. Node.js can keep their code from version 22 on.
enableCompileCache?.();

const ENDED =
  'Liner stopped: the process ended before the command was done. Look for process.exit, or for an await that never ends, in your templates and in the packages that they import.';

/** Reasons why the program cannot be compiled although the installation is complete. */
const REASONS = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EMFILE: 'too many files are open at once',
  ENFILE: 'too many files are open at once',
};

exports.start = async () => {
  process.on('uncaughtException', (error) => {
    explainFailure('Liner stopped', error);
    process.exit(OTHER);
  });
  if (process.argv.length === 3 && process.argv[2] === '--version') {
    // The version is known without the program.
    const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
    process.stdout.write(`${version}\n`);
    return;
  }
  let isFinished = false;
  process.on('exit', (code) => {
    // Liner itself ends the process with this code, or with that of a signal.
    if (isFinished || code === OTHER || code > 128) return;
    process.stderr.write(`${ENDED}\n`);
    process.exitCode = OTHER;
  });
  try {
    const { run, ...program } = isInstalled ? loadCompiled() : await compileCheckout();
    process.exitCode = await run({ argv: process.argv.slice(2), packageRoot, ...program });
  } catch (error) {
    const known = explainFailure('Liner could not start', error);
    const command = isInstalled ? 'install' : 'ci';
    if (!known && !isMistake(error))
      process.stderr.write(`Run npm ${command} in the project's folder, then try again.\n`);
    process.exitCode = OTHER;
  }
  isFinished = true;
  endSoon();
};

/** Ends the process though a timer or a connection of a template is still open. */
function endSoon() {
  const end = () => {
    const unwritten = process.stdout.writableLength + process.stderr.writableLength;
    if (unwritten === 0) process.exit();
    endSoon();
  };
  setTimeout(end, GRACE).unref();
}

/** Returns true if the code of a checkout has an error itself, and lacks no package. Takes a failure of esbuild. */
function isMistake({ errors = [] }) {
  return errors.length > 0 && errors.every(({ text }) => !text.startsWith('Could not resolve'));
}

/** Returns whether the reason is known. */
function explainFailure(what, error) {
  const reason = REASONS[error?.code];
  const place = error?.path ? ` (${error.path})` : '';
  const summary = reason ? reason + place : (error?.message ?? error);
  const isVerbose = process.argv.includes('--verbose') && error instanceof Error;
  process.stderr.write(`${what}: ${isVerbose ? error.stack : summary}\n`);
  return reason !== undefined;
}

async function compileCheckout() {
  const { compileOnce, hashSources } = await import('./compile.mjs');
  const codeHash = hashSources();
  const { run } = await import(pathToFileURL(await compileOnce(codeHash)).href);
  return { run, codeHash };
}

function loadCompiled() {
  const folder = join(__dirname, 'compiled');
  const codeHash = readFileSync(join(folder, 'hash.txt'), 'utf8');
  const { openParts } = require('./load.js');
  const { setFlag } = require('./flags.js');
  const { run } = openParts(packageRoot, codeHash)(join(folder, 'cli.js'));
  return { run, codeHash, shipped: join(folder, 'results'), setFlag };
}
