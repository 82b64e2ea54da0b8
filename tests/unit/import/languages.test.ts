/** Sites in several languages: what any of them says is what the site says. */
import { describe, expect, test } from 'vitest';
import { changes, itemOf, planFor, release, verdicts } from './helpers.ts';
import { makeSite, type SmallSite } from './write/site.ts';

const SITE =
  'base_url: https://noor.example\nlanguages: [{code: ar, name: العربية}, {code: en, name: English}]\nartist: {name: نور, en: {name: Noor Vale}}\n';

const bilingual = (files: Record<string, string>): SmallSite =>
  makeSite({ 'content/site.yaml': SITE, ...files });

const RELEASE = (block: string) =>
  `---\ntitle: سطر واحد\ntype: single\nrelease_date: 2024-05-01\nduration: 3:20\n${block}---\n`;

describe('an entry is found by its title in another language', () => {
  const song = release({ title: 'One Line', type: 'single', release_date: '2024-05-01', duration: '3:20' });
  test.each<[string, Record<string, string>]>([
    ['in a block', { 'content/releases/line.md': RELEASE('en: {title: One Line}\n') }],
    [
      'in a file',
      {
        'content/releases/line.md': RELEASE(''),
        'content/releases/line.en.md': '---\ntitle: One Line\n---\nWords.\n',
      },
    ],
  ])('a release, %s', async (_, files) => {
    expect(verdicts(await planFor(bilingual(files).content, [song]))).toEqual(['same releases/line.md']);
  });

  test('a record, by the titles of its tracks', async () => {
    const { content } = bilingual({
      'content/releases/lines.md':
        '---\ntitle: سطور\ntype: ep\nrelease_date: 2024-05-01\nen: {title: Lines}\ntracks:\n  - {title: أول, en: {title: First}}\n  - {title: ثان, en: {title: Second}}\n---\n',
    });
    const items = [
      release({
        title: 'Lines',
        type: 'ep',
        release_date: '2024-05-01',
        tracks: [{ title: 'First', duration: '1:00' }, { title: 'Second' }],
      }),
    ];
    const plan = await planFor(content, items);
    expect(verdicts(plan)).toEqual(['fills releases/lines.md']);
    expect(changes(plan)).toEqual(['fills tracks.0.duration: "1:00"']);
  });

  test('a show, with the names of its place and its city', async () => {
    const { content } = bilingual({
      'content/pages/events.yaml':
        'title: حفلات\nvenues:\n  roof: {name: السطح, city: بيروت, country: لبنان, en: {name: The Roof, city: Beirut}}\nevents:\n  - {title: ليلة, date: 2027-01-02, venue: roof, en: {title: A night}}\n  - {title: مساء, date: 2027-02-02, city: القاهرة, en: {title: An evening, city: Cairo}}\n',
    });
    const items = [
      itemOf('events', { title: 'A night', date: '2027-01-02', venue: 'The Roof', city: 'Beirut' }),
      itemOf('events', { title: 'An evening', date: '2027-02-02', city: 'Cairo' }),
      itemOf('events', { title: 'مساء', date: '2027-02-02', city: 'القاهرة' }),
    ];
    const plan = await planFor(content, items);
    expect(changes(plan)).toEqual([]);
    expect(verdicts(plan)).toEqual(['same pages/events.yaml', 'same pages/events.yaml']);
  });

  test('mixes, news, pages and artists', async () => {
    const { content } = bilingual({
      'content/mixes/nights.md':
        '---\nepisode_title: ليال\nrelease_date: 2024-05-01\nsoundcloud_url: https://soundcloud.com/noor/x\nen: {episode_title: Nights}\n---\n',
      'content/news/out.md': '---\ntitle: صدرت\ndate: 2024-05-01\n---\nنص.\n',
      'content/news/out.en.md': '---\ntitle: Out now\n---\nIt is out.\n',
      'content/pages/lessons.md': '---\ntitle: دروس\nen: {title: Lessons}\n---\n',
      'content/artists/ada.md': '---\nname: آدا\nen: {name: Ada Lind}\n---\n',
    });
    const items = [
      itemOf('mixes', { episode_title: 'Nights', release_date: '2024-05-01' }),
      { ...itemOf('news', { title: 'Out now', date: '2024-05-01' }), body: 'It is out.' },
      itemOf('ownPages', { title: 'Lessons' }),
      itemOf('artists', { name: 'Ada Lind' }),
    ];
    const plan = await planFor(content, items);
    expect(verdicts(plan)).toEqual([
      'same mixes/nights.md',
      'same news/out.md',
      'same pages/lessons.md',
      'same artists/ada.md',
    ]);
  });

  test('a song of a sales report', async () => {
    const { content } = bilingual({
      'content/releases/lines.md':
        '---\ntitle: سطور\ntype: ep\nrelease_date: 2024-05-01\ntracks:\n  - {title: أول, isrc: AA6Q72500047, en: {title: First}}\n  - {title: ثان, en: {title: Second}}\n---\n',
    });
    const songs = [release({ title: 'Second', isrc: 'AA6Q72500048' }, 'sales', { fillsOnly: true })];
    expect((await planFor(content, songs)).entries.map(({ candidates }) => candidates)).toEqual([
      [{ file: 'releases/lines.md', title: 'سطور', why: 'a track of it has this title' }],
    ]);
    const plan = await planFor(content, songs, { Second: 'releases/lines.md' });
    expect(changes(plan)).toEqual(['fills tracks.1.isrc: "AA6Q72500048"']);
  });
});
