/** The problems of the engine, by their codes. */

import { openReporter } from '../define.ts';
import { bundle } from './bundle.ts';
import { directives } from './directives.ts';
import { files } from './files.ts';
import { links } from './links.ts';
import { markdown } from './markdown.ts';
import { output } from './output.ts';
import { pictures } from './pictures.ts';
import { schema } from './schema.ts';
import { styles } from './styles.ts';
import { translation } from './translation.ts';
import { yaml } from './yaml.ts';

export const ENGINE_PROBLEMS = {
  ...bundle,
  ...directives,
  ...files,
  ...links,
  ...markdown,
  ...output,
  ...pictures,
  ...schema,
  ...styles,
  ...translation,
  ...yaml,
};

export const problem = openReporter(ENGINE_PROBLEMS);
