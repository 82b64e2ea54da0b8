/** What the features add to the language of the content: keys of site.yaml, and directives of texts. */
import type { Feature } from '../site/feature.ts';
import type { FeatureSettings } from '../site/schema/site.ts';
import { openVocabulary } from '../site/vocabulary.ts';
import { LIST } from './feature-list.ts';

export const SETTINGS: FeatureSettings = Object.assign({}, ...LIST.map(({ settings }: Feature) => settings));

export const VOCABULARY = openVocabulary(
  Object.assign({}, ...LIST.map(({ directives }: Feature) => directives)),
);
