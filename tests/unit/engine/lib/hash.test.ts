import { expect, test } from 'vitest';
import { hash, hashPieces } from '../../../../generator/engine/lib/hash.ts';

test('a hash is sixteen hex digits and depends on content alone', () => {
  // What `printf 1:a | sha256sum` begins with.
  expect(hash('a')).toBe('4162fddd39a3e422');
  expect(hash('b')).not.toBe(hash('a'));
});

test('parts are kept apart', () => {
  expect(hash('ab', 'c')).not.toBe(hash('a', 'bc'));
  expect(hash('a', '')).not.toBe(hash('a'));
  expect(hash('1:a')).not.toBe(hash('a'));
});

test('a string and its UTF-8 bytes are the same part', () => {
  expect(hash('Rêve', 'x')).toBe(hash(Buffer.from('Rêve'), 'x'));
});

test('what comes in pieces has the hash of the whole', async () => {
  const whole = Buffer.from('abcdefgh');
  expect(hash('x', [whole.subarray(0, 3), whole.subarray(3)])).toBe(hash('x', whole));
  expect(hash('x', [])).toBe(hash('x', ''));
  async function* cut() {
    yield whole.subarray(0, 3);
    yield whole.subarray(3);
  }
  expect(await hashPieces(whole.length, cut())).toBe(hash(whole));
});
