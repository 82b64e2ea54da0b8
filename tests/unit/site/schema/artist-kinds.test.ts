/** Words for an artist, and the kind that they mean. */
import { expect, test } from 'vitest';
import {
  ARTIST_KINDS,
  findArtistKind,
  suggestArtistKind,
} from '../../../../generator/site/schema/artist-kinds.ts';
import { loadFiles } from '../../../helpers/content.ts';

test.each([
  [
    'ensemble',
    'Streichquartett, string quartet, Klavierduo, orchestra, Trio, Kammerorchester, quatuor à cordes, cuarteto de cuerda, yaylı dörtlü, رباعي, opera',
  ],
  ['choir', 'Chor, Kinderchor, chœur, choeur, coro, Gospel Choir, koro, جوقة, vocal ensemble'],
  ['composer', 'Komponistin, compositeur, film composer, besteci, compositora'],
  [
    'singer',
    'Sängerin, saengerin, singer-songwriter, chanteuse, cantautore, vocalist, jazz singer, şarkıcı, مغني, Sopran, opera singer',
  ],
  ['solo', 'Pianistin, violinist, Solo artist, musicien, conductor'],
  ['band', 'duo, Rockband, Gruppe, groupe, banda, müzik grubu, فرقة, band'],
  ['dj', 'producer, Produzentin, DJ, DJane, beatmaker'],
  ['rapper', 'MC, rappeuse, Rapper, rap, hip-hop, hip-hop artist'],
  ['label', 'record label, Plattenlabel, netlabel, sello discográfico'],
  ['collective', 'Kollektiv, crew, Rap-Kollektiv, colectivo, collettivo'],
])('%s is found for %s', (kind, words) => {
  expect(words.split(', ').map((word) => [word, findArtistKind(word)])).toEqual(
    words.split(', ').map((word) => [word, kind]),
  );
});

test('a slip of the pen is answered with the nearest kind, and what is no artist with all', () => {
  expect(['ensembel', 'chior', 'raper', 'Streichquartet'].map(suggestArtistKind)).toEqual([
    'Did you mean ensemble?',
    'Did you mean choir?',
    'Did you mean rapper?',
    'Did you mean ensemble?',
  ]);
  const all = `It must be one of these: ${ARTIST_KINDS.join(', ')}.`;
  expect(['bakery', 'x', 'toString'].map(suggestArtistKind)).toEqual([all, all, all]);
  expect(['', 'bakery', 'ensembel', 'toString'].map(findArtistKind)).toEqual(Array(4).fill(undefined));
  expect(ARTIST_KINDS.map(findArtistKind)).toEqual(ARTIST_KINDS);
});

test.each([
  ['Streichquartett', 'ensemble'],
  ['string quartet', 'ensemble'],
  ['Sängerin', 'singer'],
  ['Kollektiv', 'collective'],
])('site.yaml answers %s with the kind', async (word, kind) => {
  const { problems } = await loadFiles({
    'site.yaml': `base_url: https://a.example\nartist:\n  name: A\n  kind: ${word}\n`,
  });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['schema/value', `Did you mean "${kind}"?`],
  ]);
});
