/** The first screen of Home, in every look: what home.yaml chooses, and the announced release in its place. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LOOKS } from '../../generator/site/schema/look.ts';
import { all, attribute, type Document, destination, islandProps, one, parse, text } from '../helpers/dom.ts';
import { pickOf } from '../helpers/matrix.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const NOW = { SOURCE_DATE_EPOCH: String(Date.parse('2026-11-26') / 1000) };
const PICTURE = "picture: photos/stage.jpg\npicture_alt: A small stage\ncredit: 'Photo: Kim Ro'\n";
const OPENINGS = {
  portrait: `lead: portrait\n${PICTURE}`,
  stage: `lead: stage\n${PICTURE}`,
  film: `lead: film\n${PICTURE}video: https://www.youtube.com/watch?v=abcdefghijk\n`,
  elsewhere: `lead: film\n${PICTURE}video: https://clips.example/1\n`,
  announced: `announced: true\nlead: stage\n${PICTURE}`,
};

let site: TestSite;
beforeAll(async () => {
  site = makeSite(
    {
      'content/releases/first-light.md': RELEASE.replace('genre:', 'artwork_url: artwork/out.jpg\ngenre:'),
      'content/releases/night-tide.md': RELEASE.replace('First Light', 'Night Tide').replace(
        'release_date: 2024-05-03',
        'release_date: 2026-12-11\npresave_url: https://presave.example/tide\nartwork_url: artwork/coming.jpg',
      ),
      'assets/logos/name.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h300v100z"/></svg>',
      'content/pages/press.yaml': 'photos: [{file: photos/press.jpg, title: A, alt: Somebody}]\n',
      'assets/photos/stage.jpg': await drawCover(90, 60).jpeg().toBuffer(),
      'assets/photos/press.jpg': await drawCover(60, 90).jpeg().toBuffer(),
      'assets/artwork/out.jpg': await drawCover(60, 60, '#0e4a4f').jpeg().toBuffer(),
      'assets/artwork/coming.jpg': await drawCover(60, 60, '#8a1c4a').jpeg().toBuffer(),
    },
    { keep: true },
  );
  return () => removeSite(site.root);
});

async function build(look: string, home: string): Promise<Document> {
  site.write('content/site.yaml', `${SITE_YAML}look: {style: ${look}}\n`);
  site.write('content/pages/home.yaml', home);
  const { code, stderr } = await site.run(['build'], NOW);
  expect(code, stderr).toBe(0);
  return parse(site.read('dist/index.html'));
}

/** The pictures of a page by the names of their files, in its order. */
const picturesOf = (home: Document, wanted = {}) =>
  all(one(home, 'main'), 'img', wanted).map(
    (image) => /([a-z]+)-\w+-\d+\.\w+$/.exec(attribute(image, 'src'))?.[1],
  );
/** Pictures that are fetched at once. */
const firstOf = (home: Document) => picturesOf(home, { loading: 'eager' });
const scriptsOf = (home: Document) =>
  all(home, 'script', { src: true }).filter((script) => attribute(script, 'src').includes('countdown'));

describe.each(pickOf(LOOKS, 'sleeve', 'zine'))('in the look %s', (look) => {
  it.each(['portrait', 'stage'] as const)('%s is what is fetched at once, with its credit', async (lead) => {
    const home = await build(look, OPENINGS[lead]);
    expect(firstOf(home)).toEqual(['stage']);
    expect(all(home, 'img', { alt: 'A small stage', fetchpriority: 'high' })).toHaveLength(1);
    expect(text(one(home, 'main'))).toContain('Photo: Kim Ro');
    expect(picturesOf(home).filter((name) => name === 'out')).toHaveLength(1);
  });

  it('a film has its player, or a link to a host without one', async () => {
    const film = await build(look, OPENINGS.film);
    expect(firstOf(film)).toEqual(['stage']);
    expect(islandProps(film, 'video-player')).toHaveLength(1);
    expect(all(film, 'iframe')).toEqual([]);
    const elsewhere = await build(look, OPENINGS.elsewhere);
    expect(firstOf(elsewhere)).toEqual(['stage']);
    expect(destination(elsewhere, 'Watch on clips.example')).toBe('https://clips.example/1');
  });

  it('a drawing is the name, in the colour of the text and for those who hear it', async () => {
    const home = await build(`${look}, logo: logos/name.svg`, OPENINGS.portrait);
    const drawing = one(one(home, 'h1'), 'span', { role: 'img', 'aria-label': 'Artist' });
    expect(attribute(drawing, 'style')).toMatch(
      /aspect-ratio:3;.*mask:url\("\/downloads\/logos\/name\.svg"\)/,
    );
    expect(attribute(drawing, 'style')).toContain('background-color:currentcolor');
    const release = parse(site.read('dist/music/releases/first-light/index.html'));
    expect(all(one(release, 'header'), 'span', { role: 'img', 'aria-label': 'Artist' })).toHaveLength(1);
    expect(text(one(release, 'h1'))).toBe('First Light');
  });

  it('a drawing with a background is refused, as it would be a block', async () => {
    const block = '<path fill="#fff" d="M0 0h300v100H0z"/><path d="M0 0h300v100z"/>';
    site.write(
      'assets/logos/block.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${block}</svg>`,
    );
    site.write('content/site.yaml', `${SITE_YAML}look: {style: ${look}, logo: logos/block.svg}\n`);
    const { code, stderr } = await site.run(['check'], NOW);
    expect([code, stderr]).toEqual([1, expect.stringContaining('logo/filled')]);
  });

  it('an announced release leads with its cover, its day and its pre-save, until it is out', async () => {
    const home = await build(look, OPENINGS.announced);
    const main = text(one(home, 'main'));
    expect(main).toContain('Out Friday 11 December 2026');
    expect(main).not.toContain('Photo: Kim Ro');
    expect(one(home, 'p', { 'data-countdown': '2026-12-11' }).attribs).toMatchObject({
      ...{ 'data-timezone': 'UTC', 'data-locale': 'en-US-u-nu-latn' },
    });
    expect(all(home, 'a', { href: 'https://presave.example/tide' })).toHaveLength(1);
    expect(all(home, 'a', { href: '/music/releases/night-tide/' }).length).toBeGreaterThan(0);
    // The latest release keeps its place.
    expect(picturesOf(home).filter(Boolean).sort()).toEqual(['coming', 'out']);
    expect(scriptsOf(home)).toHaveLength(1);

    const { code, stderr } = await site.run(['build', '--as-of', '2026-12-11'], NOW);
    expect(code, stderr).toBe(0);
    const outDay = parse(site.read('dist/index.html'));
    expect(all(outDay, '*', { 'data-countdown': true })).toEqual([]);
    expect([firstOf(outDay), scriptsOf(outDay)]).toEqual([['stage'], []]);
    expect(text(one(outDay, 'main'))).toContain('Night Tide');
  });
});

it('without the keys, Home has neither, and no script that counts', async () => {
  const home = await build('sleeve', 'explore: Start with these.\n');
  expect(firstOf(home)).toEqual(['out']);
  expect(text(one(home, 'section', { id: 'coming' }))).toContain('Night Tide');
  expect(site.list('dist/assets/islands').filter((name) => name.includes('countdown'))).toEqual([]);
});
