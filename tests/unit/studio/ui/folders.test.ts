/** Where a file goes that is dropped onto a field: the folder of the field's example, of every field that takes one. */
import { expect, test } from 'vitest';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { fieldOf, folderOf, type Schema } from '../../../../generator/studio/ui/state/schema.ts';

await loadSchemas();

/** The folders of all fields for pictures or recordings, by the field. */
function listFolders(): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  const walk = (schema: Schema, path: string): void => {
    const field = fieldOf(schema);
    if (field.as === 'picture' || field.as === 'recording') found.set(path, folderOf(schema));
    if (field.as === 'list') walk(field.item, `${path}[]`);
    if (field.as === 'table') walk(field.value, `${path}.*`);
    if (field.as === 'group')
      for (const [key, each] of Object.entries(field.schema.properties ?? {})) walk(each, `${path}.${key}`);
    if (field.as === 'variants') for (const each of field.variants) walk(each, path);
  };
  for (const kind of ALL_KINDS) walk(formSchemaOf(kind, []), kind);
  return found;
}

test.each([
  ['releases.artwork_url', 'artwork'],
  ['remixes.artwork_url', 'artwork'],
  ['mixes.artwork_url', 'artwork'],
  ['pages/about.image', 'photos'],
  ['pages/events.events[].image', 'photos'],
  ['pages/press.photos[].file', 'photos'],
  ['pages/merch.items[].picture', 'merch'],
  ['pages/merch.items[].pictures[]', 'merch'],
  ['releases.audio', 'audio'],
  ['releases.tracks[].audio', 'audio'],
])('%s goes into %s/', (field, folder) => {
  expect(Object.fromEntries(listFolders())).toMatchObject({ [field]: folder });
});

test('the folders of all fields', () => {
  expect([...listFolders()].map(([field, folder]) => `${field} ${folder}`).sort()).toMatchSnapshot();
});
