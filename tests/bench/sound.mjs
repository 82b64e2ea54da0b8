/**
 * How long it takes to listen to a long recording, and how much memory, beside ffmpeg, which is written in C and assembler: with
 * `ebur128` it finds loudness, range and true peak; with `volumedetect` the peak alone.
 *
 *     node tests/bench/sound.mjs --minutes 60 --rounds 3 --rows wav,flac,mp3
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { versionPlugin } from '../../bin/versions.mjs';
import { measure, run } from './processes.mjs';
import { runRounds } from './rounds.mjs';
import { formatResults } from './table.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Below the packages, which the program needs; an hour of each format is kept there, 1.2 GB. */
const folder = join(root, '.cache/bench-sound');

const NAMES = { wav: 'WAV, 16 bit', flac: 'FLAC', mp3: 'MP3, 192 kbit/s', ogg: 'Ogg Vorbis', opus: 'Opus' };
const SETTINGS = { wav: [], flac: [], mp3: ['-b:a', '192k'], ogg: ['-q:a', '5'], opus: ['-b:a', '128k'] };

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    rows: { type: 'string', default: 'wav,flac,mp3' },
  },
});
const rows = values.rows.split(',');
const minutes = Number(values.minutes);

/** Noise as rich as music, which grows louder and softer, different on the left and on the right. */
function makeSound(row) {
  const file = join(folder, `${minutes}.${row}`);
  if (existsSync(file)) return file;
  const noise = (seed) => `anoisesrc=d=${minutes * 60}:c=pink:r=44100:a=0.7:seed=${seed}`;
  const mix = '[0][1]amerge=inputs=2,tremolo=f=0.1:d=0.7,alimiter=limit=0.9';
  const inputs = [1, 2].flatMap((seed) => ['-f', 'lavfi', '-i', noise(seed)]);
  run('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', mix, ...SETTINGS[row], file]);
  return file;
}

async function compileEngine() {
  const outfile = join(folder, 'analyse.js');
  await build({
    entryPoints: [join(root, 'generator/features/sound/media/analyse/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [versionPlugin],
  });
  return pathToFileURL(outfile).href;
}

mkdirSync(folder, { recursive: true });
const engine = await compileEngine();
const listen = (file) =>
  `const { analyseSound } = await import('${engine}'); if ((await analyseSound('${file}')).fault) process.exit(1);`;
const filter = (name) => (file) => [
  'ffmpeg',
  '-v',
  'error',
  '-nostdin',
  '-i',
  file,
  '-af',
  name,
  '-f',
  'null',
  '-',
];
const tools = [
  { name: 'Liner', command: (file) => [process.execPath, '--input-type=module', '-e', listen(file)] },
  { name: 'ebur128', command: filter('ebur128=peak=true') },
  { name: 'volumedetect', command: filter('volumedetect') },
];

// Row by row: a run that is interrupted has printed its rows.
for (const row of rows) {
  const file = makeSound(row);
  const plan = { rounds: Number(values.rounds), rows: [row], tools };
  const results = await runRounds(plan, (_, { command }) => measure(command(file), { cwd: root }));
  const title = `${minutes} minutes of ${NAMES[row]}`;
  process.stdout.write(formatResults(title, results, { others: ['ebur128', 'volumedetect'], names: {} }));
}
