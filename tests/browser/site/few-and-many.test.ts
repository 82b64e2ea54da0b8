/** Sites without a picture: one release under a long Arabic name, eighty under a long Japanese one. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSite, RELEASE, removeSite } from '../../helpers/site.ts';
import { listWide, openFrame } from './frames.ts';
import { DESKTOP, openStage, sharePage } from './stage.ts';

const NAMES = {
  arabic: 'فرقة أصوات الميناء القديم للموسيقى والغناء',
  japanese: '港町吹奏楽団港町吹奏楽団港町吹奏楽団港町吹奏楽団港町吹奏楽団港町吹奏楽団港町吹奏',
};
const LOOKS = [320, 390, 1280].map((width) => ({ width, text: 100 }));

const sites = await Promise.all([build(NAMES.arabic, 1), build(NAMES.japanese, 80)]);
afterAll(async () => {
  for (const { stage, remove } of sites) {
    await stage.close();
    remove();
  }
});

describe.each(sites)('$name', ({ stage }) => {
  const shared = sharePage(stage, DESKTOP);

  it.each(['/', '/music/', '/music/releases/', '/music/releases/song-1/', '/contact/', '/404.html'])(
    'nothing is wider than the screen on %s',
    async (route) => {
      const { page } = shared();
      if (!page.url().endsWith('/frame/')) await openFrame(page, stage.origin);
      expect(await listWide(page, route, LOOKS)).toEqual([]);
    },
  );
});

async function build(name: string, count: number) {
  const releases = Array.from({ length: count }, (_, index) => [
    `content/releases/song-${index + 1}.md`,
    RELEASE.replace('First Light', `${name} ${index + 1}`),
  ]);
  const settings = {
    base_url: 'https://artist.example',
    artist: { name },
    emails: { general: `${'a'.repeat(60)}@${'mail'.repeat(12)}.example` },
    share_images: false,
  };
  const site = makeSite(
    { 'content/site.yaml': JSON.stringify(settings), ...Object.fromEntries(releases) },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build']);
  if (code !== 0) throw new Error(`The site was not built:\n${stderr}`);
  const root = join(site.root, 'dist');
  const scripts = new Map<string, number>();
  const stage = await openStage({ root, baseUrl: settings.base_url, routes: [], scripts });
  return { name, stage, remove: () => removeSite(site.root) };
}
