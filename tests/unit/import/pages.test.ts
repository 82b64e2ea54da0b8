/** Pages of a site that becomes another: what has been imported is known, whatever it is called. */
import { expect, test } from 'vitest';
import { textsFor } from '../../../generator/app/scaffold/texts/index.ts';
import type { Plan } from '../../../generator/import/plan/plan.ts';
import { LEGAL_PAGES } from '../../../generator/site/routes.ts';
import { readTranslation, TRANSLATIONS } from '../../../generator/site/words/index.ts';
import { wordPress } from '../../helpers/wordpress.ts';
import { importSources, openWork, planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const LANGUAGES = ['en', ...TRANSLATIONS.filter((code) => code !== 'en')];

function page(title: string, link = title.toLowerCase().replaceAll(' ', '-')) {
  const content = `<p>Text of ${title}.</p>`;
  return { title, type: 'page', content, link: `https://noor.example/${encodeURI(link)}/` };
}

/** Pages of every site, as they are called in a language. */
function pagesIn(code: string) {
  const { pages } = readTranslation(code).language;
  const names = [...LEGAL_PAGES, 'about' as const].flatMap(
    (name) => pages[name]?.split(', ').slice(0, 2) ?? [],
  );
  return ['About', 'Home', 'Über uns', 'Members', ...names].map((name) => page(name));
}

/** The legal pages that a new site in that language has, and its other pages. */
function startFiles(code: string): Record<string, string> {
  const { legal } = textsFor(code);
  const files = LEGAL_PAGES.map((name) => [
    `content/legal/${name}.md`,
    `---\ntitle: ${readTranslation(code).pages[name]}\n---\n\n${legal[name].body}\n`,
  ]);
  return {
    ...Object.fromEntries(files),
    'content/site.yaml': `base_url: https://noor.example\nlanguage: ${code}\nartist: {name: Noor Vale}\n`,
    'content/pages/about.yaml': 'description: A band.\n',
  };
}

test.each(LANGUAGES)('pages of a new site in %s are imported once', async (code) => {
  const site = makeSite(startFiles(code));
  site.write('source/site.xml', wordPress(pagesIn(code)));
  const plan = await importSources(site, 'source');
  const files = plan.entries.map(({ verdict, file }) => `${verdict} ${file}`);
  expect(files.filter((each) => !each.startsWith('new pages/'))).toEqual([]);
  const again = await planSources(site, 'source');
  expect(openWork(again)).toEqual([]);
  expect(again.entries.map(({ file }) => file)).toEqual(plan.entries.map(({ file }) => file));
});

const OWN = '---\ntitle: Privacy\n---\n\nMine.\n';

test.each([
  ['nothing', {}, ['new pages/privacy.md', 'new pages/impressum.md']],
  ['the texts of a new site', startFiles('en'), ['differs legal/privacy.md', 'new pages/impressum.md']],
  [
    'pages of its own',
    { 'content/legal/privacy.md': OWN, 'content/legal/legal.md': OWN },
    ['differs legal/privacy.md', 'fills legal/legal.md'],
  ],
])('legal pages are those of a site that has %s', async (_, files: Record<string, string>, verdicts) => {
  const site = makeSite(files);
  site.write('source/site.xml', wordPress([page('Privacy'), page('Impressum')]));
  const plan = await importSources(site, 'source');
  expect(plan.entries.map(({ verdict, file }) => `${verdict} ${file}`)).toEqual(verdicts);
  expect(openWork(await planSources(site, 'source'))).toEqual([]);
});

test('an old address that the page has, or another page, is no fact that the site lacks', async () => {
  const site = makeSite({ 'content/pages/about.yaml': 'description: A band.\n' });
  site.write('source/site.xml', wordPress([page('Members'), page('About'), page('Band', 'the-band')]));
  const plan = await importSources(site, 'source');
  const old = plan.entries.map(({ file, facts }) => [
    file,
    facts.find(({ path }) => path[0] === 'redirect_from')?.value,
  ]);
  expect(old).toEqual([
    ['pages/members.md', undefined],
    ['pages/about-2.md', undefined],
    ['pages/band.md', ['/the-band/']],
  ]);
  expect(plan.problems.map(({ message }) => message)).toEqual([
    'The old address "/about/" is left out: a page of the site is there.',
    'These new pages are in no menu: pages/members.md, pages/about-2.md, pages/band.md',
  ]);
  expect(openWork(await planSources(site, 'source'))).toEqual([]);
});

test('new pages are in no menu, which the plan says until they are there', async () => {
  const titles = ['Members', 'Impressum', 'Rider', 'Teaching', 'Studio', 'Archive', 'History'];
  const site = makeSite();
  site.write('source/site.xml', wordPress(titles.map((title) => page(title))));
  const noticesOf = ({ problems }: Plan) => problems.filter(({ code }) => code === 'import/pages');
  const plan = await importSources(site, 'source');
  expect(noticesOf(plan).map(({ message }) => message)).toEqual([
    'These new pages are in no menu: pages/members.md, pages/rider.md, pages/teaching.md, pages/studio.md, pages/archive.md and 1 more',
  ]);
  expect(noticesOf(await planSources(site, 'source'))).toEqual([]);
});
