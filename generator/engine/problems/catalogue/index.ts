/** Every problem that Liner may find, by its code. `PROBLEMS.md` and `liner explain` are made from it. */
import { app } from './app.ts';
import { engineBundle } from './engine-bundle.ts';
import { engineDirectives } from './engine-directives.ts';
import { engineFiles } from './engine-files.ts';
import { engineLinks } from './engine-links.ts';
import { engineMarkdown } from './engine-markdown.ts';
import { engineOutput } from './engine-output.ts';
import { enginePictures } from './engine-pictures.ts';
import { engineSchema } from './engine-schema.ts';
import { engineStyles } from './engine-styles.ts';
import { engineTranslation } from './engine-translation.ts';
import { engineYaml } from './engine-yaml.ts';
import { mixes } from './mixes.ts';
import { mixesPodcast } from './mixes-podcast.ts';
import { newsletter } from './newsletter.ts';
import { pages } from './pages.ts';
import { pagesContact } from './pages-contact.ts';
import { press } from './press.ts';
import { releases } from './releases.ts';
import { releasesArtists } from './releases-artists.ts';
import { shows } from './shows.ts';
import { site } from './site.ts';
import { siteAddresses } from './site-addresses.ts';
import { siteContent } from './site-content.ts';
import { siteWords } from './site-words.ts';
import { sound } from './sound.ts';
import { soundAdvice } from './sound-advice.ts';
import { soundHosts } from './sound-hosts.ts';
import { soundRecordings } from './sound-recordings.ts';

export const CATALOGUE = {
  ...app,
  ...engineBundle,
  ...engineDirectives,
  ...engineFiles,
  ...engineLinks,
  ...engineMarkdown,
  ...engineOutput,
  ...enginePictures,
  ...engineSchema,
  ...engineStyles,
  ...engineTranslation,
  ...engineYaml,
  ...mixes,
  ...mixesPodcast,
  ...newsletter,
  ...pages,
  ...pagesContact,
  ...press,
  ...releases,
  ...releasesArtists,
  ...shows,
  ...site,
  ...siteAddresses,
  ...siteContent,
  ...siteWords,
  ...sound,
  ...soundHosts,
  ...soundRecordings,
  ...soundAdvice,
};

/** A permanent name: `area/what`, such as `schema/unknown-key`. */
export type ProblemCode = keyof typeof CATALOGUE;
