/** The language of the content: keys of site.yaml and directives that features add, and all problems. */
import type { Catalogue } from '../engine/problems/index.ts';
import type { Feature } from '../site/feature.ts';
import { SITE_PROBLEMS } from '../site/problems/index.ts';
import type { FeatureSettings } from '../site/schema/site.ts';
import { openVocabulary } from '../site/vocabulary.ts';
import { LIST } from './feature-list.ts';
import { problems } from './problems.ts';

/** Every problem that Liner may find. `PROBLEMS.md` and `liner explain` are made from it. */
export const CATALOGUE: Catalogue = Object.assign(
  { ...SITE_PROBLEMS, ...problems },
  ...LIST.map((feature: Feature) => feature.problems),
);

export const SETTINGS: FeatureSettings = Object.assign({}, ...LIST.map(({ settings }: Feature) => settings));

export const VOCABULARY = openVocabulary(
  Object.assign({}, ...LIST.map(({ directives }: Feature) => directives)),
);
