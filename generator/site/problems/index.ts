/** The problems that every feature may report: those of the engine, and of what features share. */
import { ENGINE_PROBLEMS } from '../../engine/problems/catalogue/index.ts';
import { openReporter } from '../../engine/problems/define.ts';
import { addresses } from './addresses.ts';
import { content } from './content.ts';
import { looks } from './looks.ts';
import { settings } from './settings.ts';
import { words } from './words.ts';

export const SITE_PROBLEMS = {
  ...ENGINE_PROBLEMS,
  ...addresses,
  ...content,
  ...looks,
  ...settings,
  ...words,
};

export const problem = openReporter(SITE_PROBLEMS);
