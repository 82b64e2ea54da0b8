import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

/** Makes many objects that stay for a while, in a process of its own: flags of V8 affect all of it. */
function measureYoungHeap(before: string): number {
  const program = `${compileHeap()}
    import { getHeapSpaceStatistics } from 'node:v8';
    ${before};
    let kept = [];
    let largest = 0;
    for (let at = 0; at < 1e6; at += 1) {
      kept.push({ at, text: String(at) });
      if (kept.length > 5e4) {
        kept = [];
        largest = Math.max(largest, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
      }
    }
    console.log(largest);`;
  return Number(runProgram(program));
}

function compileHeap(): string {
  const source = readFileSync('generator/engine/lib/heap.ts', 'utf8');
  return transformSync(source, { loader: 'ts', format: 'esm' }).code;
}

function runProgram(program: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

test('the space for new objects stays as it is', () => {
  expect(measureYoungHeap('limitHeap(1000)')).toBeLessThan(measureYoungHeap('') / 2);
});
