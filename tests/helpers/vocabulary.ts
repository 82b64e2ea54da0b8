/** Structured data as other programs read it: expanded by a processor, and checked with the vocabulary of schema.org. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expand } from 'jsonld';

const VOCABULARY = 'https://schema.org/';
/** Definitions of the names in its data by the context of schema.org. Makes no network request. */
const CONTEXT = { '@context': { '@vocab': VOCABULARY, id: '@id', type: '@type' } };

/** Properties of a type. */
interface TypeRow {
  /** Ranges of each property: classes, `Text`, `URL`, enumerations. Those of wider types included. */
  properties: ReadonlyMap<string, readonly string[]>;
  /** The type itself and all wider ones. */
  kinds: ReadonlySet<string>;
}

interface Vocabulary {
  types: ReadonlyMap<string, TypeRow>;
  /** Values by the name of their enumeration: `ItemAvailability` has `InStock`. */
  enumerations: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Written as a plain text, though they are things to schema.org. */
const TEXTS = ['Text', 'URL', 'Duration', 'PronounceableText', 'Distance'];
/** As much of it as is known: ISO 8601 has years alone. */
const DAY = /^\d{4}(?:-\d{2}){0,2}(?!\d)/;

let known: Vocabulary | undefined;

/**
 * Lists the misfits of a processor: dropped values, unknown types, properties that are not those of their type, and values that are not
 * those of their property.
 */
export async function listMisfits(documents: readonly object[]): Promise<string[]> {
  known ??= readVocabulary();
  const faults: string[] = [];
  for (const document of documents)
    for (const node of await expandThings(document)) check(node, '', known, faults);
  return faults;
}

/** A thing of schema.org as a processor has it. */
interface Thing {
  type: string;
  /** Empty if it has none. */
  id: string;
  name: string;
  /** The names of what is below one of its properties, things or texts. */
  below(property: string): string[];
}

/** All things of a page with a name, those within others too. */
export async function listThings(documents: readonly object[]): Promise<Thing[]> {
  const all = await Promise.all(documents.map(expandThings));
  return all.flat().flatMap(collect);
}

function collect(node: unknown): Thing[] {
  if (Array.isArray(node)) return node.flatMap(collect);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(collect);
  const [name] = namesBelow(node, 'name');
  const id = '@id' in node ? String(node['@id']) : '';
  const below = (property: string) => namesBelow(node, property);
  return name === undefined ? within : [{ type: typesOf(node).join(), id, name, below }, ...within];
}

function namesBelow(node: object, property: string): string[] {
  const values = Object.entries(node).find(([key]) => nameOf(key) === property)?.[1] ?? [];
  return [values].flat().flatMap((value: object) => {
    if ('@list' in value && Array.isArray(value['@list']))
      return value['@list'].flatMap((each) => namesBelow(each, 'name'));
    return '@value' in value ? String(value['@value']) : namesBelow(value, 'name');
  });
}

/** Expands in safe mode, in which anything that would be dropped is an error. */
function expandThings(document: object): Promise<object[]> {
  return expand(document, { safe: true, documentLoader });
}

async function documentLoader(url: string) {
  if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`There is no context ${url}`);
  return { contextUrl: null, document: CONTEXT, documentUrl: url };
}

/** @param of the property that the node is under */
function check(node: unknown, of: string, vocabulary: Vocabulary, faults: string[]): void {
  if (Array.isArray(node)) for (const each of node) check(each, of, vocabulary, faults);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { types: all } = vocabulary;
  const types = typesOf(node);
  for (const type of types) if (!all.has(type)) faults.push(`there is no type ${type}`);
  for (const [iri, value] of Object.entries(node)) {
    if (iri.startsWith('@')) continue;
    // An action says of its properties what is put in: https://schema.org/docs/actions.html
    const isInput = /-(?:in|out)put$/.test(iri);
    const property = nameOf(iri).replace(/-(?:in|out)put$/, '');
    const ranges = types.flatMap((type) => all.get(type)?.properties.get(property) ?? []);
    // A role repeats the property that it says more about: https://schema.org/Role
    const isRepeated = types.some((type) => type.endsWith('Role')) && property === of;
    if (ranges.length === 0 && !isRepeated) faults.push(`${types.join()} has no ${property}`);
    else if (!isRepeated && !isInput)
      faults.push(...checkValues(types.join(), property, value, ranges, vocabulary));
    check(value, property, vocabulary, faults);
  }
}

function checkValues(
  of: string,
  property: string,
  values: unknown,
  ranges: readonly string[],
  vocabulary: Vocabulary,
): string[] {
  return [values].flat().flatMap((value) => {
    const isValid = fits(value, ranges, vocabulary);
    return isValid ? [] : [`${property} of ${of} cannot be ${JSON.stringify(value)}`];
  });
}

/** Returns true if a value of an expanded document is in the range of its property. */
function fits(value: unknown, ranges: readonly string[], { types, enumerations }: Vocabulary): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('@list' in value && Array.isArray(value['@list']))
    return value['@list'].every((each) => fits(each, ranges, { types, enumerations }));
  if ('@value' in value) return ranges.some((range) => isLiteral(value['@value'], range, enumerations));
  const named = typesOf(value);
  // A thing that is described elsewhere.
  if (named.length === 0) return '@id' in value;
  return named.some(
    (type) => type.endsWith('Role') || ranges.some((range) => types.get(type)?.kinds.has(range)),
  );
}

function isLiteral(value: unknown, range: string, enumerations: Vocabulary['enumerations']): boolean {
  if (range === 'Boolean') return typeof value === 'boolean';
  if (['Number', 'Integer', 'Float'].includes(range)) return Number.isFinite(Number(value));
  if (typeof value !== 'string') return false;
  // The address stands for what is there: developers.google.com/search/docs/appearance/structured-data/breadcrumb
  if (range === 'Thing') return URL.canParse(value);
  if (range === 'Date' || range === 'DateTime') return DAY.test(value);
  if (range === 'Time') return /^\d\d:\d\d:\d\d$/.test(value);
  return TEXTS.includes(range) || (enumerations.get(range)?.has(nameOf(value)) ?? false);
}

function typesOf(node: object): string[] {
  const given: unknown = '@type' in node ? node['@type'] : [];
  return [given].flat().map((type) => nameOf(String(type)));
}

function nameOf(iri: string): string {
  return iri.startsWith(VOCABULARY) ? iri.slice(VOCABULARY.length) : iri;
}

interface Part {
  wider: string[];
  own: [property: string, ranges: string[]][];
  type: string | undefined;
}

/** Reads the types that Google generates from schema.org: `interface MusicAlbumBase extends MusicPlaylistBase { … }`. */
function readVocabulary(): Vocabulary {
  const path = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const source = readFileSync(path, 'utf8');
  const parts = new Map<string, Part>();
  for (const [, name = '', wider = '', body = ''] of source.matchAll(
    /interface (\w+)(?: extends ([^{]+))? \{\n(.*?)\n\}/gs,
  )) {
    const own = [...body.matchAll(/^ {4}"(\w+)"\??: (?:SchemaValue<(.*?), "|)/gm)].map(
      ([, property = '', range = '']): Part['own'][number] => [property, range.split(' | ')],
    );
    const type = /"@type": "([\w ]+)"/.exec(body)?.[1];
    parts.set(name, { wider: wider.split(', ').map((each) => each.trim()), own, type });
  }
  const collect = (name: string): Part['own'] => {
    const part = parts.get(name);
    return part ? [...part.own, ...part.wider.flatMap(collect)] : [];
  };
  const climb = (name: string): string[] => [
    name.replace(/(?:Base|Leaf)$/, ''),
    ...(parts.get(name)?.wider.flatMap(climb) ?? []),
  ];
  const row = (name: string): TypeRow => ({
    properties: new Map(collect(name)),
    kinds: new Set(climb(name)),
  });
  const types = [...parts].flatMap(([name, { type }]): [string, TypeRow][] =>
    type ? [[type, row(name)]] : [],
  );
  // Roles are generic: `type OrganizationRoleLeaf<…> = Omit<OrganizationRoleBase, …> & {`.
  const roles = [...source.matchAll(/type (\w+Role)Leaf<.*?> = Omit<(\w+),/g)].map(
    ([, type = '', base = '']): [string, TypeRow] => [type, row(base)],
  );
  const enumerations = [...source.matchAll(/^export type (\w+) = ("https:\/\/schema\.org\/.*);$/gm)].map(
    ([, name = '', values = '']): [string, Set<string>] => [
      name,
      new Set([...values.matchAll(/"(\w+)"/g)].map(([, value = '']) => value)),
    ],
  );
  return { types: new Map([...types, ...roles]), enumerations: new Map(enumerations) };
}
