/** The one file that every site has. */
import { kind } from '../engine/content/kind.ts';

export const kinds = {
  site: kind(async () => (await import('./schema/site.ts')).site, {
    files: ['site.yaml'],
    schemaFile: 'site',
    noun: 'site.yaml',
    about: 'Who the artist is and where the site lives.',
  }),
};

type SiteKinds = typeof kinds;

declare module '../engine/content/grammar.ts' {
  interface Kinds extends SiteKinds {}
}
