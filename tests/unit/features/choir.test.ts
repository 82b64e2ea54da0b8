/** Facts that a choir has and a band has not: who leads it, whose data it keeps, what calendars call it, and tickets by mail. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { planCalendars } from '../../../generator/features/shows/calendar.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { describe as describeProblem, loadFiles, SITE } from '../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../helpers/model.ts';

const CHOIR = `${SITE.replace('name: EDDY', 'name: Larks of the Town\n  short_name: Larks\n  kind: choir\n  members: [{name: Jo Berg, role: Director}]')}
imprint: {name: Larks e. V., address: [1 Street, Town], email: a@b.example, register: Court}
`;

async function open(tickets: string) {
  const { content, problems } = await loadFiles({
    'site.yaml': CHOIR,
    'pages/events.yaml': `events: [{title: Advent, date: 2026-12-06, city: Town, tickets: ${tickets}, price: 5 EUR}]`,
    'legal/privacy.md': '---\ntitle: Privacy\n---\nText.\n',
  });
  if (!content) throw new Error(problems.map(describeProblem).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
  return { site, pages: projectPages(site, makeAssets(site)).pages };
}

test.each([
  ['tickets@larks.example', 'mailto:tickets@larks.example'],
  ['"mailto:tickets@larks.example?subject=Advent"', 'mailto:tickets@larks.example?subject=Advent'],
  ['"+49 3999 123456"', 'tel:+493999123456'],
  ['03999 123456', 'tel:03999123456'],
  ['https://tickets.example/1', 'https://tickets.example/1'],
])('tickets at %s', async (written, url) => {
  const { pages } = await open(written);
  const { props, meta } = pageAt(pages, '/events/advent-2026-12-06/', 'event');
  expect(props.tickets.map(({ link }) => link.url)).toEqual([url]);
  expect(JSON.stringify(meta)).not.toMatch(/"url":"(mailto|tel):/);
});

test('it is led, and not made of its leaders; its privacy policy names it; calendars put titles first', async () => {
  const { site, pages } = await open('a@b.example');
  const about = pageAt(pages, '/about/', 'about').props;
  expect(JSON.stringify(about)).toContain('"Direction"');
  expect(pageAt(pages, '/privacy/', 'legal').props.imprint).toEqual([
    { term: 'Data controller', lines: ['Larks e. V.', '1 Street', 'Town'] },
    { term: 'Email', lines: ['a@b.example'], url: 'mailto:a@b.example' },
  ]);
  const [calendar] = planCalendars(site);
  const text = typeof calendar?.body === 'function' ? String(await calendar.body()) : '';
  expect(text).toContain('SUMMARY:Advent (Larks)\r\n');
  expect(text).toContain('NAME:Larks: ');
});
