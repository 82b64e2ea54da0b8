/** The one file that every site has. */
import { kind } from '../engine/content/kind.ts';
import type { FeatureSettings } from './schema/site.ts';

/** @param loadSettings gives the keys of features */
export const siteKinds = (loadSettings: () => Promise<FeatureSettings>) => ({
  site: kind(async () => (await import('./schema/site.ts')).siteSchema(await loadSettings()), {
    files: ['site.yaml'],
    schemaFile: 'site',
    noun: 'site.yaml',
    about: 'Who the artist is and where the site lives.',
  }),
});

type SiteKinds = ReturnType<typeof siteKinds>;

declare module '../engine/content/grammar.ts' {
  interface Kinds extends SiteKinds {}
}
