/** Differences between browsers that matter to the studio: how dialogs are closed, and which recordings are played. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../helpers/dev.ts';
import { type Hands, openHands, type Part, part } from '../../../helpers/hands/hands.ts';
import { makeSite, removeSite, SITE_YAML, type TestSite } from '../../../helpers/site.ts';
import { sample, sine, wav } from '../../../helpers/sounds.ts';
import { type RunningStudio, startStudio } from '../../../helpers/studio.ts';

const release = (title: string, audio: string) =>
  `---\ntitle: ${title}\ntype: single\naudio: audio/${audio}\n---\n`;

let site: TestSite;
let studio: RunningStudio;
let hands: Hands;

beforeAll(async () => {
  site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/plain.md': release('Plain', 'plain.wav'),
      'content/releases/lossless.md': release('Lossless', 'lossless.m4a'),
    },
    { keep: true },
  );
  site.write('assets/audio/plain.wav', wav({ rate: 8000, channels: sample([sine(220)], 12, 8000) }));
  site.write('assets/audio/lossless.m4a', readFileSync('tests/fixtures/formats/mono-alac.m4a'));
  studio = await startStudio(site);
  hands = await openHands({ width: 1440, height: 900 });
  await hands.open(studio.address);
});

afterAll(async () => {
  await hands?.close();
  await studio?.stop();
  removeSite(site.root);
});

const [button, dialog, form] = [part('button'), part('dialog'), part('form')];
const isOpen = async (asked: Part) => (await hands.count(asked)) > 0;

async function openEntry(title: string): Promise<void> {
  await hands.click(button(`${title}…`, part('navigation')('Content')));
  await until(() => isOpen(form(`Edit ${title}`)));
}

async function openMenu(item: string): Promise<void> {
  await hands.click(part('summary')('⋯'));
  await hands.click(button(item));
}

const CLOSED_BESIDE = [
  { name: 'New entry', open: () => hands.click(button('New')), close: 'Cancel' },
  { name: 'A new address for Waves', open: () => openMenu('Change the address'), close: 'Cancel' },
  { name: 'Delete Waves?', open: () => openMenu('Delete'), close: 'Cancel' },
  { name: 'Not saved yet', open: () => hands.click(button('Not saved yet…')), close: 'Close' },
];
/** Dialogs whose choices would be lost. */
const KEPT = [
  { name: 'Publish', open: () => hands.click(button('Publish')), close: 'Close' },
  { name: 'Import', open: () => hands.click(button('Import')), close: 'Close' },
];

test('a title is changed, for which the dialogs ask', async () => {
  await openEntry('Plain');
  await hands.write(part('textbox')('Title', form('Edit Plain')), 'Waves');
  await until(() => isOpen(button('Not saved yet 1')));
});

test.each([...CLOSED_BESIDE, ...KEPT])('$name is closed by its button and by Escape', async (each) => {
  const { name, open, close } = each;
  const asked = dialog(name);
  for (const leave of [() => hands.click(button(close, asked)), () => hands.press('Escape')]) {
    await open();
    await until(() => isOpen(asked));
    await leave();
    await until(async () => !(await isOpen(asked)));
  }
});

test.each(CLOSED_BESIDE)(
  '$name is closed by a click beside it, where the browser knows that',
  async (each) => {
    const { name, open } = each;
    const asked = dialog(name);
    const isKnown = await hands.evaluate((key) => key in HTMLDialogElement.prototype, 'closedBy');
    await open();
    await until(() => isOpen(asked));
    await hands.clickAt({ x: 5, y: 450 });
    if (!isKnown) {
      expect(await isOpen(asked)).toBe(true);
      await hands.press('Escape');
    }
    await until(async () => !(await isOpen(asked)));
  },
);

/** The length of the recording, or what is said in place of a player. */
const player = () =>
  until(() =>
    hands.evaluate((selector) => {
      const audio = document.querySelector<HTMLAudioElement>(`${selector} audio`);
      if (audio) return audio.readyState > 0 && Math.round(audio.duration);
      return document.querySelector(`${selector} .hint`)?.textContent ?? false;
    }, '[data-field="audio"]'),
  );

test('a recording as WAV is played', async () => {
  await openEntry('Waves');
  expect(await player()).toBe(12);
});

/** Returns true if the browser has a decoder for it: WebKitGTK uses one of the system's. */
const isPlayable = (file: string) =>
  hands.evaluate((source) => {
    const audio = new Audio(source);
    return new Promise<boolean>((resolve) => {
      audio.onloadedmetadata = () => resolve(true);
      audio.onerror = () => resolve(false);
    });
  }, `/api/asset?path=${file}`);

test('of a recording that the browser cannot play, it is said', async () => {
  await openEntry('Lossless');
  expect(await player()).toBe(
    (await isPlayable('audio/lossless.m4a'))
      ? 1
      : 'This browser cannot play this file. The site converts it, so visitors can hear it.',
  );
});
