/** A composer for film and the concert hall: work that is no record, in lists, on pages and for programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildArtist } from '../helpers/artists.ts';
import { readPage } from '../helpers/html.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';

const { root } = await buildArtist('claire-aubert');
const site = { read: (path: string) => readFileSync(join(root, path), 'utf8') };
const read = (route: string) => readPage(site, `${route}index.html`);

describe('scores', () => {
  it('are listed by kind and year, those with a still first', () => {
    const page = read('/scores/');
    expect(page.texts('h2').slice(0, 2)).toEqual(['Film', 'Television']);
    expect(page.texts('h3')).toEqual([
      ...['The Salt Path Home', 'La Dernière Écluse', 'Northern Line', 'The Quiet Hours'],
      ...['Harrow Street', 'Blackwater', 'The Archivist', 'Ocean Deep', 'Marée basse'],
    ]);
    expect(page.text).toContain('2022–2023The ArchivistTom Reed2 series');
  });

  it('have a page with their makers, cues, awards and album, and nothing of the trailer before a click', () => {
    const page = read('/scores/salt-path-home/');
    expect(page.text).toContain('DirectorMarta OliveiraProductionLowtide Films, BBC Film');
    expect(page.text).toContain('Composer, orchestratorClaire Aubert');
    expect(page.text).toMatch(/01.*The Salt PathCalm · Hope0:0202.*Leaving the FarmGrief · 72 BPM/);
    expect(page.text).toContain('Ivor Novello AwardBest Original Film Score2026Nominated');
    expect(page.addresses).toContain('/music/releases/salt-path-home/');
    expect(page.addresses.filter((url) => url.includes('vimeo'))).toEqual(['https://vimeo.com/76979871']);
    expect(page.all('iframe')).toEqual([]);
    const [french] = readPage(site, 'fr/scores/salt-path-home/index.html').texts('h2');
    expect(french).toBe('Notes');
  });

  it('are films with a director, a composer, and what they won', () => {
    const [data] = read('/scores/northern-line/').jsonLd;
    expect(data).toMatchObject({
      '@type': 'Movie',
      name: 'Northern Line',
      datePublished: '2024',
      director: { '@type': 'Person', name: 'Sam Okafor' },
      musicBy: { '@id': 'https://claire-aubert.example/#artist' },
      award: ['BIFA: Best Music (2024)'],
    });
    expect(read('/scores/archivist/').jsonLd[0]).toMatchObject({ startDate: '2022', endDate: '2023' });
    expect(read('/scores/ocean-deep/').jsonLd[0]).toMatchObject({ '@type': 'TVSeries' });
    expect(JSON.stringify(read('/scores/salt-path-home/').jsonLd[0])).not.toContain('award');
  });

  it('lead Home of a composer, the menu and the footer', () => {
    const home = read('/');
    expect(home.texts('h2')[0]).toBe('Scores');
    expect(home.text).toContain('The Salt Path Home, 2026');
    expect(home.addresses.filter((url) => url === '/scores/').length).toBeGreaterThan(2);
    expect(site.read('sitemap.xml')).toContain('/scores/harrow-street/');
  });

  it('are off without their folder', () => {
    const plain = makeSite({ 'content/site.yaml': SITE_YAML });
    expect(plain.list('content').some((file) => file.includes('scores'))).toBe(false);
  });
});

it('what cannot be is reported', async () => {
  const broken = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/scores/one.md': `---
title: One
kind: movie
director: Kim Ro
year: 2023-2025
album: nothing
cues:
  - {title: First, audio_url: 'https://files.example/a.mp3', from: '1:00', to: '0:30'}
---
`,
  });
  const { stderr } = await broken.run(['check']);
  expect(readProblems(stderr).map(({ at, code }) => `${at} ${code}`)).toContainEqual(
    expect.stringMatching(/^content\/scores\/one\.md:3:\d+ schema\/value$/),
  );
  broken.write('content/scores/one.md', broken.read('content/scores/one.md').replace('movie', 'film'));
  const { stderr: then } = await broken.run(['check']);
  const codes = readProblems(then).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['cue/order', 'score/no-album']));
});
