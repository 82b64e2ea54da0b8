/** The manifests of a Faircamp catalogue: files in the folders that they are about. */
import { basename, dirname } from 'node:path';
import type { Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import type { Notebook, Notes } from '../shared/notes.ts';
import { type EnoField, parseEno } from './eno.ts';

type ManifestKind = 'catalog' | 'artist' | 'release' | 'track';

const KINDS: readonly ManifestKind[] = ['catalog', 'artist', 'release', 'track'];

export interface Manifest {
  readonly kind: ManifestKind;
  /** The folder that it is in, as an absolute path. */
  readonly folder: string;
  readonly fields: readonly EnoField[];
  readonly notes: Notes;
  /** Notes about a line. */
  at(field: EnoField): Notes;
}

/** @returns several of an older one, which describes the catalogue and its artists in sections of one file */
export function readManifests(
  text: string,
  file: SourceFile,
  origin: Origin,
  notebook: Notebook,
): Manifest[] {
  const { fields, faults } = parseEno(text);
  for (const { line, reason } of faults)
    notebook.about({ ...origin, line }).note(`Line ${line} of ${origin.place} is not read: ${reason}.`);
  const named = kindNamed(basename(file.path, '.eno').toLowerCase());
  const sections = new Set(
    fields.map(({ section }) => kindNamed(section)).filter((kind) => kind !== undefined),
  );
  const own = named ?? [...sections][0];
  if (own === undefined) return [];
  const make = (kind: ManifestKind, part: readonly EnoField[]): Manifest => ({
    kind,
    folder: dirname(file.path),
    fields: part,
    notes: notebook.about(origin),
    at: ({ line }) => notebook.about({ ...origin, line }),
  });
  // Settings such as `# theme` belong to the manifest itself.
  const ofKind = (kind: ManifestKind) => fields.filter(({ section }) => (kindNamed(section) ?? own) === kind);
  const kinds = KINDS.filter((kind) => kind === own || sections.has(kind));
  return kinds.flatMap((kind) =>
    kind === 'artist' ? divide(ofKind(kind)).map((part) => make(kind, part)) : [make(kind, ofKind(kind))],
  );
}

function kindNamed(name: string): ManifestKind | undefined {
  return KINDS.find((kind) => kind === (name === 'catalogue' ? 'catalog' : name));
}

/** Several artists follow each other: each begins with a name. */
function divide(fields: readonly EnoField[]): EnoField[][] {
  const parts: EnoField[][] = [];
  for (const field of fields) {
    const last = parts.at(-1);
    const isNext = field.key === 'name' && last?.some(({ key }) => key === 'name');
    if (last === undefined || isNext) parts.push([field]);
    else last.push(field);
  }
  return parts;
}
