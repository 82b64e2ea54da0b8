/** Whether a command is run where there is content to work on. */
import { existsSync } from 'node:fs';
import type { Environment } from './environment.ts';

/**
 * @param content the folder of the content, as the command line has it
 * @param besides what else there is to do, said where there is none
 * @returns false where there is none, which was said
 */
export function hasContent({ stderr }: Environment, content: string, besides = ''): boolean {
  if (existsSync(content)) return true;
  const advice = existsSync('site.yaml')
    ? 'You are in a content folder: go to the folder around it first, with  cd ..'
    : `Run it in the folder of your site${besides}.`;
  stderr.write(`There is no content folder at ${content}. ${advice}\n`);
  return false;
}
