/** The one file that every site has. */
import { kind } from '../engine/content/kind.ts';
import type { Catalogue } from '../engine/problems/index.ts';
import type { FeatureSettings } from './schema/site.ts';

/** The parts of features in the schema of site.yaml. */
interface Extensions {
  SETTINGS: FeatureSettings;
  /** The problems whose warnings it may switch off. */
  CATALOGUE: Catalogue;
}

export const siteKinds = (load: () => Promise<Extensions>) => {
  // Made once: what is known of a schema is remembered by it.
  let schema: ReturnType<typeof loadSchema> | undefined;
  return {
    site: kind(() => (schema ??= loadSchema(load)), {
      files: ['site.yaml'],
      schemaFile: 'site',
      noun: 'site.yaml',
      about: 'Who the artist is and where the site lives.',
    }),
  };
};

async function loadSchema(load: () => Promise<Extensions>) {
  const [{ siteSchema }, { ENGLISH_WORDS, joinAll, TRANSLATIONS }, { SETTINGS, CATALOGUE }] =
    await Promise.all([import('./schema/site.ts'), import('./words/index.ts'), load()]);
  return siteSchema(SETTINGS, CATALOGUE, joinAll(TRANSLATIONS, ENGLISH_WORDS));
}

type SiteKinds = ReturnType<typeof siteKinds>;

declare module '../engine/content/grammar.ts' {
  interface Kinds extends SiteKinds {}
}
