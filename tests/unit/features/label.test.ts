/** Facts that a label has and a band has not: its shows are listed under who plays, and its home has all of its artists. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { TYPE_ALIASES } from '../../../generator/features/releases/schema/types.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { LANGUAGES, readWords } from '../../../generator/words/index.ts';
import { describe as describeProblem, loadFiles, SITE } from '../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../helpers/model.ts';

async function open(artists: number) {
  const names = Array.from({ length: artists }, (_, index) => `Band ${String(index + 1)}`);
  const { content, problems } = await loadFiles({
    'site.yaml': SITE.replace('name: EDDY', 'name: Rime Records\n  kind: label'),
    'pages/events.yaml': `events:
  - {title: Band 1 + Band 2, date: 2026-12-06, city: Porto, venue: Hall, artists: [Band 1, Band 2]}
  - {title: Ten Years, date: 2026-12-07, city: Porto, artists: [Band 1]}
  - {title: Party, date: 2026-12-08, city: Porto}`,
    ...Object.fromEntries(
      names.map((name) => [
        `artists/${name.toLowerCase().replace(' ', '-')}.md`,
        `---\nname: ${name}\ndescription: They play.\n---\n`,
      ]),
    ),
  });
  if (!content) throw new Error(problems.map(describeProblem).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
  return projectPages(site, makeAssets(site)).pages;
}

test('shows are listed under who plays, with the place beside it, and a title that is more than names', async () => {
  const { props } = pageAt(await open(2), '/events/', 'events');
  expect(props.upcoming.map(({ city, title, artists }) => [city, title, artists])).toEqual([
    ['Band 1, Band 2', 'Hall, Porto', ''],
    ['Band 1', 'Porto', 'Ten Years'],
    ['Party', 'Porto', ''],
  ]);
});

test.each([
  [9, 9, 'All Artists'],
  [20, 8, 'All Artists (20)'],
])('of %i artists, home shows %i, and the link says "%s"', async (all, shown, label) => {
  const { sections } = pageAt(await open(all), '/', 'home').props;
  const found = sections.flatMap((section) =>
    section.name === 'artists' ? [[section.artists.length, section.all.label]] : [],
  );
  expect(found).toEqual([[shown, label]]);
});

test.each(LANGUAGES)('a type that forms name in %s is understood in files', (language) => {
  const choices = new Map(Object.entries(readWords(language, 'choices'))).get('type');
  const types = new Set(Object.values(TYPE_ALIASES));
  for (const [type, name] of Object.entries<string>(choices ?? {}))
    if ([...types].some((each) => each === type))
      expect([type, TYPE_ALIASES[name.toLowerCase()] ?? name.toLowerCase()]).toEqual([type, type]);
});
