/** The addresses and the pictures among the data of a file, with their places. */
import type { ZodType } from 'zod';
import { isInternal } from '../../lib/url.ts';
import { eachText } from '../entry.ts';
import { metaAt } from '../schema/meta.ts';
import type { EntryLink, EntryPicture } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';

const ELSEWHERE = /^(https?:\/\/|mailto:|tel:)\S*$/i;

/** Whole addresses, wherever they are; on this site, those under keys named `url` and the shared links of site.yaml. */
export function linksInData(data: object, yaml: YamlFile): EntryLink[] {
  const links: EntryLink[] = [];
  eachText(data, (text, path) => {
    const isAddress = path.at(-1) === 'url' || (path.length === 2 && path[0] === 'links');
    if (!ELSEWHERE.test(text) && !(isAddress && isInternal(text))) return;
    const { line, column } = yaml.at(path);
    links.push({ url: text, line, column });
  });
  return links;
}

export function picturesInData(data: object, schema: ZodType, yaml: YamlFile): EntryPicture[] {
  const pictures: EntryPicture[] = [];
  eachText(data, (file, path) => {
    if (metaAt(schema, path).asset !== 'picture') return;
    const { line, column } = yaml.at(path);
    pictures.push({ file, line, column });
  });
  return pictures;
}
