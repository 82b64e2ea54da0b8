/** Shows that play a work of the site for the first time, or contradict that, or nearly name it. */
import { expect, it } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';

const WORK = `---
title: Night Ferry, with Lights
opus: Op. 2
premiere: {date: 2027-04-18, venue: De Bijloke, city: Ghent}
---
`;

/** A site with one concert. */
const concert = (date: string, city: string, work: string, note = '') =>
  makeSite({
    'content/site.yaml': SITE_YAML,
    'content/works/night-ferry.md': WORK,
    'content/pages/events.yaml': `events:\n  - {title: Evening, date: ${date}, city: ${city}, country: BE, programme: [{work: '${work}'${note && `, note: ${note}`}}]}\n`,
  });

const codesOf = async (site: ReturnType<typeof makeSite>) =>
  readProblems((await site.run(['check'])).stderr)
    .map(({ code }) => code)
    .filter((code) => code === 'event/premiere' || code === 'event/nearly');

it.each([
  ['2027-04-18', 'Ghent', true, undefined],
  ['2027-04-18', 'Gent', true, undefined],
  ['2027-04-18', 'Antwerp', false, 'event/premiere'],
  ['2027-04-11', 'Ghent', false, 'event/premiere'],
  ['2027-05-02', 'Brussels', false, undefined],
  ['2025-01-10', 'Ghent', false, undefined],
])('a concert on %s in %s: first performance %s, reported as %s', async (date, city, isFirst, code) => {
  const site = concert(date, city, 'night-ferry');
  expect(await codesOf(site)).toEqual(code === undefined ? [] : [code]);
  expect(await site.run(['build'])).toMatchObject({ code: 0 });
  const { text } = readPage(site, `dist/events/evening-${date}/index.html`);
  expect(text).toContain('Night Ferry, with Lights');
  expect(text.includes('First performance')).toBe(isFirst);
});

it('the words of a programme about a first performance stay as they are', async () => {
  const site = concert('2027-04-18', 'Ghent', 'night-ferry', 'World premiere');
  expect(await site.run(['build'])).toMatchObject({ code: 0 });
  const { text } = readPage(site, 'dist/events/evening-2027-04-18/index.html');
  expect([text.includes('World premiere'), text.includes('First performance')]).toEqual([true, false]);
});

it.each([
  ['Night Ferry with Lights', ['event/nearly']],
  ['Night Fery, with Lights', ['event/nearly']],
  ['Night Ferry, with Lights', []],
  ['Night Ferry with Lights II', []],
  ['Day Ferry', []],
])('the work %s of a programme is reported as %j', async (work, codes) => {
  expect(await codesOf(concert('2027-05-02', 'Ghent', work))).toEqual(codes);
});
