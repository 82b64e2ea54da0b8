/** The site that is changed: the files in tests/fuzz/site, with small pictures and a recording of a second. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const sample = join(dirname(fileURLToPath(import.meta.url)), 'site');

/** Path below the site, and bytes. */
export async function readSample() {
  const files = readdirSync(sample, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(sample, path), readFileSync(path)]);
  const picture = sharp({ create: { width: 48, height: 48, channels: 3, background: '#a40' } });
  for (const [format, ending] of Object.entries({ jpeg: 'jpg', png: 'png', webp: 'webp' }))
    files.push([`assets/artwork/cover.${ending}`, await picture.clone().toFormat(format).toBuffer()]);
  // As podcasts want it.
  const cover = sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#a40' } });
  files.push(['assets/artwork/square.png', await cover.png().toBuffer()]);
  files.push(['assets/audio/radio.wav', makeRecording()]);
  return new Map(files);
}

/** A second of a tone in mono, as WAV: https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html. */
function makeRecording() {
  const rate = 8000;
  const bytes = Buffer.alloc(44 + 2 * rate);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * rate, 40);
  for (let at = 0; at < rate; at += 1)
    bytes.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + 2 * at);
  return bytes;
}

export function writeSite(root, files) {
  for (const [path, bytes] of files) place(root, { path, bytes });
}

/** Makes the changes; where one of them cannot be made on this disk, the others are. */
export function applyChanges(root, changes) {
  for (const change of changes) {
    try {
      place(root, change);
    } catch (error) {
      if (!('code' in error)) throw error;
    }
  }
}

/** Makes the site what it was. */
export function restore(root, files, changes) {
  for (const { path } of changes) rmSync(join(root, path), { recursive: true, force: true });
  for (const folder of ['content', 'assets']) removeEmpty(join(root, folder));
  for (const { path } of changes) if (files.has(path)) place(root, { path, bytes: files.get(path) });
}

/** Makes the content what it was, whatever has been written into it. */
export function restoreContent(root, files) {
  rmSync(join(root, 'content'), { recursive: true });
  for (const [path, bytes] of files) if (path.startsWith('content/')) place(root, { path, bytes });
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

function place(root, { path, bytes, kind, to }) {
  const target = join(root, path);
  if (lstatSync(target, { throwIfNoEntry: false })) rmSync(target, { recursive: true, force: true });
  if (!bytes && !kind) return;
  mkdirSync(dirname(target), { recursive: true });
  if (kind === 'folder') mkdirSync(target);
  else if (kind === 'pipe') execFileSync('mkfifo', [target], { stdio: 'ignore' });
  else if (kind === 'link') symlinkSync(to, target);
  else writeFileSync(target, bytes);
}
