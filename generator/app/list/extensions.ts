/** Additions of the features to the language of the content: problems, directives of texts, and keys of site.yaml. */

import type { DirectiveTable } from '../../engine/content/vocabulary.ts';
import type { Catalogue } from '../../engine/problems/index.ts';
import { problems as artists } from '../../features/artists/messages.ts';
import { problems as groups } from '../../features/groups/messages.ts';
import { problems as mixes } from '../../features/mixes/messages.ts';
import { podcast } from '../../features/mixes/podcast-schema.ts';
import { directives as mixDirectives } from '../../features/mixes/schema.ts';
import { problems as newsletter } from '../../features/newsletter/messages.ts';
import {
  directives as newsletterDirectives,
  newsletter as newsletterSettings,
} from '../../features/newsletter/schema.ts';
import { problems as pages } from '../../features/pages/messages.ts';
import { directives as pageDirectives } from '../../features/pages/schema/form.ts';
import { problems as press } from '../../features/press/messages.ts';
import { problems as releases } from '../../features/releases/messages.ts';
import { directives as releaseDirectives } from '../../features/releases/schema/release.ts';
import { problems as rooms } from '../../features/rooms/messages.ts';
import { problems as shows } from '../../features/shows/messages.ts';
import { directives as showDirectives } from '../../features/shows/schema.ts';
import { problems as sound } from '../../features/sound/messages.ts';
import { problems as tracks } from '../../features/tracks/messages.ts';
import { keyMeant } from '../../site/keys.ts';
import { SITE_PROBLEMS } from '../../site/messages/index.ts';
import { DIRECTIVES } from '../../site/schema/directives.ts';
import type { FeatureSettings } from '../../site/schema/site.ts';
import { openVocabulary } from '../../site/vocabulary.ts';
import { choiceNamed } from '../../words/index.ts';
import { problems as app, problems as sources } from '../messages.ts';

interface Extension {
  problems: Catalogue;
  directives?: Partial<DirectiveTable>;
  settings?: Partial<FeatureSettings>;
}

/** A line for each feature. They are apart from `features.ts`: to read content, nothing that makes pages is loaded. */
const EXTENSIONS: readonly Extension[] = [
  { problems: { ...SITE_PROBLEMS, ...app, ...sources }, directives: DIRECTIVES },
  { problems: sound },
  { problems: releases, directives: releaseDirectives },
  { problems: tracks },
  { problems: mixes, directives: mixDirectives, settings: { podcast } },
  { problems: shows, directives: showDirectives },
  { problems: groups },
  { problems: newsletter, directives: newsletterDirectives, settings: { newsletter: newsletterSettings } },
  { problems: artists },
  { problems: pages, directives: pageDirectives },
  { problems: press },
  { problems: rooms },
];

/** Every problem that Liner may find. `PROBLEMS.md` and `liner explain` are made from it. */
export const CATALOGUE: Catalogue = Object.assign({}, ...EXTENSIONS.map(({ problems }) => problems));

export const SETTINGS: FeatureSettings = Object.assign({}, ...EXTENSIONS.map(({ settings }) => settings));

export const VOCABULARY = openVocabulary({
  directives: Object.assign({}, ...EXTENSIONS.map(({ directives }) => directives)),
  keyNamed: keyMeant,
  valueNamed: choiceNamed,
});
