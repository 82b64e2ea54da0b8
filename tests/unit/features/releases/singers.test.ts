import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { singersIn } from '../../../../generator/features/releases/singers.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeContent } from '../../../helpers/model.ts';

const content = makeContent({ artists: [entry('kemi', { name: 'Kemi' })] });
const { settings } = modelSite(content, '2025-09-01', FEATURES);
const members = [{ name: 'Kemi', url: 'https://kemi.example' }, { name: 'Ruxx' }];
const site = {
  ...modelSite(content, '2025-09-01', FEATURES),
  settings: { ...settings, artist: { ...settings.artist, members } },
};
const guest = { name: 'Zino9', role: 'featuring' as const, url: 'https://zino9.example' };
const find = (lyrics: string | undefined) => singersIn(site, { artists: [guest] }, lyrics);

test('members, guests and artists with a page are named with it', () => {
  expect(find('[Kemi]\nOne\n\n[Hook: Zino9 & Ruxx]\nTwo')).toEqual([
    { name: 'Kemi', link: { label: 'Kemi', url: '/artists/kemi/', external: false } },
    { name: 'Zino9', link: { label: 'Zino9', url: 'https://zino9.example', external: true } },
    { name: 'Ruxx', link: undefined },
  ]);
  expect(find(`${settings.artist.name}:\nOne`)).toEqual([{ name: settings.artist.name, link: undefined }]);
});

test('lyrics without names have none', () => {
  for (const lyrics of [undefined, 'One\nTwo', '[Verse 1]\nOne', 'Kemi sang:\nOne'])
    expect(find(lyrics)).toBeUndefined();
});
