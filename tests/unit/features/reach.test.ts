/** Contact pages: words by the kind of artist, links of labels, numbers that ring. */
import { expect, test } from 'vitest';
import { listContacts } from '../../../generator/site/contacts.ts';
import { variantsOf } from '../../../generator/site/speech.ts';
import { wordsFor } from '../../../generator/site/words/index.ts';
import { loadFiles, SITE } from '../../helpers/content.ts';

test.each(['en', 'de', 'fr', 'es', 'it', 'pt', 'tr', 'ar'])(
  'nobody asks a composer for concerts: %s',
  (code) => {
    const read = (kind: 'composer' | 'ensemble') =>
      wordsFor(code, undefined, variantsOf({ address: undefined, artist: { name: 'A', kind } }));
    const [composer, ensemble] = [read('composer'), read('ensemble')];
    for (const words of [
      (from: typeof composer) => from.contact.booking,
      (from: typeof composer) => from.pages.bookings,
    ])
      expect(words(composer)).not.toBe(words(ensemble));
    expect(composer.pages.events).toBe(ensemble.pages.events);
  },
);

test('a link in the label of a field has its place', async () => {
  const label = 'I agree to the [privacy policy](/privcy/)';
  const { content } = await loadFiles({
    'site.yaml': `${SITE.replace(/contact:.*\n/, '')}contact:\n  fields:\n    - {name: agree, label: '${label}', type: checkbox}\n`,
  });
  const found = content?.site.links.find(({ url }) => url === '/privcy/');
  expect(found).toMatchObject({ line: SITE.split('\n').length + 1 });
});

test.each([
  ['(310) 555-0199', ['(310) 555-0199'], []],
  ['+1 310 555 0199', [], ['tel:+13105550199']],
])('a contact with the number %s', (phone, facts, urls) => {
  const [person] = listContacts({ contacts: [{ name: 'Ana Reis', phone }] });
  expect([person?.facts, person?.links.map(({ url }) => url)]).toEqual([facts, urls]);
});
