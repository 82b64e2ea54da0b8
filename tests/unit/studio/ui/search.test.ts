/** Fields are found by their names, by what they are for, by what is in them, and by what else people call them. */
import { expect, test } from 'vitest';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { type Field, fieldOf, type Schema } from '../../../../generator/studio/ui/state/schema.ts';
import englishItems from '../../../../generator/studio/ui/state/words/items.en.json' with { type: 'json' };
import arabicItems from '../../../../generator/words/ar/items.json' with { type: 'json' };
import arabicKeys from '../../../../generator/words/ar/keys.json' with { type: 'json' };
import { speak } from '../../../helpers/speak.ts';

speak('en');
const { findFields } = await import('../../../../generator/studio/ui/state/search.ts');
const { nameOfItem } = await import('../../../../generator/studio/ui/state/names.ts');
await loadSchemas();
const release: Schema = formSchemaOf('releases');
const find = (search: string) => findFields(Object.keys(release.properties ?? {}), release, search);

test.each([
  ['price', 'formats'],
  ['vinyl', 'formats'],
  ['song', 'tracks'],
  ['barcode', 'upc'],
  ['spotify', 'streaming_links'],
  ['producer', 'credits'],
  ['Release date', 'release_date'],
  ['  RELEASE  date ', 'release_date'],
])('%j leads to %s first', (search, key) => {
  expect(find(search)[0]).toBe(key);
});

test('what can be bought is found by that word, too', () => {
  expect(find('buy')).toContain('formats');
});

test('nothing is found by a word that is nowhere, and everything by none', () => {
  expect(find('zeppelin')).toEqual([]);
  expect(find(' ')).toEqual(Object.keys(release.properties ?? {}));
});

/** The keys of a group, or of the items of a list, that a form begins with. */
const begunWith = (schema: Schema | undefined) => {
  const field: Field | undefined = schema && fieldOf(schema);
  const group = field?.as === 'list' ? field.item : (schema ?? {});
  return Object.entries(group.properties ?? {}).flatMap(([key, each]) => (each.common ? [key] : []));
};

test('a form begins with what most people fill in', () => {
  expect(begunWith(release)).toEqual(['release_date', 'artwork_url', 'streaming_links', 'audio', 'tracks']);
  expect(begunWith(release.properties?.['streaming_links'])).toEqual([
    'spotify',
    'apple',
    'youtube',
    'soundcloud',
    'bandcamp',
  ]);
  expect(begunWith(release.properties?.['tracks'])).toEqual(['duration', 'audio']);
  expect(begunWith(release.properties?.['formats'])).toEqual(['url', 'price']);
  expect(begunWith(formSchemaOf('pages/events').properties?.['events'])).toEqual([
    'time',
    'venue',
    'city',
    'country',
    'tickets',
  ]);
  expect(begunWith(formSchemaOf('mixes'))).toEqual([
    'release_date',
    'artwork_url',
    'audio',
    'soundcloud_url',
    'tracklist',
  ]);
  expect(begunWith(formSchemaOf('remixes'))).toEqual([
    'original_artist',
    'year',
    'artwork_url',
    'audio',
    'soundcloud_url',
  ]);
  expect(begunWith(formSchemaOf('news'))).toEqual(['excerpt', 'image']);
  expect(begunWith(formSchemaOf('artists'))).toEqual(['role', 'photo', 'description']);
  const pages = ['about', 'merch', 'photos', 'press', 'videos', 'contact'] as const;
  expect(pages.map((name) => begunWith(formSchemaOf(`pages/${name}`)).join())).toEqual([
    'title,description,image,sections',
    'title,description,items',
    'title,description,sets',
    'title,description,bios,quotes,photos',
    'title,description,videos',
    'title,description,cards,message',
  ]);
  expect(begunWith(formSchemaOf('pages/merch').properties?.['items'])).toEqual(['picture', 'price', 'url']);
});

test('no form is empty', () => {
  const empty = ALL_KINDS.filter((kind) => {
    const { required = [], ...schema } = formSchemaOf(kind);
    return required.length === 0 && begunWith(schema).length === 0;
  });
  expect(empty).toEqual([]);
});

test.each([
  ['tracks', 'Track'],
  ['tracklist', 'Track'],
  ['genre', 'Genre'],
  ['inquiries', 'Inquiry'],
  ['redirect_from', 'Old address'],
  ['series', 'Series'],
  ['press', 'Press'],
  ['press_quotes', 'Press quote'],
])('an item of %s without a title is a %s', (key, name) => {
  expect(nameOfItem([key])).toBe(name);
});

test('items have names of keys that there are', () => {
  const known = Object.keys(arabicKeys);
  expect(Object.keys({ ...arabicItems, ...englishItems }).filter((key) => !known.includes(key))).toEqual([]);
});
