/** What can be wrong with recordings. */
import { openReporter } from '../../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../../site/problems/index.ts';
import { advice } from './advice.ts';
import { files } from './files.ts';
import { hosts } from './hosts.ts';
import { recordings } from './recordings.ts';

export const problems = { ...advice, ...files, ...hosts, ...recordings };

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
