/** The preview of the studio: the way from a part of the page to its field and back, and the files beside the page. */
import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { testInRelease } from '../../helpers/matrix.ts';
import { drawCover } from '../../helpers/pictures.ts';
import {
  makeSite,
  RELEASE,
  removeSite,
  SITE_WITH_CARDS,
  SITE_YAML,
  type TestSite,
} from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { type RunningStudio, startStudio } from '../../helpers/studio.ts';

declare global {
  interface Window {
    /** Set by tests: gone where the document is another one. */
    mark?: boolean;
    /** The elements that scripts have made. */
    heard: HTMLAudioElement[];
  }
}

const RATE = 8000;
const TONE = wav({ rate: RATE, channels: sample([sine(330, -12)], 60, RATE) });

const SONG = `---
title: First Light
type: ep
release_date: 2024-05-03
artwork_url: photos/dawn.jpg
genre: [Dub]
bpm: 124
description: Four minutes of morning.
streaming_links: {spotify: "https://open.spotify.com/x"}
tracks:
  - {track_number: 1, title: Harbour, duration: 60, audio: audio/tone.wav}
  - {track_number: 2, title: First Light, duration: 60, audio: audio/tone.wav}
---
## Story & Concept

It *began* at dawn,
with [a boat](https://boat.example).

Then the rain came.
`;
const EVENTS = `events:
  - {title: Open Air, date: 2099-06-12, city: Lisbon}
  - {title: Winter Hall, date: 2099-11-02, city: Porto, venue: The Hall}
`;

let engine: Engine;
let site: TestSite;
let studio: RunningStudio;
let page: Page;
let shown: FrameLocator;

beforeAll(async () => {
  engine = await openEngine();
});

afterAll(() => engine?.close());

/** Starts a studio for the tests of a group. */
function open(files: Record<string, string | Uint8Array>) {
  beforeAll(async () => {
    site = makeSite(files, { keep: true });
    studio = await startStudio(site);
    return async () => {
      await studio.stop();
      removeSite(site.root);
    };
  });
  beforeEach(async () => {
    const context = await engine.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    page = await context.newPage();
    await page.addInitScript(() => {
      window.heard = [];
      const Made = window.Audio;
      window.Audio = class extends Made {
        constructor(src?: string) {
          super(src);
          window.heard.push(this);
        }
      };
    });
    await page.goto(studio.address);
    shown = page.frameLocator('iframe.page');
    return () => context.close();
  });
}

const edit = async (title: string) => {
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('button', { name: title })
    .first()
    .click();
  await page.getByRole('form', { name: `Edit ${title}` }).waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (path: string) => page.locator(`[data-field="${path}"] :is(input, textarea)`).first();
/** Where a part of the page is written. */
const partAt = (place: string) => shown.locator(`[data-at="${place}"]`);
const hasFocus = (input: Locator) =>
  until(() => input.evaluate((element) => element === document.activeElement));
const isOutlined = (element: Locator) =>
  until(() =>
    element.evaluate(
      (each) => each.closest('[data-outlined]') !== null || each.querySelector('[data-outlined]') !== null,
    ),
  );
/** Until the page in the frame has fetched itself, as it was served: a change before that loads it again. */
const isKept = () =>
  until(() =>
    shown
      .locator('html')
      .evaluate(() =>
        performance
          .getEntriesByName(location.href)
          .some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch'),
      )
      .catch(() => false),
  );
/** The page in the frame, marked: the mark is gone with its document. */
const markPage = async (top = 0) => {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('There is no page in the frame.');
  await frame.evaluate((y) => {
    window.mark = true;
    scrollTo({ top: y, behavior: 'instant' });
  }, top);
  const isSame = () => frame.evaluate(() => window.mark === true);
  const scroll = () => frame.evaluate(() => scrollY);
  const isPlaying = () => frame.evaluate(() => window.heard.some(({ paused }) => !paused));
  return { isSame, scroll, isPlaying, frame };
};
const play = async () => {
  await button('Select parts').click();
  await shown.locator('button[data-play]').first().click();
  const { isPlaying } = await markPage();
  await until(isPlaying);
};
const choose = (view: string) => page.getByRole('combobox', { name: 'What is shown' }).selectOption(view);
const discard = async () => {
  await button('Discard').click();
  await page.getByText('Discarded.').waitFor();
};

describe('a site with sound, pictures and shows', () => {
  open({
    'content/site.yaml': SITE_WITH_CARDS,
    'content/releases/first-light.md': SONG,
    'content/releases/other.md': RELEASE.replace('First Light', 'Other Song'),
    'content/pages/events.yaml': EVENTS,
    'assets/photos/dawn.jpg': new Uint8Array(),
    'assets/audio/tone.wav': TONE,
  });
  beforeAll(async () => {
    site.write('assets/photos/dawn.jpg', await drawCover(1600).jpeg().toBuffer());
  });

  beforeEach(async () => {
    await edit('First Light');
    await partAt('releases/first-light.md#title').first().waitFor();
  });

  test('a click on a part opens its field: text, item of a list, link, picture, number with its unit', async () => {
    await shown.getByRole('heading', { level: 1 }).click();
    await hasFocus(field('title'));
    await shown.getByText('Dub', { exact: true }).click();
    await hasFocus(field('genre/0'));
    await shown
      .getByRole('link', { name: /Spotify/ })
      .first()
      .click();
    await hasFocus(field('streaming_links/spotify'));
    await shown.getByText('124 BPM').click();
    await hasFocus(field('bpm'));
    await partAt('releases/first-light.md#artwork_url')
      .first()
      .click({ position: { x: 5, y: 5 } });
    await hasFocus(field('artwork_url'));
  });

  testInRelease('a track is not the title of the same name', async () => {
    await shown.getByText('Harbour', { exact: true }).first().click();
    await hasFocus(field('tracks/0/title'));
    const track = partAt('releases/first-light.md#tracks/1/title').first();
    expect(await track.textContent()).toBe('First Light');
    await track.click();
    await hasFocus(field('tracks/1/title'));
  });

  test('a click on a paragraph opens the text at its line', async () => {
    const typed = async (line: string) => {
      await until(() => page.evaluate(() => document.activeElement?.className === 'code'));
      await page.keyboard.type('> ');
      await page.locator('.cm-line').getByText(`> ${line}`, { exact: true }).waitFor();
    };
    await shown.getByText('Then the rain came.').click();
    await typed('Then the rain came.');
    await shown.getByText('It began at dawn').click();
    await typed('It *began* at dawn,');
    await discard();
  });

  test('the field that has the focus outlines its part, and brings it into sight', async () => {
    await field('title').focus();
    await isOutlined(shown.getByRole('heading', { level: 1 }));
    await field('genre/0').focus();
    await isOutlined(shown.getByText('Dub', { exact: true }));
    expect(await shown.locator('[data-outlined]').count()).toBe(1);
    const paragraph = shown.getByText('Then the rain came.');
    await page.getByRole('textbox', { name: 'Text of the page' }).focus();
    await until(async () => (await shown.locator('[data-outlined]').textContent()) === 'Story & Concept');
    await until(() => paragraph.evaluate((element) => element.getBoundingClientRect().top < innerHeight));
  });

  test('a card leads to its entry, a link without one to its page, and a modifier to the link', async () => {
    await shown.locator('a[href="/music/releases/other/"]').first().click();
    await page.getByRole('form', { name: 'Edit Other Song' }).waitFor();
    await until(async () => (await shown.getByRole('heading', { level: 1 }).textContent()) === 'Other Song');
    await button('Select parts').click();
    expect(await button('Select parts').getAttribute('aria-pressed')).toBe('false');
    await shown.locator('a[href="/"]').first().click();
    await button('Back to Other Song').click();
    await until(async () => (await shown.getByRole('heading', { level: 1 }).textContent()) === 'Other Song');
  });

  test('a change is seen while sound and scroll position stay', async () => {
    await play();
    const { isSame, isPlaying, frame } = await markPage(350);
    const position = () =>
      frame.evaluate(() => Math.max(...window.heard.map(({ currentTime }) => currentTime)));
    const before = await position();
    await field('description').fill('Five minutes of morning.');
    await shown.getByText('Five minutes of morning.').first().waitFor();
    await field('tracks/0/title').evaluate((input) => input.closest('details')?.setAttribute('open', ''));
    await field('tracks/0/title').fill('Harbour Lights');
    await shown.getByText('Harbour Lights').first().waitFor();
    await until(async () => (await position()) > before + 0.5);
    expect([await isSame(), await isPlaying()]).toEqual([true, true]);
    await discard();
    await shown.getByText('Four minutes of morning.').first().waitFor();
    expect(await isSame()).toBe(true);
    // The title stays where it was found, and so do all parts.
    expect(await partAt('releases/first-light.md#title').count()).toBeGreaterThan(0);
  });

  testInRelease('other fonts, scripts and another look come into the same page', async () => {
    await play();
    const { isSame, isPlaying, frame } = await markPage();
    // A letter that has its own font file.
    await field('description').fill('Fünf Minuten.');
    await shown.getByText('Fünf Minuten.').first().waitFor();
    const font = () => frame.evaluate(() => getComputedStyle(document.body).fontFamily);
    const fontBefore = await font();
    site.write('content/site.yaml', `${SITE_WITH_CARDS}look: {style: zine}\n`);
    await until(async () => (await font()) !== fontBefore);
    await until(() => frame.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').length === 2));
    site.write('content/site.yaml', SITE_WITH_CARDS);
    await until(async () => (await font()) === fontBefore);
    const languages = '- {code: en, name: English}\n- {code: de, name: Deutsch}\n';
    site.write('content/site.yaml', `${SITE_WITH_CARDS}languages:\n${languages}`);
    await shown.getByRole('link', { name: 'Deutsch' }).first().waitFor();
    expect([await isSame(), await isPlaying()]).toEqual([true, true]);
    site.write('content/site.yaml', SITE_WITH_CARDS);
    await shown.getByRole('link', { name: 'Deutsch' }).first().waitFor({ state: 'detached' });
    await discard();
  });

  testInRelease('an error leaves the page as it is, and goes away without another one', async () => {
    await field('title').focus();
    await isOutlined(shown.getByRole('heading', { level: 1 }));
    const { isSame, scroll } = await markPage(350);
    await field('title').fill('');
    await page.getByText('The preview leaves out what is wrong').waitFor();
    await field('title').fill('First Lights');
    await shown.getByRole('heading', { level: 1, name: 'First Lights' }).waitFor();
    expect([await isSame(), await scroll()]).toEqual([true, 350]);
    await discard();
  });

  testInRelease(
    'a page that loads itself again while the frame leaves it does not keep the frame',
    async () => {
      const { frame } = await markPage();
      let isAsked = false;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/music/releases/other/', async (route) => {
        isAsked = true;
        await answered;
        // The browser may not wait for it any more.
        await route.continue().catch(() => undefined);
      });
      await edit('Other Song');
      await until(() => isAsked);
      await frame.evaluate(() => location.reload());
      answer();
      await shown.getByRole('heading', { level: 1, name: 'Other Song' }).waitFor();
      await button('Back to Other Song').waitFor({ state: 'detached' });
    },
  );

  testInRelease(
    'a page that the frame was sent to before does not keep it when it arrives late',
    async () => {
      const { frame } = await markPage();
      const asked = new Set<string>();
      // The first time, neither page is answered.
      for (const name of ['other', 'winter-hall'])
        await page.route(
          (url) => url.pathname.includes(name),
          async (route) => {
            if (asked.has(name)) await route.continue();
            asked.add(name);
          },
        );
      await edit('Other Song');
      await until(() => asked.has('other'));
      await edit('Winter Hall');
      await until(() => asked.has('winter-hall'));
      await frame.evaluate(() => location.assign('/music/releases/other/'));
      await shown.getByRole('heading', { level: 1, name: 'Winter Hall' }).waitFor();
      await button('Back to Winter Hall').waitFor({ state: 'detached' });
    },
  );

  testInRelease('a show that gets another address with its title takes its page along', async () => {
    await edit('Winter Hall');
    await shown.getByRole('heading', { level: 1, name: 'Winter Hall' }).waitFor();
    const { isSame } = await markPage();
    const back = page.getByRole('button', { name: /^Back to/ });
    for (const title of ['Winter N', 'Winter Night', 'Winter Hall']) {
      await field('events/1/title').fill(title);
      await shown.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      const slug = title.toLowerCase().replace(' ', '-');
      await until(async () => (await page.locator('.preview .path').textContent())?.includes(slug));
      expect([await isSame(), await back.count()]).toEqual([true, 0]);
    }
    // Its title is the one of the file again.
    await until(async () => !(await button('Discard').isEnabled()));
  });

  testInRelease('a page that was opened while something plays follows its changes as well', async () => {
    await play();
    const { isSame, isPlaying } = await markPage();
    await shown.locator('a[href="/music/releases/other/"]').first().click();
    await button('Back to First Light').waitFor();
    site.write('content/releases/other.md', RELEASE.replace('First Light', 'Another Song'));
    await shown.getByRole('heading', { level: 1, name: 'Another Song' }).waitFor();
    expect([await isSame(), await isPlaying()]).toEqual([true, true]);
    site.write('content/releases/other.md', RELEASE.replace('First Light', 'Other Song'));
    await shown.getByRole('heading', { level: 1, name: 'Other Song' }).waitFor();
  });

  test('the card of a shared link changes with the title', async () => {
    await choose('Shared link');
    const card = page.locator('.shown-file img');
    await card.waitFor();
    const size = () => card.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth);
    await until(async () => (await size()) === 1200);
    const before = await page.locator('.preview .path').textContent();
    const picture = await card.screenshot();
    await field('title').fill('Second Light');
    await until(async () => (await page.locator('.preview .path').textContent()) !== before);
    await page.getByText('Second Light', { exact: false }).last().waitFor();
    await until(async () => !(await card.screenshot()).equals(picture));
    expect(await size()).toBe(1200);
    await discard();
  });

  test('the entry of a feed, and the page of links', async () => {
    await choose('In the feed');
    await page.locator('.shown-file h3', { hasText: 'First Light' }).waitFor();
    await choose('Page of links');
    await page
      .frameLocator('iframe[title="Page of links"]')
      .getByRole('heading', { level: 1, name: 'First Light' })
      .waitFor();
  });

  test('a show as a calendar shows it, with what is not saved yet', async () => {
    await edit('Winter Hall');
    await choose('In the calendar');
    const event = page.locator('.shown-file article');
    await event.getByRole('heading', { name: 'Winter Hall' }).waitFor();
    expect(await event.textContent()).toContain('2 November 2099');
    await field('events/1/title').fill('Winter Night');
    await event.getByRole('heading', { name: 'Winter Night' }).waitFor();
    await page.getByRole('button', { name: 'Discard' }).first().click();
    await page.getByText('Discarded.').waitFor();
  });

  test('messages of other origins are ignored, by the studio and by the page', async () => {
    const part = { file: 'site.yaml', path: ['artist', 'name'] };
    const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
    const preview = frame?.url() ?? '';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(
      ([message, origin]) => {
        const { contentWindow } = document.querySelector('iframe') ?? {};
        const forge = (options: MessageEventInit) => dispatchEvent(new MessageEvent('message', options));
        window.postMessage(message, '*');
        forge({ data: message, origin: 'http://127.0.0.1:1', source: contentWindow ?? null });
        forge({ data: message, origin: 'null', source: contentWindow ?? null });
        forge({ data: message, origin, source: window });
      },
      [{ type: 'part', part }, new URL(preview).origin] as const,
    );
    await frame?.evaluate(() => {
      const message = { type: 'select', isOn: false };
      window.postMessage(message, '*');
      dispatchEvent(
        new MessageEvent('message', { data: message, origin: 'http://127.0.0.1:1', source: window.parent }),
      );
    });
    // Messages arrive in their order: what comes of one that is meant comes after what could come of those.
    await shown.getByText('Dub', { exact: true }).click();
    await hasFocus(field('genre/0'));
    expect(asked.filter((url) => url.includes('path=site.yaml'))).toEqual([]);
  });
});

describe('a site without recordings', () => {
  const silent = RELEASE.replace('First Light', 'Dawn');
  open({
    'content/site.yaml': SITE_YAML,
    'content/releases/dawn.md': silent,
    'assets/audio/tone.wav': TONE,
  });

  // A page that has had a recording may have one again: a second run begins without.
  beforeEach(async () => {
    site.write('content/releases/dawn.md', silent);
    await edit('Dawn');
    await shown.getByRole('heading', { level: 1, name: 'Dawn' }).waitFor();
    await shown.locator('button[data-play]').first().waitFor({ state: 'detached' });
    await page.reload();
  });

  test('the page is loaded again for its first recording: at the same place, with a word about it', async () => {
    await edit('Dawn');
    await shown.getByRole('heading', { level: 1, name: 'Dawn' }).waitFor();
    await isKept();
    const { isSame, scroll } = await markPage(250);
    const write = (key: string) =>
      site.write('content/releases/dawn.md', silent.replace('bpm: 124', `bpm: 124\n${key}`));
    write('audio: audio/tone.wav');
    await shown.locator('button[data-play]').first().waitFor();
    await page.getByRole('status').getByText('The page was loaded again').waitFor();
    // It is said before the page goes.
    await until(async () => !(await isSame().catch(() => true)));
    await until(async () => (await scroll()) === 250);
    await isKept();
    // What it may load already is no reason, and neither is what it no longer needs.
    await markPage(250);
    write('isrc: AAAAA2400001');
    await shown.locator('button[data-play]').first().waitFor({ state: 'detached' });
    write('audio: audio/tone.wav');
    await shown.locator('button[data-play]').first().waitFor();
    expect(await isSame()).toBe(true);
    await play();
  });
});

describe('an Arabic site in another look', () => {
  open({
    'content/site.yaml': `${SITE_YAML}language: ar\nlook: {style: zine}\n`,
    'content/releases/dawn.md': RELEASE.replace('First Light', 'ضوء الفجر').replace(
      'Four minutes of morning.',
      'أربع دقائق من الصباح.',
    ),
  });

  test('parts lead to their fields, and fields to their parts', async () => {
    await edit('ضوء الفجر');
    await partAt('releases/dawn.md#title').first().waitFor();
    await shown.getByRole('heading', { level: 1 }).click();
    await hasFocus(field('title'));
    await isOutlined(shown.getByRole('heading', { level: 1 }));
    await shown.getByText('أربع دقائق من الصباح.').first().click();
    await hasFocus(field('description'));
  });
});

test('neither a page outside of the studio nor one that is built has any of it', async () => {
  const files = { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE };
  const small = makeSite(files, { keep: true });
  const running = await startStudio(small);
  try {
    const { preview } = await running.get<{ preview: string }>('/api/site');
    const context = await engine.newContext({});
    const alone = await context.newPage();
    await alone.goto(`${preview}/music/releases/first-light/`);
    await alone.getByRole('heading', { level: 1 }).waitFor();
    expect(await alone.locator('[data-at]').count()).toBe(0);
    expect(await alone.content()).not.toContain('data-at');
    await context.close();
  } finally {
    await running.stop();
    removeSite(small.root);
  }
});
