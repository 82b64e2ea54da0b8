/** The file of those who meet every week. */

import { kind } from '../../engine/content/kind.ts';
import { ROUTES } from '../../site/routes.ts';

export const kinds = {
  'pages/groups': kind(async () => (await import('./schema.ts')).groups, {
    // Only this file: a custom page may have the name too.
    files: ['pages/groups.yaml'],
    schemaFile: 'page-groups',
    noun: 'pages/groups.yaml',
    about: 'Choirs, ensembles and classes that meet every week. The page is there where this file is.',
    route: ROUTES.groups,
  }),
};

type GroupsKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends GroupsKinds {}
}
