/** The imprint: facts of site.yaml on the page of the legal notice. */

import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { projectShell } from '../../../../generator/app/pipeline/shell.ts';
import { listRedirects } from '../../../../generator/site/redirects/index.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { describe, listProblems, loadFiles } from '../../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';

const SITE = `base_url: https://a.example
artist: {name: Lindenau Quartett, kind: ensemble}
emails: {general: a@a.example}
`;
const FACTS = `imprint:
  name: Lindenau Quartett GbR
  form: Gesellschaft bürgerlichen Rechts
  address: [Karl-Heine-Straße 12, 04229 Leipzig]
  represented_by: [Anna Berg, Jonas Falk]
  email: post@quartett.de
  phone: +49 341 2345678
  register: Amtsgericht Leipzig
  register_number: HRB 12346
  vat_id: de 136 695 976
  responsible: |
    Anna Berg
    Karl-Heine-Straße 12
`;

async function project(files: Record<string, string>) {
  const { content, problems } = await loadFiles(files);
  if (!content) throw new Error(problems.map(describe).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
  const assets = makeAssets(site);
  return {
    pages: projectPages(site, assets).pages,
    footer: projectShell(site, assets.shell).footer.legal,
    redirects: listRedirects(site).map(({ from, to }) => [from, to]),
  };
}

test('the page has the facts that were typed, in the words of the site', async () => {
  const { pages, footer } = await project({ 'site.yaml': `language: de\n${SITE}${FACTS}` });
  const page = pageAt(pages, '/imprint/', 'legal');
  expect(page.props.title).toBe('Impressum');
  expect(page.props.imprint?.map(({ term, lines, url }) => [term, ...lines, ...(url ? [url] : [])])).toEqual([
    ['Anbieter', 'Lindenau Quartett GbR', 'Karl-Heine-Straße 12', '04229 Leipzig'],
    ['Rechtsform', 'Gesellschaft bürgerlichen Rechts'],
    ['Vertreten durch', 'Anna Berg und Jonas Falk'],
    ['E-Mail', 'post@quartett.de', 'mailto:post@quartett.de'],
    ['Telefon', '+49 341 2345678', 'tel:+493412345678'],
    ['Register', 'Amtsgericht Leipzig', 'HRB 12346'],
    ['Umsatzsteuer-ID', 'DE136695976'],
    ['Verantwortlich für den Inhalt', 'Anna Berg', 'Karl-Heine-Straße 12'],
  ]);
  expect(page.meta.jsonLd[0]).toMatchObject({
    '@type': 'WebPage',
    mainEntity: {
      '@type': 'MusicGroup',
      '@id': 'https://a.example/#artist',
      legalName: 'Lindenau Quartett GbR',
      vatID: 'DE136695976',
      address: 'Karl-Heine-Straße 12, 04229 Leipzig',
    },
  });
  expect(footer.map(({ label, url }) => [label, url])[0]).toEqual(['Impressum', '/imprint/']);
});

test('a name, an address and one way to write are enough, and a person is no organization', async () => {
  const facts = 'imprint: {name: Jo Miller, address: 12 Harbour Street, phone: +44 20 7946 0958}\n';
  const { pages } = await project({ 'site.yaml': SITE + facts });
  const page = pageAt(pages, '/imprint/', 'legal');
  expect(page.props.imprint?.map(({ term }) => term)).toEqual(['Published by', 'Phone']);
  expect(page.meta.jsonLd[0]).toMatchObject({ mainEntity: { '@type': 'Person', name: 'Jo Miller' } });
});

test.each([
  ['legal/legal.md', '/legal/'],
  ['legal/impressum.md', '/impressum/'],
  ['legal/imprint.md', '/imprint/'],
])('the text of %s is below the facts, and /imprint/ leads there', async (path, route) => {
  const text = '---\ntitle: Legal\n---\nOf the law.\n';
  const { pages, redirects, footer } = await project({ 'site.yaml': SITE + FACTS, [path]: text });
  const legal = pages.filter(({ template }) => template === 'legal');
  expect(legal.map((page) => page.route)).toEqual([route]);
  const { props } = pageAt(pages, route, 'legal');
  expect([props.title, props.imprint?.length, props.text.length]).toEqual(['Legal', 8, 1]);
  expect(redirects).toEqual(route === '/imprint/' ? [] : [['/imprint/', route]]);
  expect(footer[0]?.url).toBe(route);
});

test('without facts, there is no page', async () => {
  const { pages, redirects } = await project({ 'site.yaml': SITE });
  expect([pages.filter(({ template }) => template === 'legal'), redirects]).toEqual([[], []]);
});

const IMPRINT = 'imprint:\n  name: A\n  address: B\n';

test.each([
  ['', 'error site.yaml:5:3 imprint/no-contact', 'such as  email: a@a.example'],
  ['  email: nobody\n', 'error site.yaml:7:10 schema/value', 'email address such as'],
  ['  email: a@a.example\n  vat_id: DE13669\n', 'error site.yaml:8:11 imprint/vat-id', 'DE and 9 digits'],
  [
    '  email: a@a.example\n  vat_id: 231/123/12345\n',
    'error site.yaml:8:11 imprint/vat-id',
    'Remove the line',
  ],
  [
    '  email: a@a.example\n  vat_id: "136695976"\n',
    'warning site.yaml:8:11 imprint/vat-id',
    'vat_id: DE136695976',
  ],
  ['  email: a@a.example\n  ust_id: DE136695976\n', 'error site.yaml:8:3 schema/', 'vat_id: DE136695976'],
  [
    '  email: a@a.example\n  tax_number: 12\n',
    'error site.yaml:8:3 schema/',
    'Nobody has to publish a tax number.',
  ],
])('an imprint with %j is answered with what to write', async (lines, place, answer) => {
  const [problem, ...others] = await listProblems({ 'site.yaml': SITE + IMPRINT + lines });
  expect([problem, others]).toEqual([expect.stringContaining(place), []]);
  expect(problem).toContain(answer);
});

test('the example that a new site comes with is reported', async () => {
  const example =
    "imprint:\n  name: Name of the publisher\n  address: [12 Harbour Street]\n  phone: '1234567'\n";
  expect(await listProblems({ 'site.yaml': SITE + example })).toEqual([
    expect.stringContaining('site.yaml:5:9 sample/value'),
    expect.stringContaining('site.yaml:6:13 sample/value'),
  ]);
});

test('an address and its lines may be in another language', async () => {
  const site = `language: de\nlanguages: [{code: de, name: Deutsch}, {code: en, name: English}]\n${SITE}${FACTS}  en:\n    address: [Karl-Heine-Straße 12, 04229 Leipzig, Germany]\n    form: Partnership\n    responsible: Anna Berg\n`;
  const { content, problems } = await loadFiles({ 'site.yaml': site });
  expect(problems.map(describe)).toEqual([]);
  const english = content?.site.translations?.['en']?.data.imprint;
  expect([english?.address, english?.form, english?.responsible, english?.email]).toEqual([
    ['Karl-Heine-Straße 12', '04229 Leipzig', 'Germany'],
    'Partnership',
    ['Anna Berg'],
    'post@quartett.de',
  ]);
});
