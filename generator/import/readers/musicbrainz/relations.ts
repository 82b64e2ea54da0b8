/** Reads the relations of a release or a recording: people, works, places, addresses. */
import { fieldOf } from '../../../engine/lib/record.ts';
import type { TrackFacts } from '../../catalogue.ts';
import { given, listAt, numberAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';
import type { People } from '../shared/roles.ts';
import { rolesOf } from './roles.ts';

const LISTEN = /^(?:(?:free )?streaming|(?:purchase|download) for .+|crowdfunding page)$/;

/** @param people who did what is added to them */
export function readRelations(entity: unknown, people: People, notes: Notes) {
  const relations = listAt(entity, 'relations');
  const of = (target: string) => relations.filter((each) => textAt(each, 'target-type') === target);
  for (const relation of [...of('artist'), ...of('label')]) addPerson(relation, people, notes);
  const works = of('work').map((relation) => fieldOf(relation, 'work'));
  for (const work of works)
    for (const relation of listAt(work, 'relations'))
      if (textAt(relation, 'target-type') === 'artist') addPerson(relation, people, notes);
  const addresses = of('url').filter((each) => fieldOf(each, 'ended') !== true);
  const isHeard = (relation: unknown) => LISTEN.test(textAt(relation, 'type') ?? '');
  const urls = (list: readonly unknown[]) =>
    list.flatMap((each) => given(notes.url('Address', textAt(each, 'url', 'resource'))));
  const rights = (type: string) => readRights([...of('label'), ...of('artist')], type, notes);
  return {
    links: urls(addresses.filter(isHeard)).map((url) => ({ url })),
    /** Pages in other catalogues. */
    ids: urls(addresses.filter((each) => textAt(each, 'type') === 'discogs')),
    recorded: [...of('place'), ...of('area')].flatMap((each) => readPlace(each, notes)),
    /** ISO 639-3 codes of the words of the works. */
    languages: works.flatMap(languagesOf),
    ...readWork(works, notes),
    copyright: rights('copyright'),
    phonographic_copyright: rights('phonographic copyright'),
  };
}

/** Relations of labels and artists to a release that no sleeve prints as a role. */
const NO_ROLES = new Set(
  'copyright, phonographic copyright, publishing, distributed, manufactured, marketed, pressed, tribute'.split(
    ', ',
  ),
);

function addPerson(relation: unknown, people: People, notes: Notes): void {
  const type = textAt(relation, 'type') ?? '';
  const name = nameOf(relation, notes);
  if (name === undefined || NO_ROLES.has(type)) return;
  for (const role of rolesOf(relation)) people.add(role, name);
}

function nameOf(relation: unknown, notes: Notes): string | undefined {
  const name =
    textAt(relation, 'target-credit') ??
    textAt(relation, 'artist', 'name') ??
    textAt(relation, 'label', 'name');
  return notes.line('Name', name);
}

/** `2025 Name of the label`. */
function readRights(relations: readonly unknown[], type: string, notes: Notes): string | undefined {
  const relation = relations.find((each) => textAt(each, 'type') === type);
  const year = /^\d{4}/.exec(textAt(relation, 'begin') ?? '')?.[0];
  const name = relation === undefined ? undefined : nameOf(relation, notes);
  return year === undefined || name === undefined ? undefined : `${year} ${name}`;
}

function readPlace(relation: unknown, notes: Notes): string[] {
  const type = textAt(relation, 'type') ?? '';
  const name = textAt(relation, 'place', 'name') ?? textAt(relation, 'area', 'name');
  if (!type.startsWith('recorded') || name === undefined) return [];
  return given(notes.line('Place', given(name, textAt(relation, 'place', 'area', 'name')).join(', ')));
}

function languagesOf(work: unknown): string[] {
  const languages = listAt(work, 'languages').filter((each) => typeof each === 'string');
  return languages.length > 0 ? languages : given(textAt(work, 'language'));
}

/** The work that a recording is a part of. A medley is a part of none. */
function readWork(works: readonly unknown[], notes: Notes): Pick<TrackFacts, 'work' | 'movement'> {
  const [work, other] = works;
  if (work === undefined || other !== undefined) return {};
  const whole = listAt(work, 'relations').find(
    (each) => textAt(each, 'type') === 'parts' && textAt(each, 'direction') === 'backward',
  );
  const movement = numberAt(whole, 'ordering-key');
  const title = notes.line('Work', textAt(whole, 'work', 'title'));
  if (title === undefined || movement === undefined) return {};
  return { work: title, movement: movement > 0 && movement < 100 ? movement : undefined };
}
