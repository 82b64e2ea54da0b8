/** Custom designs: the examples of generator/docs/design.md word for word, and a whole one. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawCover } from '../../helpers/pictures.ts';
import { placesOf } from '../../helpers/problems.ts';
import { weighScripts } from '../../helpers/sample.ts';
import { makeSite, packageRoot, RELEASE, removeSite, SITE_YAML } from '../../helpers/site.ts';
import { inspect, SOUND } from './inspect.ts';
import { DESKTOP, openStage, PHONE, sharePage } from './stage.ts';

/** The files that the chapter shows, by the comments that they begin with. */
function readExamples(): Record<string, string> {
  const chapter = readFileSync(join(packageRoot, 'generator/docs/design.md'), 'utf8');
  const blocks = [...chapter.matchAll(/^```\w+\n(?:#|\/\/|\/\*) (\S+)(?: \*\/)?\n(.*?)^```$/gms)];
  return Object.fromEntries(blocks.map(([, file = '', text = '']) => [file, text]));
}

const examples = readExamples();
const cover = await drawCover(600, 600, '#1538b8').jpeg().toBuffer();
const DOCUMENTED = makeSite(
  {
    ...examples,
    'content/site.yaml': `${SITE_YAML}emails: {general: hello@artist.example}\n${examples['content/site.yaml']}`,
    'content/releases/first-light.md': RELEASE.replace(
      'type:',
      'artwork_url: artwork/first-light.jpg\ntype:',
    ),
    'assets/artwork/first-light.jpg': cover,
  },
  { keep: true },
);
const WHOLE = makeSite({ 'assets/artwork/low-tide.jpg': cover }, { keep: true });
cpSync(join(packageRoot, 'tests/fixtures/design'), WHOLE.root, { recursive: true });
mkdirSync(join(WHOLE.root, 'assets/fonts'));
cpSync(join(packageRoot, 'templates/fonts/martian-mono.woff2'), join(WHOLE.root, 'assets/fonts/salt.woff2'));

async function stageOf(site: typeof DOCUMENTED) {
  const { code, stderr } = await site.run(['build', '--as-of', '2025-09-01']);
  if (code !== 0) throw new Error(`The site was not built:\n${stderr}`);
  expect(placesOf(stderr)).toEqual([]);
  return openStage({
    root: join(site.root, 'dist'),
    baseUrl: 'https://artist.example',
    routes: [],
    scripts: weighScripts(join(site.root, 'dist')),
  });
}

const [documented, whole] = [await stageOf(DOCUMENTED), await stageOf(WHOLE)];
afterAll(async () => {
  for (const stage of [documented, whole]) await stage.close();
  for (const site of [DOCUMENTED, WHOLE]) removeSite(site.root);
});

const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(element ?? document.body);
  return { color, backgroundColor, fontFamily, fontSize };
};

/**
 * The families that a page loads a file of. What stands in until a file is here is the reader's own font: it counts as
 * loaded where the page was drawn before the file came.
 */
async function loadFonts(): Promise<string[]> {
  const faces = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
  return faces
    .map(({ family }) => family)
    .filter((family) => !family.replaceAll('"', '').endsWith(' Fallback'));
}

describe('the examples of the design chapter', () => {
  const desktop = sharePage(documented, DESKTOP);

  it('are all here', () => {
    expect(Object.keys(examples).sort()).toEqual([
      'assets/styles.css',
      'content/site.yaml',
      'islands/applause.tsx',
      'looks/velvet/look.yaml',
      'looks/velvet/styles.css',
      'looks/velvet/templates/layout/Footer.tsx',
      'templates/layout/Footer.tsx',
      'templates/pages/TourDiary.tsx',
    ]);
  });

  it('set colours and type, whatever the cover', async () => {
    const { page } = desktop();
    await page.goto('/music/releases/first-light/');
    const { fontFamily, fontSize } = await page.evaluate(styleOf, 'body');
    expect({ fontFamily, fontSize }).toEqual({ fontFamily: 'Georgia, serif', fontSize: '18px' });
    const { color, backgroundColor } = await page.evaluate(styleOf, 'html');
    expect({ color, backgroundColor }).toEqual({
      color: 'rgb(245, 240, 231)',
      backgroundColor: 'rgb(29, 24, 19)',
    });
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
    expect(await page.evaluate(accent)).toBe('#f2c14e');
    expect(await page.locator('footer ~ p').textContent()).toBe('Made in Cairo.');
    expect(await page.evaluate(loadFonts)).toEqual(['Martian Mono']);
  });

  it('make a page with an island', async () => {
    const { page } = desktop();
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tour diary' }).click();
    await page.waitForURL('**/tour-diary/');
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe(
      '/music/releases/first-light/',
    );
    const button = page.getByRole('button', { name: /Applauded/ });
    expect(await button.textContent()).toBe('Applauded 3 times');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Applauded 4 times');
  });
});

describe('a whole design', () => {
  const phone = sharePage(whole, PHONE);
  const desktop = sharePage(whole, DESKTOP);

  it.each(['/', '/tour-diary/'])('%s has no fault', async (route) => {
    const small = await inspect(whole, phone(), route, [320, 390], true);
    const large = await inspect(whole, desktop(), route, [1440], route !== '/');
    expect({ small, large }).toEqual({ small: SOUND, large: SOUND });
  });

  it('is set in its own font on its own ground, and loads no other font', async () => {
    const { page } = desktop();
    await page.goto('/tour-diary/');
    const { backgroundColor, color } = await page.evaluate(styleOf, 'html');
    expect({ backgroundColor, color }).toEqual({
      backgroundColor: 'rgb(14, 28, 36)',
      color: 'rgb(245, 240, 231)',
    });
    const { fontFamily } = await page.evaluate(styleOf, 'h1');
    // Firefox keeps the quotes.
    expect(fontFamily.replaceAll('"', '')).toBe('Salt, monospace');
    expect(new Set(await page.evaluate(loadFonts))).toEqual(new Set(['Salt', 'Martian Mono']));
    expect(await page.getByRole('link', { name: /^Next: 19 Sept? 2025/ }).count()).toBe(1);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.getByText(/days left$/).count()).toBe(1);
  });
});
