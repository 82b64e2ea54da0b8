/** A manager's week in the studio, in a real browser, and what it leaves in the files. */

import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteAnswer } from '../../../generator/studio/protocol/index.ts';
import { until } from '../../helpers/dev.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { pick, pickOf, testInRelease } from '../../helpers/matrix.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { makeSite, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { type RunningStudio, startStudio } from '../../helpers/studio.ts';
import { AXE, hasFocus, showText } from './stage.ts';

const SONG = 'content/releases/first-light.md';

/** With what other editors lose when they save. */
const TEXT = `---
# The one that began it all
title:   'First Light'   # as on the sleeve
type: single

release_date: 2024-05-03
genre: [House,   "Deep House"]
credits:
  Producer: Sample Artist
---

It began at *dawn*.
`;
const EVENTS = `# All of the year
events:
  - {title: Open Air, date: 2099-06-12, city: Lisbon}
  # The big one
  - title: Winter Hall
    date: 2099-11-02
    city: Porto
`;
const FILES = { 'content/site.yaml': SITE_YAML, [SONG]: TEXT, 'content/pages/events.yaml': EVENTS };

let engine: Engine;
let site: TestSite;
let studio: RunningStudio;
let page: Page;

beforeAll(async () => {
  engine = await openEngine();
});

afterAll(() => engine?.close());

async function openStudio(options: { width?: number; locale?: string; colorScheme?: 'dark' } = {}) {
  const { width = 1440, locale = 'en', colorScheme = 'light' } = options;
  // Without transitions: a colour half-way has no contrast.
  const context = await engine.newContext({
    ...{ viewport: { width, height: 900 }, locale, colorScheme },
    reducedMotion: 'reduce',
  });
  const opened = await context.newPage();
  await opened.goto(studio.address);
  await opened.locator('.row').first().waitFor();
  return opened;
}

const openEntry = async (title: string) => {
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('button', { name: title })
    .first()
    .click();
  await form(title).waitFor();
};
const form = (title: string) => page.getByRole('form', { name: `Edit ${title}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const save = async () => {
  await button('Save').click();
  await page.getByText('Saved.').waitFor();
};

describe('a small site', () => {
  beforeAll(async () => {
    site = makeSite(FILES, { keep: true });
    studio = await startStudio(site);
    return async () => {
      await studio.stop();
      removeSite(site.root);
    };
  });

  beforeEach(async () => {
    // Each test begins with the same files, whatever became of the one before.
    const paths = (await studio.get<SiteAnswer>('/api/site')).drafts.map(({ file }) => file);
    if (paths.length > 0) await studio.post('/api/discard', { paths });
    for (const path of site.list('content'))
      if (path.endsWith('.md') && !(`content/${path}` in FILES)) site.remove(`content/${path}`);
    for (const [path, text] of Object.entries(FILES)) site.write(path, text);
    page = await openStudio();
    return () => page.context().close();
  });

  test('one word in a form is one word in the file, and is seen on the true page before it is saved', async () => {
    await openEntry('First Light');
    await form('First Light').getByRole('textbox', { name: 'Title' }).fill('First Light (Live)');
    const shown = page.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 });
    await until(async () => (await shown.textContent()) === 'First Light (Live)');
    expect(site.read(SONG)).toBe(TEXT);
    await save();
    expect(site.read(SONG)).toBe(TEXT.replace("'First Light'", "'First Light (Live)'"));
  });

  testInRelease('lists are added to, moved and shortened where they stand', async () => {
    await openEntry('First Light');
    const genres = form('First Light').getByRole('group', { name: 'Genre' });
    await genres.getByRole('button', { name: 'Add to Genre' }).click();
    await genres.getByRole('textbox').nth(2).fill('Dub');
    await until(async () => (await genres.getByRole('textbox').count()) === 3);
    await genres.getByRole('button', { name: 'Move Dub up' }).click();
    await page.getByText('Dub is now number 2 of 3.').waitFor();
    await genres.getByRole('button', { name: 'Remove House' }).click();
    await until(async () => (await genres.getByRole('textbox').count()) === 2);
    await save();
    expect(site.read(SONG)).toMatch(/\ngenre: \[Dub,\s+"Deep House"\]\n/);
    expect(site.read(SONG).replace(/genre: .*/, '')).toBe(TEXT.replace(/genre: .*/, ''));
  });

  test('a field that was not there is added where it belongs', async () => {
    await openEntry('First Light');
    await form('First Light').getByText('Add a field').last().click();
    await form('First Light').getByRole('button', { name: /^BPM/ }).click();
    await hasFocus(form('First Light').getByRole('textbox', { name: 'BPM' }));
    await page.keyboard.type('124');
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read(SONG)).toBe(TEXT.replace('"Deep House"]\n', '"Deep House"]\nbpm: 124\n'));
  });

  test('what was added can be filled in at once: an item of a list, a role, a part of a group', async () => {
    await openEntry('First Light');
    const entry = form('First Light');
    const addField = async (search: string, name: RegExp) => {
      await entry.getByText('Add a field').last().click();
      await entry.getByRole('searchbox').last().fill(search);
      await entry.getByRole('button', { name }).click();
    };
    await entry.getByRole('button', { name: 'Add to Genre' }).click();
    await hasFocus(entry.getByRole('group', { name: 'Genre' }).getByRole('textbox').nth(2));
    await page.keyboard.type('Dub');
    await entry.getByRole('textbox', { name: 'Name' }).fill('Vocals');
    await page.keyboard.press('Enter');
    await hasFocus(page.locator('[data-field="credits/Vocals"] input'));
    await page.keyboard.type('A Singer');
    await addField('spotify', /^Streaming links/);
    await hasFocus(page.locator('[data-field="streaming_links/spotify"] input'));
    await addField('tracks', /^Tracks/);
    await hasFocus(button('Add to Tracks'));
    await page.keyboard.press('Enter');
    await hasFocus(page.locator('[data-field="tracks/0/title"] input'));
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  test('a new show is opened by itself, and its first field can be typed in', async () => {
    await button('New').click();
    const dialog = page.getByRole('dialog', { name: 'New entry' });
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Show' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Small Room');
    await dialog.getByLabel('Day').fill('2099-07-01');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Small Room was added to pages/events.yaml.').waitFor();
    await hasFocus(form('Small Room').getByRole('textbox', { name: 'Title' }));
    await form('Small Room').getByRole('textbox', { name: 'Date' }).fill('2099-08-01');
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read('content/pages/events.yaml')).toMatch(/title: Small Room\n.*\n {4}date: 2099-08-01\n/);
  });

  testInRelease('shows are folded in the form of their file, each under its title', async () => {
    await openEntry('Events');
    const shows = page.locator('[data-field="events"] > .items > .item > details');
    expect(await shows.locator('> summary').allTextContents()).toEqual([
      'Open Air 2099-06-12 · Lisbon',
      'Winter Hall 2099-11-02 · Porto',
    ]);
    await shows.nth(1).locator('> summary').click();
    await shows.nth(1).getByRole('textbox', { name: 'City' }).fill('Braga');
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read('content/pages/events.yaml')).toBe(EVENTS.replace('Porto', 'Braga'));
  });

  test('what is deleted is gone from the screen, and comes back with Undo', async () => {
    await openEntry('First Light');
    await page.locator('.menu summary').click();
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('First Light was deleted.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByText('Choose what to edit.').waitFor();
    await button('Undo').click();
    await form('First Light').waitFor();
    expect(site.read(SONG)).toBe(TEXT);
  });

  testInRelease('a deletion that is refused leaves the form as it is', async () => {
    await openEntry('First Light');
    await page.route('**/api/delete', (route) =>
      route.fulfill({ status: 409, json: { message: 'Not now.' } }),
    );
    await page.locator('.menu summary').click();
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alert').getByText('Not now.').waitFor();
    await form('First Light').waitFor();
    await form('First Light').getByRole('textbox', { name: 'Title' }).fill('Still here');
    await until(() => button('Save').isEnabled());
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  testInRelease('the focus stays where it was after Save, Discard, and what was removed', async () => {
    await openEntry('First Light');
    const title = page.locator('form.form').getByRole('textbox', { name: 'Title' });
    for (const name of ['Discard', 'Save']) {
      await title.fill(`With ${name}`);
      await until(() => button(name).isEnabled());
      await button(name).click();
      await until(async () => !(await button(name).isEnabled()));
      await hasFocus(button(name));
    }
    await title.fill('By key');
    await until(() => button('Save').isEnabled());
    await page.keyboard.press('Control+s');
    await until(async () => !(await button('Save').isEnabled()));
    await hasFocus(title);
    await button('Remove House').click();
    await hasFocus(button('Add to Genre'));
    await button('Remove Release date').click();
    await hasFocus(button('Add the field Release date.').or(page.locator('.section .add button')).first());
    await until(() => button('Discard').isEnabled());
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  testInRelease(
    'the focus goes to the next row, or to the heading, when a row goes away by the keyboard',
    async () => {
      const press = async (target: Locator) => {
        await target.focus();
        await page.keyboard.press('Enter');
      };
      await openEntry('First Light');
      await form('First Light').getByRole('textbox', { name: 'Title' }).fill('First Lights');
      await until(() => button('Save').isEnabled());
      await openEntry('Open Air');
      await page.getByRole('textbox', { name: 'City' }).fill('Faro');
      await until(() => button('Save').isEnabled());
      await press(page.locator('.unsaved'));
      const rows = page.locator('.drafts li');
      await until(async () => (await rows.count()) === 2);
      await press(rows.first().getByRole('button', { name: /^Discard/ }));
      await until(async () => (await rows.count()) === 1);
      await hasFocus(rows.first().getByRole('button', { name: /^Discard/ }));
      await page.keyboard.press('Enter');
      await until(async () => (await rows.count()) === 0);
      await hasFocus(page.locator('#unsaved-title'));
      await page.keyboard.press('Escape');
      await hasFocus(page.locator('.unsaved'));
      await openEntry('First Light');
      await press(page.locator('.menu summary'));
      await press(button('Change the address'));
      await page.getByRole('dialog').getByRole('textbox').waitFor();
      await page.keyboard.press('Escape');
      await hasFocus(page.locator('.menu summary'));
      const genres = form('First Light').getByRole('group', { name: 'Genre' });
      await press(genres.getByRole('button', { name: 'Move Deep House up' }));
      await hasFocus(genres.getByRole('button', { name: 'Move Deep House down' }));
      await until(() => button('Discard').isEnabled());
      await press(button('Discard'));
      await page.getByText('Discarded.').waitFor();
      await press(page.locator('.menu summary'));
      await press(button('Delete'));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
      await hasFocus(page.locator('.editor.empty'));
      await press(page.locator('.notice').getByRole('button'));
      await until(async () => (await page.locator('.notice p').count()) === 0);
      await hasFocus(page.locator('.editor.empty'));
      await press(button('Undo'));
      await form('First Light').waitFor();
    },
  );

  test('an empty field is said to be needed, in words of a form', async () => {
    await openEntry('First Light');
    await form('First Light').getByRole('textbox', { name: 'Title' }).fill('');
    const problem = page.locator('[data-field="title"] .problems li', { hasText: 'needed' });
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(/^This is needed\. Write something here/);
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  testInRelease('a language is added below that of the site, and its fields are there at once', async () => {
    await openEntry('Settings');
    const settings = form('Settings');
    await settings.locator(':scope > .group > .add-field > summary').click();
    await settings.getByRole('searchbox').fill('languages');
    await settings
      .locator('.add-field[open] li', { has: page.getByText('Languages', { exact: true }) })
      .click();
    await settings.getByRole('button', { name: 'Add to Languages' }).click();
    await hasFocus(settings.locator('[data-field="languages/1/code"] input'));
    await page.keyboard.type('ar');
    await page.keyboard.press('Tab');
    await page.keyboard.type('العربية');
    const items = settings.locator('[data-field="languages"] .items summary');
    await until(async () => (await items.locator('> bdi').allTextContents()).join() === 'English,العربية');
    await until(() => button('Save').isEnabled());
    await openEntry('First Light');
    await button('Write it in Arabic').waitFor();
    await openEntry('Settings');
    await button('Discard').click();
    await openEntry('First Light');
    await button('Write it in Arabic').waitFor({ state: 'detached' });
  });

  test('shows to come are first, the next one on top, and past ones follow from the newest', async () => {
    const dates = ['2020-01-01', '2021-01-01', '2098-01-01', '2097-01-01'];
    site.write(
      'content/pages/events.yaml',
      `events:\n${dates.map((date) => `  - {title: On ${date}, date: ${date}, city: Porto}\n`).join('')}`,
    );
    const shown = page.locator('.list-group', { hasText: 'Events' }).first().locator('.row-date');
    const expected = [2097, 2098, 2021, 2020].map((year) => `1 Jan ${year}`).join();
    await until(async () => (await shown.allTextContents()).join() === expected);
  });

  testInRelease(
    'what happens before the first news, and an answer that is late, leave nothing stale',
    async () => {
      const context = await engine.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
      const late = await context.newPage();
      const list = late.getByRole('navigation', { name: 'Content' });
      const add = (name: string) =>
        site.write(`content/releases/${name.toLowerCase()}.md`, TEXT.replace('First Light', name));
      let held: (() => Promise<void>) | undefined;
      const hold = async (route: Route) => {
        const answer = await route.fetch();
        held = () => route.fulfill({ response: answer });
      };
      await late.route('**/api/events', async (route) => {
        await list.getByRole('button', { name: 'First Light' }).first().waitFor();
        add('Unseen');
        await page.getByRole('navigation').getByRole('button', { name: 'Unseen' }).first().waitFor();
        await late.route('**/api/site', hold, { times: 1 });
        await route.continue();
      });
      await late.goto(studio.address);
      await until(() => held !== undefined);
      add('Newer');
      for (const name of ['Unseen', 'Newer']) await list.getByRole('button', { name }).first().waitFor();
      await held?.();
      await late.getByRole('button', { name: 'Undo' }).focus();
      expect(await list.getByRole('button', { name: 'Newer' }).count()).toBeGreaterThan(0);
      for (const name of ['Unseen', 'Newer']) site.remove(`content/releases/${name.toLowerCase()}.md`);
      await context.close();
    },
  );

  testInRelease('what points to an entry is listed before its address changes', async () => {
    site.write(
      'content/news/out.md',
      '---\ntitle: Out\ndate: 2024-05-03\n---\n\n[It](/music/releases/first-light/)\n',
    );
    await page.getByRole('navigation').getByRole('button', { name: 'Out', exact: false }).first().waitFor();
    await openEntry('First Light');
    await page.locator('.menu summary').click();
    await button('Change the address').click();
    const dialog = page.getByRole('dialog', { name: 'A new address for First Light' });
    await until(async () => (await dialog.getByRole('listitem').allTextContents()).join() === 'Out 1');
    await dialog.getByRole('textbox').fill('dawn');
    // The news comes before the answer, and nothing asks for the file by its old name.
    const missing: string[] = [];
    page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())));
    const shown: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) shown.push(new URL(request.url()).pathname);
    });
    await page.route('**/api/rename', async (route) => {
      const response = await route.fetch();
      // The list has it, under a name that is not that of the open file.
      await page.locator('.row[aria-current]').waitFor({ state: 'detached' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.fulfill({ response });
    });
    await dialog.getByRole('button', { name: 'Change the address' }).click();
    await page.getByText('First Light has a new address.').waitFor();
    // The page is there until it has moved.
    await until(() => shown.includes('/music/releases/dawn/'));
    expect(shown).not.toContain('/');
    expect(site.read('content/news/out.md')).toContain('[It](/music/releases/dawn/)');
    await button('Undo').click();
    await until(() => site.exists(SONG) && site.read('content/news/out.md').includes('first-light'));
    expect(missing).toEqual([]);
  });

  test('a look is chosen from small pages of this site, with the keys too', async () => {
    const before = site.read('content/site.yaml');
    await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
    await form('Settings').getByText('Add a field').last().click();
    await form('Settings').getByRole('searchbox').last().fill('look');
    await form('Settings').getByRole('button', { name: /^Look/ }).click();
    const look = page.locator('[data-field="look"]');
    await look.locator('summary', { hasText: 'Add a field' }).click();
    await look.getByRole('button', { name: /^Style/ }).click();
    const styles = look.getByRole('group', { name: 'Style' });
    await styles.getByRole('radio', { name: 'sleeve' }).focus();
    expect(await styles.getByRole('radio', { name: 'sleeve' }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await styles.getByRole('radio', { name: 'programme' }).isChecked()).toBe(true);
    await page.frameLocator('iframe[title="programme"]').locator('h1').first().waitFor();
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read('content/site.yaml')).toContain('\nlook:\n  style: programme\n');
    await button('Undo').click();
    await until(() => site.read('content/site.yaml') === before);
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  testInRelease('looks that cannot be shown are said to, and shown after the next build', async () => {
    const broken = 'looks/velvet/templates/pages/Home.tsx';
    site.write('looks/velvet/look.yaml', readFileSync('templates/looks/sleeve/look.yaml', 'utf8'));
    site.write('looks/velvet/styles.css', '@import "linernotes/looks/sleeve/styles.css";\n');
    site.write(broken, 'export const Home = () => <p>');
    await page.route(
      '**/api/looks',
      (route) => route.fulfill({ status: 500, json: { message: 'Out of memory' } }),
      { times: 1 },
    );
    site.write('content/site.yaml', `${SITE_YAML}look: {style: sleeve}\n`);
    await openEntry('Settings');
    await page.getByText('The looks cannot be shown yet: Out of memory').waitFor();
    site.write(SONG, TEXT.replace("'First Light'", "'Second Light'"));
    const velvet = page.locator('.look', { hasText: 'velvet' });
    await velvet.scrollIntoViewIfNeeded();
    await velvet.getByText('The site has errors in this look').waitFor();
    const shown = page.frameLocator('iframe[title="velvet"]');
    expect(await shown.locator('body').textContent()).toContain('In this look the site has errors');
    site.write(broken, 'export const Home = () => <h1>Good evening</h1>;\n');
    await shown.getByText('Good evening').waitFor();
    await until(async () => (await velvet.getByText('The site has errors').count()) === 0);
    site.remove('looks');
  });

  testInRelease('one show of several has a form of its own', async () => {
    await openEntry('Winter Hall');
    await form('Winter Hall').getByRole('textbox', { name: 'City' }).fill('Braga');
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read('content/pages/events.yaml')).toBe(EVENTS.replace('Porto', 'Braga'));
  });

  test('a recording is listened to, and the part of it to publish is set where the player is', async () => {
    site.write('assets/audio/song.wav', wav({ rate: 8000, channels: sample([sine(220)], 12, 8000) }));
    site.write(SONG, TEXT.replace('credits:', 'audio: audio/song.wav\ncredits:'));
    await openEntry('First Light');
    const wind = (player: Locator, seconds: number) =>
      player.evaluate(async (element: HTMLAudioElement, to) => {
        if (element.readyState < 1)
          await new Promise((done) => element.addEventListener('loadedmetadata', done, { once: true }));
        element.currentTime = to;
        await new Promise((done) => element.addEventListener('seeked', done, { once: true }));
        return element.duration;
      }, seconds);
    expect(await wind(page.locator('[data-field="audio"] audio'), 3)).toBe(12);
    await button('Publish only a part').click();
    const part = page.getByRole('group', { name: 'Part to listen to' });
    await until(async () => (await part.getByRole('textbox', { name: 'From' }).inputValue()) === '0:03');
    await wind(part.locator('audio'), 5);
    await part.getByRole('button', { name: 'Start here' }).click();
    await wind(part.locator('audio'), 9.2);
    await part.getByRole('button', { name: 'End here' }).click();
    await until(async () => (await part.getByRole('textbox', { name: 'Length' }).inputValue()) === '0:04');
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read(SONG)).toContain('\npreview:\n  from: 0:05\n  length: 0:04\n');
    await part.getByRole('radio', { name: '30 seconds, from a quarter in' }).check();
    await until(() => button('Save').isEnabled());
    await save();
    await until(() => site.read(SONG).includes('\npreview: true\n'));
  });

  test('a mistake is said beside its field in the words of the build, and is gone with its cause', async () => {
    await openEntry('First Light');
    const date = form('First Light').getByRole('textbox', { name: 'Release date' });
    await date.fill('3.5.2024');
    const problem = page.locator('[data-field="release_date"] .problems');
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(/2024-05-03|2024-03-05/);
    expect(await date.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('The preview leaves out what is wrong').waitFor();
    expect(await page.frameLocator('iframe[title="Preview"]').getByRole('dialog').count()).toBe(0);
    await hasFocus(date);
    await date.fill('2024-05-04');
    await problem.waitFor({ state: 'detached' });
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
    expect(await date.inputValue()).toBe('3 May 2024');
    expect(site.read(SONG)).toBe(TEXT);
  });

  test('what there is has names for people, in an order that stays', async () => {
    const content = page.getByRole('navigation', { name: 'Content' });
    expect(await content.getByRole('heading').allTextContents()).toEqual([
      'Releases 1',
      'Events 2',
      'Pages 1',
    ]);
    expect(await content.locator('.row').first().textContent()).toMatch(/^Settings/);
    await content.getByRole('button', { name: 'Settings' }).click();
    await form('Settings').waitFor();
    await button('New').click();
    const kinds = page.getByRole('combobox', { name: 'Kind' }).getByRole('option');
    expect((await kinds.allTextContents()).join()).toBe(
      'Release,Remix,Mix,Film score,Work,Post,Artist,Label,Page,Show',
    );
  });

  testInRelease('another file begins at its top', async () => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openEntry('First Light');
    const top = () => page.locator('.editor').evaluate((element) => element.scrollTop);
    await page.locator('.editor').evaluate((element) => element.scrollTo(0, 300));
    expect(await top()).toBeGreaterThan(100);
    await openEntry('Settings');
    expect(await top()).toBe(0);
  });

  test('the text and the form are two views of one file', async () => {
    await openEntry('First Light');
    await showText(page);
    await page.locator('.cm-content').getByText("'First Light'").click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('bpm: 99');
    await until(() => button('Save').isEnabled());
    await button('Form').click();
    const bpm = form('First Light').getByRole('textbox', { name: 'BPM' });
    await until(async () => (await bpm.inputValue()) === '99');
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  test('what was done is taken back, and done again', async () => {
    await openEntry('First Light');
    const title = form('First Light').getByRole('textbox', { name: 'Title' });
    await title.fill('Second Light');
    await until(() => button('Save').isEnabled());
    await button('Undo').click();
    await until(
      async () => (await page.getByRole('textbox', { name: 'Title' }).inputValue()) === 'First Light',
    );
    await button('Redo').click();
    await until(
      async () => (await page.getByRole('textbox', { name: 'Title' }).inputValue()) === 'Second Light',
    );
    // There is nothing more to do again, and the focus stays.
    await hasFocus(button('Redo'));
    await button('Discard').click();
    await page.getByText('Discarded.').waitFor();
  });

  test('a file that somebody else changed in the same place is asked about, and in another one is merged', async () => {
    await openEntry('First Light');
    await form('First Light').getByRole('textbox', { name: 'Title' }).fill('Mine');
    await until(() => button('Save').isEnabled());
    site.write(SONG, TEXT.replace('type: single', 'type: ep').replace("'First Light'", "'Theirs'"));
    const dialog = page.getByRole('dialog', { name: 'Changed outside' });
    // The file may have been read while it was written.
    await dialog.getByText('Theirs').waitFor();
    await dialog.getByRole('radio', { name: /In the file/ }).check();
    // News of the same conflict leaves the choice as it is.
    const news = await studio.listen();
    site.write(SONG, site.read(SONG).replace('It began', 'All began'));
    await until(() =>
      news.events.some((event) => event.type === 'site' && event.files.includes('releases/first-light.md')),
    );
    news.stop();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await dialog.getByRole('button', { name: 'Keep these' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Theirs');
    expect(site.read(SONG)).toContain("title:   'Theirs'   # as on the sleeve\ntype: ep\n");
  });

  test('a new single: its file, its cover, its picture on the page', async () => {
    await button('New').click();
    const dialog = page.getByRole('dialog', { name: 'New entry' });
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('release');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Harbour');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await form('Harbour').waitFor();
    await page.locator('[data-field="artwork_url"] input[type=file]').setInputFiles({
      name: 'Mein Cover (1).jpg',
      mimeType: 'image/jpeg',
      buffer: await drawCover(1600).jpeg().toBuffer(),
    });
    await until(async () => page.locator('[data-field="artwork_url"] .thumbnail').count());
    expect(await page.getByRole('combobox', { name: 'Artwork' }).inputValue()).toMatch(
      /^artwork\/mein-cover-1\.jpg$/,
    );
    await save();
    const made = site.list('content/releases').find((path) => path.endsWith('harbour.md'));
    expect(site.read(`content/releases/${made}`)).toMatch(/\nartwork_url: \S*mein-cover-1\.jpg\n/);
  });

  const DESKS: { name: string; width: number; locale?: string; colorScheme?: 'dark' }[] = [
    { name: 'on a desk', width: 1440 },
    {
      name: 'on a tablet, in Arabic and in the dark',
      width: 820,
      locale: 'ar',
      colorScheme: 'dark',
    },
    { name: 'on a phone', width: 390 },
  ];
  test.each(pick(DESKS, ({ locale }) => locale === 'ar'))(
    'is for everybody: $name',
    async ({ width, locale, colorScheme }) => {
      const other = await openStudio({ width, locale, colorScheme });
      try {
        const found = async () => {
          await other.evaluate(AXE);
          return other.evaluate(inspect);
        };
        const panes = other.locator('.panes button');
        expect(await found()).toEqual([]);
        await other.locator('.row', { hasText: 'First Light' }).click();
        await other.locator('form.form').waitFor();
        // Fields have their names and their hints in Arabic, too.
        const field = other.locator('[data-field="title"]');
        expect(await field.locator('.field-name').textContent()).toMatch(locale ? /^العنوان/ : /^Title/);
        const hint = other.locator('[data-field="release_date"] .hint');
        expect(await hint.textContent()).toMatch(locale ? /\p{Script=Arabic}/u : /a year and month/);
        expect(await found()).toEqual([]);
        await showText(other);
        await other.locator('.cm-content').waitFor();
        expect(await found()).toEqual([]);
        // Before it is shown as well: in a frame without a width, a site takes its covers for broken.
        const shown = other.frames().find((frame) => frame !== other.mainFrame());
        expect(await shown?.evaluate(() => innerWidth)).toBe(390);
        if (!(await panes.first().isVisible())) return;
        await panes.nth(2).click();
        await other.locator('iframe').waitFor();
        expect(await found()).toEqual([]);
        // A tall preview leaves the way back free.
        await panes.first().click();
        await other.locator('.row').first().waitFor();
      } finally {
        await other.context().close();
      }
    },
  );
});

describe('a site in two languages', () => {
  const ARABIC = 'content/releases/first-light.ar.md';
  beforeAll(async () => {
    site = makeSite(
      {
        'content/site.yaml': SITE_YAML.replace(/^language: .*\n/m, '').concat(
          'languages: [{code: en, name: English}, {code: ar, name: العربية}]\n',
        ),
        [SONG]: TEXT.replace('credits:', 'description: At dawn.\nar: {title: نور}\ncredits:'),
        [ARABIC]: '---\ndescription: عند الفجر\n---\n\nبدأ.\n',
        'content/releases/other.md': TEXT.replace('First Light', 'Other'),
      },
      { keep: true },
    );
    studio = await startStudio(site);
    return async () => {
      await studio.stop();
      removeSite(site.root);
    };
  });

  test.each(pickOf([1440, 390], 1440))(
    'texts are side by side, or below each other, each saved to its file: %i',
    async (width) => {
      page = await openStudio({ width });
      await page.locator('.row', { hasText: 'First Light' }).click();
      const entry = form('First Light');
      const field = (name: string) => entry.getByRole('textbox', { name, exact: true });
      const placeOf = async (found: Locator) => {
        const box = await found.boundingBox();
        return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
      };
      for (const name of ['Title', 'Description', 'Text of the page']) {
        const [own, other] = [field(name), field(`${name} (Arabic)`)];
        expect([await other.getAttribute('dir'), await other.getAttribute('lang')]).toEqual(['rtl', 'ar']);
        expect([await own.getAttribute('dir'), await own.getAttribute('lang')]).toEqual(['ltr', 'en']);
        const [[left, top], [otherLeft, otherTop]] = [await placeOf(own), await placeOf(other)];
        expect(
          width > 400 ? top === otherTop && left !== otherLeft : left === otherLeft && top !== otherTop,
        ).toBe(true);
      }
      const before = { song: site.read(SONG), arabic: site.read(ARABIC) };
      await field('Title (Arabic)').fill(`نور ${width}`);
      await field('Description (Arabic)').fill(`فجر ${width}`);
      await field('Text of the page (Arabic)').fill(`بدأ ${width}.`);
      await until(() => button('Save').isEnabled());
      expect([site.read(SONG), site.read(ARABIC)]).toEqual([before.song, before.arabic]);
      await save();
      expect(site.read(SONG)).toBe(before.song.replace(/title: نور.*}/, `title: نور ${width}}`));
      expect(site.read(ARABIC)).toBe(`---\ndescription: فجر ${width}\n---\n\nبدأ ${width}.\n`);
      await page.context().close();
    },
  );

  test('what is not translated yet is written into the same file; a text below the keys gets one', async () => {
    page = await openStudio();
    await page.locator('.row', { hasText: 'Other' }).click();
    const before = site.read('content/releases/other.md');
    // Nothing of it is in Arabic, so nothing asks for it.
    await button('Write it in Arabic').click();
    const title = form('Other').getByRole('textbox', { name: 'Title (Arabic)' });
    await title.fill('آخر');
    await until(() => button('Save').isEnabled());
    await save();
    expect(site.read('content/releases/other.md')).toBe(
      before.replace('\n---\n\nIt', '\nar:\n  title: آخر\n---\n\nIt'),
    );
    await title.fill('');
    await page.keyboard.press('Tab');
    await until(() => button('Save').isEnabled());
    await save();
    await until(() => site.read('content/releases/other.md') === before);
    await button('Write it in Arabic').click();
    await hasFocus(form('Other').getByRole('textbox', { name: 'Text of the page (Arabic)' }));
    await page.keyboard.type('نص');
    await until(() => button('Save').isEnabled());
    await save();
    await until(() => site.read('content/releases/other.ar.md') === '---\n---\n\nنص\n');
    await page.context().close();
  });
});

declare const axe: typeof import('axe-core');

/** Faults of the page for people who do not see it, or have a small screen. Runs in the page. */
async function inspect(): Promise<string[]> {
  const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'] });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...found, `it is ${scrollWidth} px wide`] : found;
}
