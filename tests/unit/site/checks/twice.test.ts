import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listProblems, release, SITE } from '../../../helpers/content.ts';

const ID = fc.stringMatching(/^[\w-]{11}$/);

/** Ways to write the address of one video, and of one profile. */
const VIDEOS = [
  'https://youtu.be/%?si=Ab1',
  'https://www.youtube.com/watch?v=%',
  'https://m.youtube.com/shorts/%',
];
const PROFILES = [
  'https://instagram.com/%',
  'https://www.instagram.com/%/',
  'http://instagram.com/%?igsh=Ab1',
];

const twice = async (files: Record<string, string>) =>
  (await listProblems(files)).filter((each) => each.includes('link/twice')).length;

const LISTS: [forms: string[], write: (urls: string[]) => Record<string, string>][] = [
  [
    VIDEOS,
    (urls) => ({
      'releases/a.md': release(
        `title: A\ntype: single\nvideos: [${urls.map((url) => `{title: V, url: "${url}"}`)}]`,
      ),
    }),
  ],
  ...['social', 'platforms'].map((key): (typeof LISTS)[number] => [
    PROFILES,
    (urls) => ({
      'site.yaml': `${SITE.replace(/social:\n.*\n/, '')}${key}: [${urls.map((url) => `{name: Instagram, url: "${url}"}`)}]\n`,
    }),
  ]),
  [
    VIDEOS,
    (urls) =>
      Object.fromEntries(
        urls.map((url, index) => [
          `mixes/${index}.md`,
          `---\nepisode_title: M${index}\nrelease_date: 2026-01-0${index + 1}\nyoutube_url: "${url}"\n---\n`,
        ]),
      ),
  ],
];

test('an address that is listed twice is reported however it is written, and another is not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LISTS),
      fc.uniqueArray(ID, { minLength: 2, maxLength: 2 }),
      fc.nat(2),
      fc.nat(2),
      async ([forms, write], [one = '', other = ''], first, second) => {
        const fill = (form: number, id: string) => (forms[form] ?? '').replace('%', id);
        expect(await twice(write([fill(first, one), fill(second, one)]))).toBe(1);
        expect(await twice(write([fill(first, one), fill(second, other)]))).toBe(0);
      },
    ),
    { numRuns: 20 },
  );
});

test('one address may be in two lists', async () => {
  const url = 'https://instagram.com/eddy.example';
  expect(await twice({ 'site.yaml': `${SITE}platforms: [{name: Instagram, url: ${url}}]\n` })).toBe(0);
});
