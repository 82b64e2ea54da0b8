/** One small site with sines of known pitch, its server, and what the suites ask of a page with the player. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { PageOptions } from '../../helpers/engine/pages.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { openStage, type Stage, soon, type Visit, visit } from '../site/stage.ts';

declare global {
  interface Window {
    /** The elements that scripts have made: one, if all is well. */
    heard: HTMLAudioElement[];
    /** Actions of lock screens and keyboards. */
    actions: Map<string, MediaSessionActionHandler | null>;
    copied: string;
    /** Set by tests: gone where the document is another one. */
    mark?: boolean;
    /** Events that have interrupted the sound. */
    breaks: string[];
  }
}

const RATE = 16_000;

/** Length of each track in seconds: longer than a busy machine takes for a test. */
export const LENGTH = 60;

/** Hertz, by track. */
export const PITCHES = [330, 440, 550] as const;
export const TRACKS = ['Harbour Lights', 'Low Tide', 'Slack Water'] as const;
export const ALBUM = '/music/releases/harbour/';
export const ARABIC_ALBUM = '/ar/music/releases/mina/';
export const SINGLE = '/music/releases/first-light/';
export const REMIX = '/music/releases/second-light/';
export const MIX = '/music/mixes/night-radio-2/';

function tone(hertz: number, length: number): Buffer {
  return wav({ rate: RATE, channels: sample([sine(hertz, -12)], length, RATE) });
}

const tracks = TRACKS.map(
  (title, index) =>
    `  - {track_number: ${index + 1}, title: ${title}, duration: ${LENGTH}, audio: audio/${index + 1}.wav}\n`,
);

const mix = (number: number, date: string) => `---
episode_title: Night Radio ${number}
release_date: ${date}
duration: 80
audio: audio/mix.wav
tracklist:
  - {time: '0:00', artist: Ada, title: Intro}
  - {time: '0:40', artist: Kim Ro, title: Glass}
---
Notes.
`;

const FILES: Record<string, string | Uint8Array> = {
  'content/site.yaml': `${SITE_YAML}emails: {general: hello@artist.example}
languages: [{code: en, name: English}, {code: ar, name: العربية}]
`,
  'content/releases/harbour.md': RELEASE.replace('First Light', 'Harbour')
    .replace('type: single', `type: ep\nar: {title: ميناء, slug: mina}\ntracks:\n${tracks.join('')}`.trim())
    .replace('2024-05-03', '2024-02-01'),
  'content/releases/first-light.md': RELEASE.replace(
    'type:',
    'audio: audio/single.wav\nduration: 20\ndownload: true\nlyrics: |\n  [0:01]One\n  [0:05]Two\n  [0:15]Three\ntype:',
  ),
  'content/releases/quiet.md': RELEASE.replace('First Light', 'Quiet'),
  'content/remixes/second-light.md':
    '---\ntitle: Second Light\nyear: 2025\naudio: audio/single.wav\npreview: {from: 5, length: 4}\n---\nSlower.\n',
  'content/mixes/night-radio-1.md': mix(1, '2025-01-01'),
  'content/mixes/night-radio-2.md': mix(2, '2025-02-02'),
  'content/pages/contact.yaml': 'intro: Write to us.\n',
  'assets/audio/single.wav': tone(660, 20),
  'assets/audio/mix.wav': tone(220, 80),
  ...Object.fromEntries(
    PITCHES.map((hertz, index) => [`assets/audio/${index + 1}.wav`, tone(hertz, LENGTH)]),
  ),
};

export async function openPlayerStage(): Promise<Stage> {
  const site: TestSite = makeSite(FILES, { keep: true });
  const { code, stdout, stderr } = await site.run(['build']);
  if (code !== 0) throw new Error(`The site was not built:\n${stdout}${stderr}`);
  const stage = await openStage({
    root: join(site.root, 'dist'),
    baseUrl: 'https://artist.example',
    routes: [],
    scripts: new Map(),
  });
  return {
    ...stage,
    close: async () => {
      await stage.close();
      removeSite(site.root);
    },
  };
}

/** Runs in every page before its own scripts. */
export function listen(): void {
  window.heard = [];
  window.actions = new Map();
  const Original = window.Audio;
  window.Audio = class extends Original {
    constructor(src?: string) {
      super(src);
      window.heard.push(this);
    }
  } as typeof Audio;
  const { prototype } = MediaSession;
  const { setActionHandler } = prototype;
  prototype.setActionHandler = function (action, handler) {
    window.actions.set(action, handler);
    setActionHandler.call(this, action, handler);
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        window.copied = text;
        return Promise.resolve();
      },
    },
  });
}

export function open(stage: Stage, path: string, options: PageOptions = {}): Promise<Visit> {
  return visit(stage, path, {
    ...options,
    script: options.javaScriptEnabled === false ? undefined : listen,
  });
}

export const play = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Play (?:.* )?${title}$`) })
    .first();

export const bar = (page: Page) => page.getByRole('region', { name: 'Player' });

/** Position of the one audio element, in seconds. */
export function position(page: Page): Promise<number> {
  return page.evaluate(() => window.heard[0]?.currentTime ?? -1);
}

export function isPlaying(page: Page): Promise<boolean> {
  return page.evaluate(() => window.heard[0]?.paused === false);
}

/** Presses play, and waits until something can be heard. */
export async function start(page: Page, title: string): Promise<void> {
  await play(page, title).click();
  await bar(page).waitFor();
  await soon(() => page.evaluate(() => (window.heard[0]?.currentTime ?? 0) > 0.05)).toBe(true);
}

/** Returns true if pages are swapped here: without the Navigation API, browsers load them. */
export function canTravel(page: Page): Promise<boolean> {
  return page.evaluate(() => 'navigation' in window);
}

/** Events that end or move the sound: the browser plays it in a separate thread, which pages do not hold up. */
const BREAKS = ['pause', 'emptied', 'seeking', 'ended'];

/** From now on, notes each. */
export async function watchBreaks(page: Page): Promise<void> {
  await page.evaluate((types) => {
    window.breaks = [];
    for (const type of types) window.heard[0]?.addEventListener(type, () => window.breaks.push(type));
  }, BREAKS);
}

export const readBreaks = (page: Page) => page.evaluate(() => window.breaks);
