/** The preview as the one who writes sees it. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Preview, startPreview, until } from '../../helpers/dev.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';

const FILE = 'content/releases/first-light.md';
const STYLES = 'assets/styles.css';
const ROUTE = 'music/releases/first-light/';
const LONG = `${RELEASE}\n${'A line of the story.\n\n'.repeat(150)}`;

let engine: Engine;
let site: TestSite;
let preview: Preview;
let page: Page;

beforeAll(async () => {
  site = makeSite({ 'content/site.yaml': SITE_YAML }, { keep: true });
  engine = await openEngine();
  preview = await startPreview(site);
});

afterAll(async () => {
  await engine?.close();
  await preview?.stop();
  removeSite(site.root);
});

/** The release as a test finds it. */
let text: string;
let round = 0;

beforeEach(async () => {
  // Each test finds words that none has seen before: once they are served, nothing of the one before is under way.
  round += 1;
  text = `${LONG}Round ${round}.\n`;
  site.write(FILE, text);
  site.write(STYLES, `main { color: rgb(1, 2, 3); --round: ${round}; }`);
  await until(async () => (await preview.read(`/${ROUTE}`)).includes(`Round ${round}.`));
  await until(async () => {
    const { styles } = await preview.state('/');
    return new RegExp(`--round: ?${round}\\b`).test(await preview.read(styles));
  });
  page = await openPage();
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded', 'before'));
  return () => page.context().close();
});

/** Returns true if it is still the document that was loaded at first. */
const isSame = async () => (await page.locator('html').getAttribute('data-loaded')) === 'before';
/** A tab that shows changes of the release: when it does, all tabs have received them. */
async function openOther(): Promise<Page> {
  const other = await openPage();
  onTestFinished(() => other.context().close());
  return other;
}
async function openPage(): Promise<Page> {
  const opened = await (await engine.newContext({})).newPage();
  await opened.goto(preview.url + ROUTE, { waitUntil: 'load' });
  return opened;
}
const edit = (from: string, to: string) => site.write(FILE, text.replace(from, to));

test('a save shows, and the page stays where it was scrolled to', async () => {
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  edit('at dawn', 'at dusk');
  await page.getByText('It began at dusk.').waitFor({ state: 'attached' });
  expect(await isSame()).toBe(false);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500);
});

test('a page that did not change is not loaded again', async () => {
  await page.goto(`${preview.url}privacy/`);
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded', 'before'));
  const other = await openOther();
  edit('at dawn', 'at dusk');
  await other.getByText('It began at dusk.').waitFor({ state: 'attached' });
  expect(await isSame()).toBe(true);
});

test('a style is another without the page being loaded again', async () => {
  const colour = () => page.locator('main').evaluate((main) => getComputedStyle(main).color);
  expect(await colour()).toBe('rgb(1, 2, 3)');
  site.write(STYLES, 'main { color: rgb(3, 2, 1); }');
  await expect.poll(colour).toBe('rgb(3, 2, 1)');
  expect(await isSame()).toBe(true);
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
});

test('errors are shown over the old page, as text, until they are fixed', async () => {
  edit('title: First Light', 'titel: <b>First</b>');
  const dialog = page.getByRole('dialog', { name: /^\d+ errors?$/ });
  await dialog.waitFor();
  const shown = await dialog.innerText();
  expect(shown).toMatch(/content\/releases\/first-light\.md:\d+:\d+/);
  expect(shown).toContain('titel: <b>First</b>');
  expect(shown).toContain('→');
  expect(
    await page.getByRole('button', { name: 'Hide' }).evaluate((button) => button.matches(':focus')),
  ).toBe(true);
  expect(await page.getByText('It began at dawn.').count()).toBe(1);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  edit('type: single', 'type: opera');
  await dialog.waitFor();
  site.write(FILE, text);
  await dialog.waitFor({ state: 'hidden' });
  expect(await isSame()).toBe(true);
});

test('a draft carries a badge', async () => {
  edit('type: single', 'type: single\ndraft: true');
  const badge = page.getByText('Draft', { exact: true });
  await badge.waitFor();
  await badge.click();
  expect(await page.getByRole('link', { name: 'First Light' }).last().getAttribute('href')).toBe(`/${ROUTE}`);
  await page.goto(`${preview.url}privacy/`);
  await page.getByText('1 draft').waitFor();
});

test('a tab that nobody sees gives its connection back, and catches up', async () => {
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  const other = await openOther();
  edit('at dawn', 'at night');
  await other.getByText('It began at night.').waitFor({ state: 'attached' });
  expect(await isSame()).toBe(true);
  await hide(false);
  await page.getByText('It began at night.').waitFor({ state: 'attached' });
});
