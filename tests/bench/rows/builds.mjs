/** Builds of a catalogue without pictures: from nothing, after an edit of one release, after no change. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '../processes.mjs';
import { runRounds } from '../rounds.mjs';

export const BUILD_ROWS = { cold: 'cold', edited: 'one edited', same: 'nothing changed' };

/** The release that is edited. */
const EDITED = 7;

/**
 * @param {{count: number, rows: string[], rounds: number, tools: object[], folder: string}} plan rows by their keys in
 *   BUILD_ROWS, and an empty folder
 */
export async function measureBuilds({ count, rows, rounds, tools, folder }) {
  const places = new Map(tools.map((tool) => [tool, join(folder, `${tool.name}-${count}`)]));
  for (const [tool, place] of places) {
    mkdirSync(place);
    tool.write(place, count);
    // Unless the first row builds it from nothing, a site begins as the rounds leave it.
    if (rows[0] !== 'cold') measure(tool.build, { cwd: place });
  }
  return runRounds({ rounds, rows, tools }, (row, tool, round) => {
    const cwd = places.get(tool);
    if (row === 'cold') setAside(cwd, tool.made, round);
    if (row === 'edited') tool.writeText(cwd, EDITED, { note: `Take ${round}.` });
    return { ...measure(tool.build, { cwd }), ...weigh(join(cwd, tool.out)) };
  });
}

/** Moves what a build made out of its way. Removing it would keep the disk busy while the next one is timed. */
export function setAside(folder, made, round) {
  mkdirSync(join(folder, '..', 'aside'), { recursive: true });
  for (const name of made) {
    const aside = join(folder, '..', 'aside', `${round}-${folder.split('/').at(-1)}-${name}`);
    if (existsSync(join(folder, name))) renameSync(join(folder, name), aside);
  }
}

/** @returns {{files: number, bytes: number}} of a folder, symbolic links aside */
export function weigh(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const sizes = entries.map((each) => statSync(join(each.parentPath, each.name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
