/** Refusals of a file that does not fit into its field. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUploadFault, type Wanted } from '../../../generator/studio/upload-faults.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';

const brand = (name: string) => `\0\0\0\x18ftyp${name}\0\0\0\0${name}`;
const JPEG = Buffer.from('\xff\xd8\xff\xe0 and so on', 'latin1');
const SOUND = wav({ rate: 8000, channels: sample([sine(440)], 1, 8000) });

const codeOf = async (name: string, bytes: string | Buffer, wanted: Wanted) => {
  const folder = mkdtempSync(join(tmpdir(), 'liner-upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), bytes);
  return (await findUploadFault(join(folder, 'file'), name, wanted))?.code;
};

test.each<[name: string, bytes: string | Buffer, wanted: Wanted, code: string | undefined]>([
  ['a.jpg', JPEG, 'picture', undefined],
  ['a.txt', JPEG, 'picture', undefined],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'picture', undefined],
  ['a.jpg', '', 'picture', 'upload-empty'],
  ['IMG_2041.HEIC', brand('heic'), 'picture', 'upload-heic'],
  ['a.jpg', brand('mif1'), 'picture', 'upload-heic'],
  ['a.tif', 'II*\0', 'picture', 'upload-format'],
  ['a.jpg', 'GIF89a', 'picture', 'upload-format'],
  ['junk.jpg', 'no picture', 'picture', 'upload-damaged-picture'],
  ['letter.docx', 'PK no picture', 'picture', 'upload-no-picture'],
  ['a.pdf', '%PDF-1.7', 'picture', 'upload-no-picture'],
  ['a.jpg', '%PDF-1.7', 'picture', 'upload-no-picture'],
  ['a.wav', SOUND, 'picture', 'upload-recording'],
  ['a.wav', SOUND, 'recording', undefined],
  ['a.jpg', JPEG, 'recording', 'upload-picture'],
  ['a.mp3', 'no sound at all', 'recording', 'upload-damaged-recording'],
  ['a.pdf', '%PDF-1.7', 'recording', 'upload-no-recording'],
  ['a.docx', 'PK no sound', 'recording', 'upload-no-recording'],
])('%s for a %3$s: %4$s', async (name, bytes, wanted, code) => {
  expect(await codeOf(name, bytes, wanted)).toBe(code);
});
