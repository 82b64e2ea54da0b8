/** Credits of a release or a track. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { personName, properName, text, webUrl } from '../../engine/values/index.ts';

/** A role, and everybody who had it. */
export interface Credit {
  role: string;
  names: string[];
  /** Address with more about them. */
  url?: string | undefined;
}

const names = z
  .union([personName, z.array(personName).min(1)], 'must be a name, or a list of names in brackets')
  .meta({ value: 'text', person: true, translatable: true, $comment: 'name, or list of names' });

const byRole = z.record(z.string().trim().min(1, 'must not be empty'), names);

const rows = z.array(
  z.strictObject({
    role: key(text, 'What was done.', 'Vocals'),
    name: key(names, 'Who did it: a name, or a list of names.', 'Name of the singer'),
    url: optional(webUrl, 'Where to find more about them.', 'https://singer.example'),
  }),
);

/** `{Vocals: Name}` or `[{role: Vocals, name: Name, url: …}]`, where each name may be a list of names. */
export const credits = optional(
  z
    .union([byRole, rows], 'must be roles with names, such as  Vocals: Name')
    .transform((written): Credit[] => (Array.isArray(written) ? written.map(readRow) : readRoles(written)))
    .meta({ value: 'credits', $comment: 'roles and names, or list of groups' }),
  'Who did what: role and name, or a list of names. Or a list of role, name and url.',
  { Producer: '{artist}', Vocals: ['Name of the singer', 'Name of another'] },
);

/** People with a role that has its own key: a name, or a list of names. */
export const nameList = names
  .transform(listNames)
  .meta({ value: 'text', person: true, translatable: true, $comment: 'name, or list of names' });

/** Companies: a name, or a list of names. */
export const companyList = z
  .union([properName, z.array(properName).min(1)], 'must be a name, or a list of names in brackets')
  .transform(listNames)
  .meta({ value: 'text', proper: true, $comment: 'name, or list of names' });

type Names = z.output<typeof names>;

function readRow({ role, name, url }: z.output<typeof rows>[number]): Credit {
  return { role, names: listNames(name), ...(url && { url }) };
}

function readRoles(written: Record<string, Names>): Credit[] {
  return Object.entries(written).map(([role, name]) => ({ role, names: listNames(name) }));
}

function listNames(name: Names): string[] {
  return Array.isArray(name) ? name : [name];
}
