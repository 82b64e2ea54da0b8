/** Which files of the fonts a page fetches: those that it has letters of. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { pick } from '../../helpers/matrix.ts';
import { weighScripts } from '../../helpers/sample.ts';
import { makeSite, packageRoot, removeSite, SITE_YAML } from '../../helpers/site.ts';
import { DESKTOP, openStage, type Stage, visit } from './stage.ts';

const opened: { stage: Stage; root: string }[] = [];
afterAll(async () => {
  for (const { stage, root } of opened) {
    await stage.close();
    removeSite(root);
  }
});

function makeNamed(name: string) {
  return makeSite(
    { 'content/site.yaml': SITE_YAML.replace('name: Artist', `name: ${name}`) },
    { keep: true },
  );
}

async function openHome(site: ReturnType<typeof makeNamed>): Promise<Page> {
  const { code, stderr } = await site.run(['build', '--as-of', '2025-09-01']);
  if (code !== 0) throw new Error(`The site was not built:\n${stderr}`);
  const root = join(site.root, 'dist');
  const scripts = weighScripts(root);
  const stage = await openStage({ root, baseUrl: 'https://artist.example', routes: [], scripts });
  opened.push({ stage, root: site.root });
  const { page } = await visit(stage, '/', DESKTOP);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function listFonts(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return fetched.flatMap((url) => /\/fonts\/(.*)-\w{8}\.woff2$/.exec(url)?.[1] ?? []);
}

function listPreloaded(page: Page): Promise<string[]> {
  const links = page.locator('link[rel=preload][as=font]');
  return links.evaluateAll((all) =>
    all.flatMap((link) => /\/fonts\/(.*)-\w{8}\.woff2$/.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
  );
}

const EVERY_PAGE = ['archivo', 'martian-mono'];

const NAMES: [name: string, more: string[]][] = [
  ['Artist', []],
  ['Zoë Ångström', ['archivo-western', 'martian-mono-western']],
  ['Barış Ağır', ['archivo-southeast', 'martian-mono-southeast']],
  ['Łucja Żak', ['archivo-central', 'martian-mono-central']],
  // Martian Mono has no letters of Vietnamese.
  ['Thảo', ['archivo-others']],
  ['ليلى', ['cairo', 'vazirmatn']],
];

it.each(pick(NAMES, ([name]) => /^(?:Zoë|Barış|ليلى)/.test(name)))('%s', async (name, more) => {
  const page = await openHome(makeNamed(name));
  expect(new Set(await listFonts(page))).toEqual(new Set([...EVERY_PAGE, ...more]));
  const early = more.filter((font) => font.endsWith('western'));
  expect(await listPreloaded(page)).toEqual([...EVERY_PAGE, ...early]);
});

it("letters that the artist's own font has are not taken from Liner's", async () => {
  const site = makeNamed('Barış Ağır');
  mkdirSync(join(site.root, 'assets/fonts'), { recursive: true });
  const monospaced = join(packageRoot, 'templates/fonts/whole/martian-mono.woff2');
  cpSync(monospaced, join(site.root, 'assets/fonts/archivo.woff2'));
  const page = await openHome(site);
  const widths = await page.evaluate(() =>
    ['iiiii', 'şşşşş'].map((text) => {
      const word = document.createElement('span');
      word.textContent = text;
      document.querySelector('h1')?.append(word);
      return word.getBoundingClientRect().width;
    }),
  );
  expect(widths[0]).toBeGreaterThan(0);
  expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 1);
});

it('puts the marks of letters that Martian Mono lacks on their letters', async () => {
  const page = await openHome(makeNamed('Sọ̀rọ̀'));
  const rights = await page.evaluate(async () => {
    const word = document.createElement('span');
    word.style.fontFamily = 'var(--font-mono)';
    word.textContent = 'ọ̀';
    document.querySelector('p')?.append(word);
    await document.fonts.ready;
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas) canvas.font = `100px ${getComputedStyle(word).fontFamily}`;
    return ['ọ', 'ọ̀'].map((letter) => canvas?.measureText(letter).actualBoundingBoxRight);
  });
  expect(rights[0]).toBeGreaterThan(0);
  expect(rights[1]).toBe(rights[0]);
});
