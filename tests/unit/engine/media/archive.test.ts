import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeArchive } from '../../../../generator/engine/media/archive.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

const FILES: Record<string, Buffer> = {
  'a.txt': Buffer.alloc(5000, 'a'),
  'b/c.png': randomBytes(20_000),
  'd.txt': Buffer.alloc(0),
  'Ünï – 日本.flac': randomBytes(30_000),
};

async function* cut(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 7000) yield bytes.subarray(at, at + 7000);
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('holds every file, whether it comes whole or in pieces', async () => {
  const pieces: Uint8Array[] = [];
  const entries = Object.entries(FILES).map(([path, bytes]) => ({
    path,
    read: () => (path.endsWith('.flac') ? cut(bytes) : Promise.resolve(bytes)),
  }));
  await writeArchive(entries, (piece) => pieces.push(piece.slice()), '2025-08-01');
  const path = join(makeFolder(), 'archive.zip');
  writeFileSync(path, Buffer.concat(pieces));
  // Python's reader checks the sums, and has its own idea of names and of dates.
  const { stdout, stderr } = spawnSync('python3', ['-c', LIST, path], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(
    Object.entries(FILES).map(([name, bytes]) => [name, '2025-08-01', bytes.toString('base64')]),
  );
});

const LIST = `
import base64, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
print(json.dumps([
    [each.filename, '%04d-%02d-%02d' % each.date_time[:3], base64.b64encode(archive.read(each)).decode()]
    for each in archive.infolist()
]))`;
