/** Several windows of one studio, addresses within it, and what becomes of what is typed when a window or the studio ends. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FileAnswer, SiteAnswer } from '../../../generator/studio/protocol/index.ts';
import { until } from '../../helpers/dev.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { testInRelease } from '../../helpers/matrix.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';
import { type RunningStudio, startStudio } from '../../helpers/studio.ts';
import { button } from './stage.ts';

const SONG = 'releases/first-light.md';
const SHOWS = 'pages/events.yaml';
const FILES = {
  'content/site.yaml': SITE_YAML,
  [`content/${SONG}`]: RELEASE,
  'content/releases/other.md': RELEASE.replace('First Light', 'Other Song'),
  [`content/${SHOWS}`]: `events:
  - {title: The Blue Room, date: 2099-06-12, city: Leipzig}
  - {title: Winter Jazz, date: 2099-11-02, city: Porto}
`,
};

let engine: Engine;
let context: BrowserContext;
let site: TestSite;
let studio: RunningStudio;
let page: Page;

beforeAll(async () => {
  engine = await openEngine();
  site = makeSite(FILES, { keep: true });
  studio = await startStudio(site);
});

afterAll(async () => {
  await engine?.close();
  await studio?.stop();
  if (site) removeSite(site.root);
});

beforeEach(async () => {
  const paths = (await studio.get<SiteAnswer>('/api/site')).drafts.map(({ file }) => file);
  if (paths.length > 0) await studio.post('/api/discard', { paths });
  for (const [path, text] of Object.entries(FILES)) site.write(path, text);
  const viewport = { width: 1440, height: 900 };
  context = await engine.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
  page = await openWindow();
  return () => context.close();
});

async function openWindow(address = ''): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(studio.address + address);
  await opened.locator('.row').first().waitFor();
  return opened;
}

const field = (place: Page, name: string) =>
  place.locator('form.form').getByRole('textbox', { name, exact: true });
const row = (place: Page, title: string) =>
  place.getByRole('navigation', { name: 'Content' }).getByRole('button', { name: title }).first();
const openEntry = async (title: string) => {
  await row(page, title).click();
  await page.getByRole('form', { name: `Edit ${title}` }).waitFor();
};
const readFile = (path = SONG) => studio.get<FileAnswer>(`/api/file?path=${path}`);
const has = (place: Page, name: string, value: string) =>
  until(async () => (await field(place, name).inputValue()) === value);

test('what is typed in one window is in the other, and what both type at a time is asked about', async () => {
  const other = await openWindow(`#/${SONG}`);
  await openEntry('First Light');
  await field(page, 'Title').fill('One');
  await has(other, 'Title', 'One');
  await field(other, 'BPM').fill('99');
  await has(page, 'BPM', '99');
  await field(page, 'Text of the page').fill('From here.');
  await has(other, 'Text of the page', 'From here.');
  await field(other, 'Text of the page').pressSequentially(' And there.');
  await has(page, 'Text of the page', 'From here. And there.');
  await button(page, 'Save').click();
  await other.getByRole('button', { name: 'Not saved yet 0' }).waitFor();
  // What is typed in the other window reaches the studio only after both changes here.
  let haveTyped = () => {};
  const typed = new Promise<void>((resolve) => {
    haveTyped = resolve;
  });
  const refused: Promise<unknown>[] = [];
  await other.route('**/api/draft', async (route) => {
    await typed;
    await route.continue();
  });
  other.on('response', (response) => {
    if (response.status() === 409) refused.push(response.finished());
  });
  const first = other.waitForRequest('**/api/draft');
  await field(other, 'Title').fill('Three');
  await first;
  await field(page, 'Title').fill('Two');
  await field(page, 'Description').fill('Words.');
  await until(async () => (await readFile()).text.includes('Words.'));
  await field(other, 'BPM').fill('98');
  haveTyped();
  await until(() => refused.length === 2);
  await Promise.all(refused);
  const dialog = other.getByRole('dialog', { name: 'Changed in another window' });
  await dialog.getByRole('group', { name: 'Two › Title' }).waitFor();
  const mine = dialog.getByRole('radio', { name: 'Typed in this window Three' });
  expect(await mine.isChecked()).toBe(true);
  expect(await dialog.getByRole('radio', { name: 'As it is now elsewhere Two' }).count()).toBe(1);
  // Nothing is lost by a dialog that is closed.
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await field(other, 'Title').inputValue()).toBe('Three');
  await button(other, 'Save').click();
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await has(page, 'Title', 'Three');
  await has(page, 'BPM', '98');
  await has(other, 'Description', 'Words.');
  expect(await other.locator('.notice p').count()).toBe(0);
});

testInRelease(
  'the dialog for a file that was changed or deleted outside names the show, and both sides',
  async () => {
    await openEntry('Winter Jazz');
    await field(page, 'City').fill('Braga');
    await until(async () => (await readFile(SHOWS)).draft);
    site.write(`content/${SHOWS}`, FILES[`content/${SHOWS}`].replace('Porto', 'Faro'));
    const dialog = page.getByRole('dialog', { name: 'Changed outside' });
    await dialog.getByRole('group', { name: 'Winter Jazz › City' }).waitFor();
    expect(await dialog.locator('strong').allTextContents()).toEqual([
      'In the studio, not saved yet',
      'In the file',
    ]);
    await dialog.getByRole('button', { name: 'Keep these' }).click();
    await has(page, 'City', 'Braga');
    await openEntry('Other Song');
    await field(page, 'Title').fill('Another Song');
    await until(async () => (await readFile('releases/other.md')).draft);
    const remove = async (choice: string) => {
      site.remove('content/releases/other.md');
      await dialog.getByText('The file was deleted').waitFor();
      expect(await dialog.locator('pre').count()).toBe(0);
      await dialog.getByRole('radio', { name: choice }).check();
      await dialog.getByRole('button', { name: 'Keep these' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await remove('Keep it');
    await button(page, 'Save').click();
    await until(() => site.exists('content/releases/other.md'));
    await row(page, 'Another Song').waitFor();
    await field(page, 'Title').fill('One more');
    await until(async () => (await readFile('releases/other.md')).draft);
    await remove('Let it go');
    await page.getByText('Choose what to edit.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

testInRelease('Discard on one show leaves the others as they are', async () => {
  await openEntry('The Blue Room');
  await field(page, 'City').fill('Dresden');
  await openEntry('Winter Jazz');
  await field(page, 'City').fill('Hamburg');
  await until(async () => (await readFile(SHOWS)).text.includes('Hamburg'));
  await button(page, 'Discard').click();
  await has(page, 'City', 'Porto');
  await openEntry('The Blue Room');
  await has(page, 'City', 'Dresden');
});

test('what is open has an address, for Back, Forward, a reload and a bookmark', async () => {
  const { origin } = new URL(studio.address);
  const at = (hash: string) => page.waitForURL(`${origin}/${hash}`);
  const title = (name: string) => page.getByRole('form', { name: `Edit ${name}` }).waitFor();
  await openEntry('First Light');
  await at(`#/${SONG}`);
  await page.frameLocator('iframe[title="Preview"]').getByText('It began at dawn.').waitFor();
  await openEntry('Winter Jazz');
  await at(`#/${SHOWS}/events/1`);
  await page.frameLocator('iframe[title="Preview"]').getByText('Winter Jazz').first().waitFor();
  expect(await page.title()).toBe('Winter Jazz – Studio');
  await page.reload();
  await title('Winter Jazz');
  await page.goBack();
  await title('First Light');
  await page.goBack();
  await page.getByText('Choose what to edit.').waitFor();
  await at('');
  await page.goForward();
  await title('First Light');
  await page.goForward();
  await title('Winter Jazz');
  const bookmark = await context.newPage();
  await bookmark.goto(page.url());
  await bookmark.getByRole('form', { name: 'Edit Winter Jazz' }).waitFor();
  // Of what is not there, nothing is left in the address line.
  await bookmark.goto(`${origin}/#/releases/none.md`);
  await bookmark.getByText('releases/none.md does not exist.').waitFor();
  await bookmark.waitForURL(`${origin}/#/${SHOWS}/events/1`);
});

test('the last letters before a window is closed, or loaded again, are kept', async () => {
  await openEntry('First Light');
  await field(page, 'Title').fill('Loaded');
  await page.reload();
  await has(page, 'Title', 'Loaded');
  await field(page, 'Title').fill('Closed');
  await page.close({ runBeforeUnload: true });
  await until(async () => (await readFile()).text.includes('title: Closed'));
  page = await openWindow(`#/${SONG}`);
  // Too much to be sent by a page that is gone.
  await field(page, 'Text of the page').fill('long '.repeat(20_000));
  const asked = page.waitForEvent('dialog');
  page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await until(async () => (await readFile()).text.length > 90_000);
});

/** Until the page knows that the studio has it: else it is typed once more, into what it has become. */
async function typeTitle(title: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/draft') && (response.request().postData() ?? '').includes(title),
  );
  await field(page, 'Title').fill(title);
  await (await answered).finished();
  expect((await readFile()).data).toMatchObject({ title });
}

test('a studio that is stopped says so at once, and what is typed meanwhile is sent when it is back', async () => {
  await openEntry('First Light');
  await typeTitle('Before');
  const { port } = studio;
  studio.kill();
  const alert = page.getByRole('alert');
  await alert.getByText('The studio has been stopped').waitFor();
  await field(page, 'Title').fill('Meanwhile');
  await field(page, 'BPM').fill('77');
  await button(page, 'Save').click();
  await row(page, 'Other Song').click();
  expect(await field(page, 'Title').inputValue()).toBe('Meanwhile');
  const asked = page.waitForEvent('dialog');
  page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  studio = await startStudio(site, ['--port', String(port)]);
  await alert.getByText('The studio has been started again').waitFor();
  expect(await readFile()).toMatchObject({ data: { title: 'Before', bpm: 124 } });
  // It opens its address in the browser itself, but for --no-open.
  const opened = await openWindow();
  await until(async () => (await alert.count()) === 0);
  await until(async () => (await readFile()).text.includes('title: Meanwhile'));
  expect((await readFile()).data).toMatchObject({ title: 'Meanwhile', bpm: 77 });
  await opened.close();
  await typeTitle('After');
  // Another site's studio at the same address gets none of it.
  studio.kill();
  await alert.waitFor();
  await field(page, 'Title').fill('Mine');
  const another = makeSite(FILES, { keep: true });
  const its = await startStudio(another, ['--port', String(port)]);
  try {
    const own = await context.newPage();
    await own.goto(its.address);
    await alert.getByText('The studio of another site').waitFor();
    expect(await field(page, 'Title').inputValue()).toBe('Mine');
    expect((await its.get<SiteAnswer>('/api/site')).drafts).toEqual([]);
    await own.close();
  } finally {
    await its.stop();
    removeSite(another.root);
  }
  studio = await startStudio(site, ['--port', String(port)]);
  await openWindow();
  await until(async () => (await readFile()).text.includes('title: Mine'));
});
