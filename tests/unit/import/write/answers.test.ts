/** An answered question is not asked again. */
import { expect, test } from 'vitest';
import { readAnswers } from '../../../../generator/app/site-files/record.ts';
import { undoLast } from '../../../../generator/app/site-files/undo.ts';
import type { Item } from '../../../../generator/import/catalogue.ts';
import { describePlan } from '../../../../generator/import/describe/index.ts';
import { describeWritten } from '../../../../generator/import/describe/written.ts';
import { writePlan } from '../../../../generator/import/write/write.ts';
import { planFor, release, verdicts } from '../helpers.ts';
import { makeSite, type SmallSite } from './site.ts';

const EBB = '---\ntitle: Ebb\ntype: album\nrelease_date: 2020-05-08\nlabel: Harbour\n---\n';
/** The year of its tags is another one. */
const OTHER = release({ title: 'Ebb', release_date: '2019' }, 'audio');

const openSite = () => makeSite({ 'content/releases/ebb.md': EBB });

function planKept(site: SmallSite, items: readonly Item[], match: Record<string, string> = {}) {
  return planFor(site.content, items, match, true, readAnswers(site.root));
}

test.each([
  ['of the entry', { Ebb: 'releases/ebb.md' }],
  ['first', { '': 'first' }],
])('the answer %s is kept with --write, also where nothing else is written', async (_, match) => {
  const site = openSite();
  expect(verdicts(await planKept(site, [OTHER]))).toEqual(['unclear releases/ebb-2.md']);
  const answered = await planKept(site, [OTHER], match);
  expect(verdicts(answered)).toEqual(['differs releases/ebb.md']);
  const command = 'npx liner import music --match first';
  expect(describePlan(answered, command)).toContain(
    `To keep your answers for the next import:  ${command} --write`,
  );
  expect(verdicts(await planKept(site, [OTHER]))).toEqual(['unclear releases/ebb-2.md']);
  const written = await writePlan(answered, site);
  expect(describeWritten(written)).toBe(
    'Kept 1 answer: the next import of the same source does not ask again.\nTo take all of it back:  npx liner import --undo',
  );
  expect(verdicts(await planKept(site, [OTHER]))).toEqual(['differs releases/ebb.md']);
  expect((await writePlan(await planKept(site, [OTHER]), site)).record).toBeUndefined();
});

test('an answer is about one source, one title and one date, and a new one wins', async () => {
  const site = openSite();
  await writePlan(await planKept(site, [OTHER], { Ebb: 'releases/ebb.md' }), site);
  const asked = ['unclear releases/ebb-2.md'];
  expect(verdicts(await planKept(site, [{ ...OTHER, origin: { source: 'csv', place: 'a' } }]))).toEqual(
    asked,
  );
  expect(verdicts(await planKept(site, [release({ title: 'Ebb', release_date: '2018' }, 'audio')]))).toEqual(
    asked,
  );
  expect(verdicts(await planKept(site, [OTHER], { Ebb: 'new' }))).toEqual(['new releases/ebb-2.md']);
});

test('an answer that is taken back, or whose entry is gone, is asked again', async () => {
  const site = openSite();
  await writePlan(await planKept(site, [OTHER], { Ebb: 'releases/ebb.md' }), site);
  const kept = readAnswers(site.root);
  expect(kept).toEqual([{ source: 'audio', title: 'Ebb', date: '2019', target: 'releases/ebb.md' }]);
  const moved = makeSite({ 'content/releases/ebb-and-flow.md': EBB });
  const plan = await planFor(moved.content, [OTHER], {}, true, kept);
  expect(verdicts(plan)).toEqual(['unclear releases/ebb.md']);
  expect(plan.problems).toEqual([]);
  expect(undoLast(site)?.left).toEqual([]);
  expect(verdicts(await planKept(site, [OTHER]))).toEqual(['unclear releases/ebb-2.md']);
});
