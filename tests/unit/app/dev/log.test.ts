import { expect, test } from 'vitest';
import { createLog } from '../../../../generator/app/dev/log.ts';
import { speak } from '../../../../generator/cli/other-language.ts';
import { ENGLISH } from '../../../../generator/cli/speech.ts';
import { problem } from '../../../../generator/engine/problems/catalogue/index.ts';
import type { Problem } from '../../../../generator/engine/problems/index.ts';

function open(speech = ENGLISH) {
  const written: string[] = [];
  return { written, log: createLog({ write: (text) => written.push(text) }, speech) };
}

const found = (level: Problem['level'], message: string): Problem => ({
  code: 'link/broken',
  level,
  message,
});

test('a problem that stays is printed once, and again when it comes back', () => {
  const { written, log } = open();
  const error = found('error', 'No such page');
  log.problems([error, found('warning', 'Left out')]);
  log.problems([error]);
  expect(written.map((text) => text.includes('No such page'))).toEqual([true]);
  log.problems([]);
  log.problems([error]);
  expect(written).toHaveLength(2);
});

test('warnings are known across an error in between', () => {
  const { written, log } = open();
  const warning = found('warning', 'Long title');
  log.problems([warning]);
  log.problems([found('error', 'No such page')]);
  log.problems([warning]);
  expect(written.filter((text) => text.includes('Long title'))).toHaveLength(1);
});

test('a change names some of its files, and none can steer the terminal', () => {
  const { written, log } = open();
  log.rebuilt({ changed: ['a.md', 'b\u001b[2J.md', 'c.md', 'd.md'], milliseconds: 41.6 });
  expect(written).toEqual(['a.md, b␛[2J.md, c.md and 1 more: shown after 42 ms\n']);
});

test('problems come in the order of the overlay: by their places', () => {
  const { written, log } = open();
  const at = (file: string): Problem => ({ ...found('error', file), at: { file, line: 1, column: 1 } });
  log.problems([at('b.md'), at('a.md')]);
  expect(written.map((text) => /error {2}(.)/.exec(text)?.[1])).toEqual(['a', 'b']);
});

test('many new warnings of one kind are reported together, and the next one by itself', () => {
  const { written, log } = open();
  const four = ['a', 'b', 'c', 'd'].map((text) => found('warning', text));
  log.problems(four);
  expect(written).toHaveLength(1);
  log.problems([...four, found('warning', 'Another')]);
  expect(written).toHaveLength(2);
  expect(written[1]).toContain('Another');
});

test('what cannot be watched is reported once', () => {
  const { written, log } = open();
  log.unwatched(new Error('ENOSPC'));
  log.unwatched(new Error('ENOSPC'));
  expect(written).toHaveLength(1);
});

test('everything is in the language of the terminal', () => {
  const { written, log } = open(speak('de'));
  log.started({ url: 'http://localhost:3000/', network: ['http://10.0.0.2:3000/'] });
  const error = problem('picture/missing', undefined, { file: 'a.jpg', nearest: undefined });
  log.problems([error]);
  log.failed([error], true);
  log.failure(error);
  log.rebuilt({ changed: ['a.md', 'b.md', 'c.md', 'd.md'], milliseconds: 42 });
  log.restart();
  log.unwatched(new Error('ENOSPC'));
  expect(written.join('')).not.toMatch(/\b(?:the|is|stop|more|error|shown|changes|file)\b/);
  expect(written.at(-3)).toBe('a.md, b.md, c.md und 1 weitere: zu sehen nach 42 ms\n');
});
