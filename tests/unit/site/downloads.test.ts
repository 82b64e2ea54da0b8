/** Files for download in texts and in the press kit. */

import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { requestDownloads } from '../../../generator/site/downloads.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { describe, listProblems, loadFiles, SITE } from '../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../helpers/model.ts';

const SEASON = '::download[Season programme]{file=downloads/season.pdf language=de}\n';
const PAGE = `---\ntitle: Lessons\n---\nBefore.\n\n${SEASON}\n::download[Plan]{file=plan.zip}\n\nAfter.\n`;
const PRESS = `downloads:
  - title: Rider for open-air stages
    file: downloads/season.pdf
    language: ar
    text: For festivals.
`;

async function project(files: Record<string, string>) {
  const { content, problems } = await loadFiles(files);
  if (!content) throw new Error(problems.map(describe).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
  const downloads = {
    'downloads/season.pdf': { url: '/downloads/season.pdf', bytes: 1_234_567 },
    'plan.zip': { url: '/downloads/plan.zip', bytes: 900 },
  };
  return { site, pages: projectPages(site, { ...makeAssets(site), downloads }).pages };
}

test('downloads of a text that follow each other are one list, with type, language and size', async () => {
  const { site, pages } = await project({ 'pages/lessons.md': PAGE });
  const { text } = pageAt(pages, '/lessons/', 'own').props;
  expect(text.map((part) => part.kind)).toEqual(['html', 'downloads', 'html']);
  expect(text[1]).toMatchObject({
    files: [
      {
        title: 'Season programme',
        url: '/downloads/season.pdf',
        facts: ['PDF', 'German', '1.2 MB'],
        language: 'de',
      },
      { title: 'Plan', url: '/downloads/plan.zip', facts: ['ZIP', '900 B'] },
    ],
  });
  expect(requestDownloads([site, site])).toEqual([
    { file: 'downloads/season.pdf', at: [{ file: 'content/pages/lessons.md', line: 6, column: 1 }] },
    { file: 'plan.zip', at: [{ file: 'content/pages/lessons.md', line: 8, column: 1 }] },
  ]);
});

test('the press page offers files beside the kit, in the words of the site', async () => {
  const { site, pages } = await project({ 'site.yaml': `language: fr\n${SITE}`, 'pages/press.yaml': PRESS });
  expect(pageAt(pages, '/press/', 'press').props.downloads).toEqual([
    {
      title: 'Rider for open-air stages',
      text: 'For festivals.',
      url: '/downloads/season.pdf',
      facts: ['PDF', 'arabe', '1,2 MB'],
      language: 'ar',
    },
  ]);
  expect(requestDownloads([site])).toMatchObject([{ at: [{ file: 'content/pages/press.yaml', line: 3 }] }]);
});

test.each([
  ['downloads/page.html', 'must be a document, an archive'],
  ['/season.pdf', 'must be a file inside the assets folder'],
])('%s is refused', async (file, answer) => {
  const [problem] = await listProblems({ 'pages/press.yaml': PRESS.replace('downloads/season.pdf', file) });
  expect(problem).toContain(answer);
});
