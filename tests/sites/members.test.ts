/** Members of a band: their faces on About, and what search engines get of them. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSite, SITE_YAML } from '../helpers/site.ts';

const PHOTO = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c60' } })
  .jpeg()
  .toBuffer();
const withMembers = (members: string) =>
  SITE_YAML.replace('{name: Artist}', `\n  name: Artist\n  members:\n${members}`);

test('stand side by side on About, with face, name, instrument and text', async () => {
  const site = makeSite({
    'content/site.yaml': withMembers(`    - name: Kim Ro
      instrument: Drums
      photo: photos/kim.jpg
      photo_alt: Kim behind the drums
      focus: top
      text: Writes the *quiet* ones.
      profiles: [{name: Instagram, url: "https://www.instagram.com/kim.ro/"}]
    - {name: Ada Lind, instrument: Bass, role: Producer, from: 2019}
    - {name: Jo Ek, until: 2020}
`),
    'assets/photos/kim.jpg': PHOTO,
  });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);

  const about = site.read('dist/about/index.html');
  const cards = about
    .split('<li class="way person">')
    .slice(1)
    .map((card) => card.split('</section>', 1)[0] ?? '');
  expect(
    cards.map((card) =>
      card
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ).toEqual([
    'Kim Ro Drums Writes the quiet ones. Instagram : Kim Ro (opens in a new tab)',
    'A Ada Lind Bass Producer since 2019',
    'Jo Ek until 2020',
  ]);
  expect(about).toContain('alt="Kim behind the drums"');
  expect(about).toMatch(/object-position:50% 0%/);
  expect(about).not.toContain('class="row member"');

  const ld = site.read('dist/index.html');
  expect(ld).toContain('"sameAs":["https://www.instagram.com/kim.ro/"]');
  expect(ld).toMatch(/"name":"Kim Ro","image":"https:\/\/artist\.example\/assets\/[^"]+"/);
  expect(ld).toContain('"roleName":["Bass","Producer"]');
  expect(JSON.parse(site.read('dist/artist.json')).members[0]).toEqual({
    name: 'Kim Ro',
    instrument: 'Drums',
    profiles: [{ name: 'Instagram', url: 'https://www.instagram.com/kim.ro/' }],
  });
});

test('are rows where only their names are known', async () => {
  const site = makeSite({
    'content/site.yaml': withMembers('    - {name: Kim Ro, role: Drums}\n    - Ada Lind\n'),
  });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  const about = site.read('dist/about/index.html');
  expect(about.match(/class="row member"/g)).toHaveLength(2);
  expect(about).not.toContain('person"');
});
