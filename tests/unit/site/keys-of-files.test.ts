import { expect, test } from 'vitest';
import { loadFiles } from '../../helpers/content.ts';

test.each([
  ['pages/groups.yaml', 'ausser: [2027-05-04]', 'except'],
  ['pages/groups.yaml', 'gruppen: [{name: A}]', 'groups'],
  ['pages/groups.yaml', 'groups: [{name: A, alter: 4 bis 6 Jahre}]', 'ages'],
  ['pages/groups.yaml', 'groups: [{name: A, tag: Montags}]', 'day'],
  ['pages/groups.yaml', 'groups: [{name: A, raum: Saal}]', 'room'],
  // The city of a group is rarely written; that of a concert often is.
  ['pages/groups.yaml', 'groups: [{name: A, ort: Gemeindehaus}]', 'venue'],
  ['pages/help.md', 'sponsoren: [{title: A, names: [B]}]', 'sponsors'],
  ['pages/help.md', 'spenden: {name: A, iban: DE89 3704 0044 0532 0130 00}', 'donations'],
  ['pages/help.md', 'nicht gelistet: ja', 'unlisted'],
  ['works/a.md', 'first performance: Old Hall', 'premiere'],
])('%s: %s is %s', async (path, line, key) => {
  const text = path.endsWith('.md') ? `---\ntitle: A\n${line}\n---\n` : `${line}\n`;
  const { problems } = await loadFiles({ [path]: text });
  const hints = problems.filter(({ code }) => code === 'schema/unknown-key').map(({ hint }) => hint);
  expect(hints).toHaveLength(1);
  expect(hints[0]).toMatch(new RegExp(`^(?:Write  ${key}:|Did you mean "${key}"|That is ${key} here)`));
});
