/** Structured data as strangers read it: expanded by a processor, and held against the vocabulary of schema.org. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expand } from 'jsonld';

const VOCABULARY = 'https://schema.org/';
/** What the context of schema.org says of the names that its data uses. The network is never asked. */
const CONTEXT = { '@context': { '@vocab': VOCABULARY, id: '@id', type: '@type' } };

/** The properties that things of each type may have, those of wider types included. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

let known: Vocabulary | undefined;

/** What a processor cannot place: dropped values, unknown types, and properties that are not those of their type. */
export async function listMisfits(documents: readonly object[]): Promise<string[]> {
  known ??= readVocabulary();
  const faults: string[] = [];
  for (const document of documents) {
    // In safe mode whatever would be dropped is an error.
    const expanded = await expand(document, { safe: true, documentLoader });
    for (const node of expanded) judge(node, '', known, faults);
  }
  return faults;
}

async function documentLoader(url: string) {
  if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`There is no context ${url}`);
  return { contextUrl: null, document: CONTEXT, documentUrl: url };
}

/** @param of the property that the node stands under */
function judge(node: unknown, of: string, vocabulary: Vocabulary, faults: string[]): void {
  if (Array.isArray(node)) for (const each of node) judge(each, of, vocabulary, faults);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { '@type': given = [], ...rest } = node as Record<string, unknown>;
  const types = (Array.isArray(given) ? given : [given]).map((type) => nameOf(String(type)));
  for (const type of types) if (!vocabulary.has(type)) faults.push(`there is no type ${type}`);
  for (const [iri, value] of Object.entries(rest)) {
    if (iri.startsWith('@')) continue;
    // An action says of its properties what is put in: https://schema.org/docs/actions.html
    const property = nameOf(iri).replace(/-(?:in|out)put$/, '');
    // A role repeats the property that it says more about: https://schema.org/Role
    const fits = types.some(
      (type) => vocabulary.get(type)?.has(property) || (type.endsWith('Role') && property === of),
    );
    if (!fits) faults.push(`${types.join()} has no ${property}`);
    judge(value, property, vocabulary, faults);
  }
}

function nameOf(iri: string): string {
  return iri.startsWith(VOCABULARY) ? iri.slice(VOCABULARY.length) : iri;
}

/** Of the types that Google generates from schema.org: `interface MusicAlbumBase extends MusicPlaylistBase { … }`. */
function readVocabulary(): Vocabulary {
  const path = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const source = readFileSync(path, 'utf8');
  const parts = new Map<string, { wider: string[]; own: string[]; type: string | undefined }>();
  for (const [, name = '', wider = '', body = ''] of source.matchAll(
    /interface (\w+)(?: extends ([^{]+))? \{\n(.*?)\n\}/gs,
  )) {
    const own = [...body.matchAll(/^ {4}"(\w+)"\??:/gm)].map(([, property = '']) => property);
    const type = /"@type": "([\w ]+)"/.exec(body)?.[1];
    parts.set(name, { wider: wider.split(', ').map((each) => each.trim()), own, type });
  }
  const collect = (name: string): string[] => {
    const part = parts.get(name);
    return part ? [...part.own, ...part.wider.flatMap(collect)] : [];
  };
  const types = [...parts].flatMap(([name, { type }]): [string, Set<string>][] =>
    type ? [[type, new Set(collect(name))]] : [],
  );
  // Roles are generic: `type OrganizationRoleLeaf<…> = Omit<OrganizationRoleBase, …> & {`.
  const roles = [...source.matchAll(/type (\w+Role)Leaf<.*?> = Omit<(\w+),/g)].map(
    ([, type = '', base = '']): [string, Set<string>] => [type, new Set(collect(base))],
  );
  return new Map([...types, ...roles]);
}
