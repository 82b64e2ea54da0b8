/** Liner, as a tool that makes a catalogue's site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRelease, writeRelease } from '../sites/catalogue.mjs';

/**
 * @param {string} name how the tables call this package of it
 * @param {string} installed the folder whose node_modules has it
 */
export function linerTool(name, installed) {
  const command = join(installed, 'node_modules/.bin/liner');
  return {
    name,
    command,
    isLiner: true,
    build: [command, 'build'],
    out: 'dist',
    made: ['dist', '.cache'],
    write,
    writeText,
  };
}

function write(folder, count) {
  mkdirSync(join(folder, 'content/releases'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'content/site.yaml'),
    'base_url: https://bench.example\nartist: {name: BENCH, tagline: A catalogue}\n',
  );
  for (let index = 0; index < count; index += 1) writeText(folder, index);
}

/** Writes one release. */
function writeText(folder, index, note) {
  const release = describeRelease(index, note);
  const facts = [`type: ${release.type}`, `release_date: ${release.date}`];
  writeFileSync(join(folder, `content/releases/release-${index}.md`), writeRelease(release, facts));
}
