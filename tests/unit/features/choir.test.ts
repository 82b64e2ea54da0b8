/** Facts that a choir has and a band has not: who leads it, whose data it keeps, what calendars call it, and tickets by mail. */
import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { iban } from '../../../generator/engine/values/index.ts';
import { planDonationCodes } from '../../../generator/features/pages/supporters.ts';
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

/** Valid examples of the registry of IBANs. */
const IBANS = [
  'DE89 3704 0044 0532 0130 00',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NO9386011117947',
];

test('an IBAN with a wrong digit, or two of them the other way round, is refused', () => {
  for (const written of IBANS) {
    const right = written.replaceAll(' ', '');
    expect(iban.parse(written)).toBe(right);
    fc.assert(
      fc.property(fc.nat(right.length - 1), fc.nat(9), (place, digit) => {
        const one = right.slice(0, place) + digit + right.slice(place + 1);
        const [a = '', b = ''] = right.slice(place, place + 2);
        const two = right.slice(0, place) + b + a + right.slice(place + 2);
        for (const wrong of [one, two]) expect(iban.safeParse(wrong).success).toBe(wrong === right);
      }),
    );
  }
});

test('a page has logos in groups, and an account with the code that apps of banks read', async () => {
  const { content, problems } = await loadFiles({
    'site.yaml': SITE,
    'pages/support.md': `---
title: Support
donations: {name: Larks e. V., iban: DE89 3704 0044 0532 0130 00, purpose: Gift}
sponsors: [{title: Main, logos: [{name: Bank, file: logos/bank.svg, url: 'https://bank.example'}], names: [Jo Berg]}]
---
`,
  });
  if (!content || problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
  const assets = {
    ...makeAssets(site),
    downloads: { 'logos/bank.svg': { url: '/downloads/logos/bank.svg', bytes: 1 } },
  };
  const { props } = pageAt(projectPages(site, assets).pages, '/support/', 'own');
  const link = { label: 'Bank', url: 'https://bank.example', external: true };
  expect(props.sponsors).toEqual([
    { title: 'Main', logos: [{ name: 'Bank', src: '/downloads/logos/bank.svg', link }], names: ['Jo Berg'] },
  ]);
  expect(props.donations).toMatchObject({
    iban: 'DE89 3704 0044 0532 0130 00',
    code: '/support/support-qr.svg',
  });
  const [code] = planDonationCodes(site);
  expect(code?.path).toBe('support/support-qr.svg');
  const svg = typeof code?.body === 'function' ? await code.body() : '';
  if (!(svg instanceof Uint8Array)) throw new Error('no drawing');
  const { data, info } = await sharp(svg)
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ ...info, data }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Larks e. V.',
    'DE89370400440532013000',
    '',
    '',
    '',
    'Gift',
  ]);
});
