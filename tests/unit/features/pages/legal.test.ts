/** Legal pages: their names in every language, and the page that the footer leads to. */

import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { projectShell } from '../../../../generator/app/pipeline/shell.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { describe, listProblems, loadFiles } from '../../../helpers/content.ts';
import { makeAssets, projectPages } from '../../../helpers/model.ts';

// Without a form, which the privacy policy would describe.
const SITE = 'base_url: https://a.example\nartist: {name: A}\nemails: {general: a@a.example}\n';
const PAGE = '---\ntitle: A\n---\nText.\n';

async function project(files: Record<string, string>) {
  const { content, problems } = await loadFiles({ 'site.yaml': SITE, ...files });
  if (!content) throw new Error(problems.map(describe).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
  const assets = makeAssets(site);
  const pages = projectPages(site, assets).pages.filter(({ template }) => template === 'legal');
  const legal = projectShell(site, assets.shell).footer.legal.map(({ url }) => url);
  return { problems, pages, routes: pages.map(({ route }) => route), footer: legal.slice(0, -1) };
}

test.each([
  ['pages/impressum.md', '/impressum/'],
  ['legal/impressum.md', '/impressum/'],
  ['pages/datenschutz.md', '/datenschutz/'],
  ['pages/agb.md', '/agb/'],
  ['pages/mentions-legales.md', '/mentions-legales/'],
  ['pages/confidentialite.md', '/confidentialite/'],
  ['pages/aviso-legal.md', '/aviso-legal/'],
  ['legal/privacidad.md', '/privacidad/'],
  ['pages/gizlilik.md', '/gizlilik/'],
  ['pages/privacy.md', '/privacy/'],
  ['legal/terms.md', '/terms/'],
])('%s is a legal page, and the footer leads there', async (path, route) => {
  const { problems, routes, footer } = await project({ [path]: PAGE });
  expect([problems, routes, footer]).toEqual([[], [route], [route]]);
  expect(await listProblems({ [path]: PAGE })).toEqual([]);
});

test('a legal page that nobody wrote does not exist', async () => {
  expect(await project({ 'legal/terms.md': '---\ntitle: Terms\n---\n' })).toMatchObject({
    routes: [],
    footer: [],
  });
});

test('of two files of one legal page, the footer leads to that with a name of its own', async () => {
  const files = { 'legal/privacy.md': PAGE, 'pages/datenschutz.md': PAGE };
  const { routes, footer } = await project(files);
  expect(routes).toEqual(['/datenschutz/', '/privacy/']);
  expect(footer).toEqual(['/datenschutz/']);
  expect(await listProblems(files)).toEqual([
    expect.stringMatching(/^warning legal\/privacy\.md:2:1 legal\/two-files .* Delete legal\/privacy\.md;/),
  ]);
});

test('the same name in both folders is one page', async () => {
  expect(await listProblems({ 'legal/impressum.md': PAGE, 'pages/impressum.md': PAGE })).toEqual([
    expect.stringMatching(/^error pages\/impressum\.md:1:1 files\/same-name .*legal\/impressum\.md/),
  ]);
});

test('a custom page has keys that a legal page has not', async () => {
  const [problem] = await listProblems({ 'pages/impressum.md': '---\ntitle: A\nmenu: true\n---\nText.\n' });
  expect(problem).toContain('The footer links to this page.');
});

test('the contact page is in the menu by itself', async () => {
  const page = '---\ntitle: Kontakt\nmenu: Kontakt\n---\nText.\n';
  expect(await listProblems({ 'pages/contact.md': page })).toEqual([
    expect.stringContaining('The page is in the menu by itself'),
  ]);
});
