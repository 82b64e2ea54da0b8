import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOtherKind } from '../../../../generator/engine/media/endings.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures/formats', name));
const text = (written: string) => Buffer.from(written, 'latin1');

/** The beginning of a file of each kind, and its endings. */
const FILES: [name: string, endings: string[], bytes: Buffer][] = [
  ['PDF', ['.pdf', '.PDF'], text('%PDF-1.7\n')],
  ['PDF', ['.pdf'], text('\r\nprinted\n%PDF-1.4')],
  ['ZIP', ['.zip', '.docx', '.xlsx', '.epub', '.mxl', '.odt'], text('PK\x03\x04')],
  ['RTF', ['.rtf'], text('{\\rtf1')],
  ['JPEG', ['.jpg', '.jpeg', '.JPG'], text('\xff\xd8\xff\xe0')],
  ['PNG', ['.png'], text('\x89PNG\r\n\x1a\n')],
  ['WebP', ['.webp'], text('RIFF1234WEBPVP8 ')],
  ['WAV', ['.wav'], text('RIFF1234WAVEfmt ')],
  ['FLAC', ['.flac'], fixture('sines.flac').subarray(0, 1024)],
  ['M4A', ['.m4a'], fixture('sines.m4a').subarray(0, 1024)],
  ['MIDI', ['.mid'], text('MThd')],
  ['HTML', [], text('<!doctype html><title>404</title>')],
];
const ENDINGS = FILES.flatMap(([name, endings]) => endings.map((ending) => ({ name, ending })));

test('a file is taken by its bytes, whatever its ending', () => {
  fc.assert(
    fc.property(
      fc.nat(FILES.length - 1),
      fc.nat(ENDINGS.length - 1),
      fc.uint8Array({ maxLength: 50 }),
      (of, as, more) => {
        const [name = '', , bytes = Buffer.alloc(0)] = FILES[of] ?? [];
        const given = ENDINGS[as];
        const found = findOtherKind(given?.ending ?? '', Buffer.concat([bytes, more]));
        expect([name, given, found]).toEqual([
          name,
          given,
          given?.name === name ? undefined : { found: name },
        ]);
      },
    ),
    { numRuns: 100 },
  );
});

test('text and nothing are no such files, and of other endings nothing is known', () => {
  for (const { ending } of ENDINGS)
    for (const bytes of ['', 'A programme', '{"error": 404}'])
      expect(findOtherKind(ending, text(bytes))).toEqual({ found: undefined });
  for (const ending of ['.txt', '.csv', '.mp3', ''])
    expect(findOtherKind(ending, text('PK'))).toBeUndefined();
});
