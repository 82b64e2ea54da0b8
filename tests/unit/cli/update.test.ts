import { expect, test } from 'vitest';
import { findNews } from '../../../generator/cli/update.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

- Not yet.

## [0.10.0] - 2026-12-01

### Added

- Ten.

## [0.9.0] - 2026-11-01

- Nine.

## 0.8.0

- Eight.
`;

test.each([
  ['0.8.0', '0.10.0', ['Ten', 'Nine']],
  ['0.8.0', '0.9.0', ['Nine']],
  ['0.9.9', '0.10.0', ['Ten']],
  ['0.10.0', '0.10.0', []],
  ['0.7.0', '0.10.0', ['Ten', 'Nine', 'Eight']],
])('what is new since %s in %s', (since, until, words) => {
  const news = findNews(CHANGELOG, since, until);
  expect(['Not yet', 'Ten', 'Nine', 'Eight'].filter((word) => news.includes(word))).toEqual(words);
});

test('it is printed as it is written', () => {
  expect(findNews(CHANGELOG, '0.9.0', '0.10.0')).toBe('## [0.10.0] - 2026-12-01\n\n### Added\n\n- Ten.');
});
