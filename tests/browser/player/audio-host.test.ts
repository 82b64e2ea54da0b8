/** A recording in a bucket: nothing is loaded from there before a press; then it plays, and can be saved. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type FakeBucket, KEYS, startBucket } from '../../helpers/bucket.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML } from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { openStage, soon } from '../site/stage.ts';
import { open, position, SINGLE, start } from './stage.ts';

/** The public address of the bucket, whose own one wants signatures. */
async function showBucket({ files }: FakeBucket): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '', headers: { range = '' } }, response) => {
    const file = files.get(decodeURIComponent(url.slice(1)));
    if (!file) return void response.writeHead(404).end();
    const [, from] = /^bytes=(\d+)-/.exec(range) ?? [];
    const start = Number(from ?? 0);
    const { bytes, headers } = file;
    const part = { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` };
    response.writeHead(from ? 206 : 200, { ...headers, 'accept-ranges': 'bytes', ...(from && part) });
    response.end(bytes.subarray(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const bucket = await startBucket();
const shown = await showBucket(bucket);
const audio = `{bucket: site, store: "${bucket.endpoint}", url: "${shown.url}"}`;
const site = makeSite(
  {
    'content/site.yaml': `${SITE_YAML}publish: {to: folder, path: live, audio_host: ${audio}}\n`,
    'content/releases/first-light.md': RELEASE.replace('type:', 'audio: audio/a.wav\ndownload: true\ntype:'),
    'assets/audio/a.wav': wav({ rate: 16_000, channels: sample([sine(440, -12)], 20, 16_000) }),
  },
  { keep: true },
);
const run = await site.run(['publish', '--yes'], KEYS);
if (run.code !== 0) throw new Error(`The site was not published:\n${run.stderr}`);
const root = join(site.root, 'live');
const stage = await openStage({ root, baseUrl: 'https://artist.example', routes: [], scripts: new Map() });
afterAll(async () => {
  await stage.close();
  shown.close();
  await bucket.stop();
  removeSite(site.root);
});

it('plays from there once somebody presses play, and nothing is loaded before', async () => {
  const { page, log } = await open(stage, SINGLE);
  await page.waitForLoadState('networkidle');
  expect(log.foreign).toEqual([]);
  await start(page, 'First Light');
  await soon(() => position(page)).toBeGreaterThan(0.2);
  expect(log.foreign.every((address) => address.startsWith(`${shown.url}/assets/audio/a-`))).toBe(true);
  expect(log.errors).toEqual([]);
});

it('saves a download from there, and stays on the page', async () => {
  const { page } = await open(stage, SINGLE);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download MP3/ }).click();
  expect((await saving).suggestedFilename()).toBe('Artist - First Light.mp3');
  expect(new URL(page.url()).pathname).toBe(SINGLE);
});
