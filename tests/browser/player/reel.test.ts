/** The cues of a composer who has no releases, in a browser. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeSite, removeSite, SITE_YAML } from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { openStage, soon } from '../site/stage.ts';
import { open, position, start } from './stage.ts';

const site = makeSite(
  {
    'content/site.yaml': SITE_YAML,
    'content/pages/reel.yaml':
      "reels: [{title: Chase, audio: audio/a.wav, from: '0:05', to: '0:15', mood: Tension}]\n",
    'content/scores/the-dike.md':
      '---\ntitle: The Dike\nkind: film\ncues: [{title: Main Title, audio: audio/a.wav}]\n---\n',
    'assets/audio/a.wav': wav({ rate: 16_000, channels: sample([sine(440, -12)], 20, 16_000) }),
  },
  { keep: true },
);
const run = await site.run(['build']);
if (run.code !== 0) throw new Error(`The site was not built:\n${run.stderr}`);
const root = join(site.root, 'dist');
const stage = await openStage({ root, baseUrl: 'https://artist.example', routes: [], scripts: new Map() });
afterAll(async () => {
  await stage.close();
  removeSite(site.root);
});

it.each([
  ['/reel/', 'Chase'],
  ['/scores/the-dike/', 'Main Title'],
])('plays a cue on %s', async (route, title) => {
  const { page, log } = await open(stage, route);
  await start(page, title);
  await soon(() => position(page)).toBeGreaterThan(0.2);
  expect(log.errors).toEqual([]);
});
