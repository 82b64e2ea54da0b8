/** Every problem that Liner may find, by its code. `PROBLEMS.md` and `liner explain` are made from it. */
import { addresses } from './addresses.ts';
import { artists } from './artists.ts';
import { bundle } from './bundle.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { directives } from './directives.ts';
import { files } from './files.ts';
import { frontMatter } from './front-matter.ts';
import { languages } from './languages.ts';
import { lint } from './lint.ts';
import { look } from './look.ts';
import { markdown } from './markdown.ts';
import { members } from './members.ts';
import { menu } from './menu.ts';
import { mixes } from './mixes.ts';
import { output } from './output.ts';
import { pictures } from './pictures.ts';
import { podcast } from './podcast.ts';
import { press } from './press.ts';
import { recordings } from './recordings.ts';
import { releases } from './releases.ts';
import { rooms } from './rooms.ts';
import { schema } from './schema.ts';
import { shows } from './shows.ts';
import { sound } from './sound.ts';
import { soundHosts } from './sound-hosts.ts';
import { soundRemarks } from './sound-remarks.ts';
import { textPictures } from './text-pictures.ts';
import { words } from './words.ts';
import { yaml } from './yaml.ts';

export const CATALOGUE = {
  ...addresses,
  ...artists,
  ...bundle,
  ...contact,
  ...content,
  ...directives,
  ...files,
  ...frontMatter,
  ...languages,
  ...lint,
  ...look,
  ...markdown,
  ...members,
  ...menu,
  ...mixes,
  ...output,
  ...pictures,
  ...podcast,
  ...press,
  ...recordings,
  ...releases,
  ...rooms,
  ...schema,
  ...shows,
  ...sound,
  ...soundHosts,
  ...soundRemarks,
  ...textPictures,
  ...words,
  ...yaml,
};

/** A permanent name: `area/what`, such as `schema/unknown-key`. */
export type ProblemCode = keyof typeof CATALOGUE;
