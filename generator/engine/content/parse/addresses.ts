/** The addresses and the pictures among the data of a file, with their places. */
import type { ZodType } from 'zod';
import { formatCrop, parseCrop } from '../../lib/crop.ts';
import { formatFocus, parseFocus } from '../../lib/focus.ts';
import { isInternal } from '../../lib/url.ts';
import { eachText } from '../entry.ts';
import { metaAt } from '../schema/meta.ts';
import type { DataPath, EntryLink, EntryPicture } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';

const ELSEWHERE = /^(https?:\/\/|mailto:|tel:)\S*$/i;

/** A link within a label, as Markdown writes it. */
const IN_LABEL = /\]\(([^)\s]+)\)/g;

/** Absolute addresses in any key; addresses on this site in keys named `url`, in labels and the shared links of site.yaml. */
export function linksInData(data: object, schema: ZodType, yaml: YamlFile): EntryLink[] {
  const links: EntryLink[] = [];
  eachText(data, (text, path) => {
    if (text.includes('](') && metaAt(schema, path).linked) {
      const { line, column } = yaml.at(path);
      // Where it begins in the label.
      for (const { 1: url = '', index } of text.matchAll(IN_LABEL))
        links.push({ url, line, column: column + index + 2 });
    }
    const isAddress = path.at(-1) === 'url' || (path.length === 2 && path[0] === 'links');
    if (!ELSEWHERE.test(text) && !(isAddress && isInternal(text))) return;
    const { file, line, column } = yaml.at(path);
    links.push({ url: text, line, column, ...(file !== yaml.file && { writtenIn: file }) });
  });
  return links;
}

export function picturesInData(data: object, schema: ZodType, yaml: YamlFile): EntryPicture[] {
  const pictures: { file: string; path: DataPath }[] = [];
  const focuses = new Map<string, string>();
  const crops = new Map<string, string>();
  eachText(data, (text, path) => {
    if (metaAt(schema, path).asset === 'picture') pictures.push({ file: text, path });
    const focus = path.at(-1) === 'focus' ? parseFocus(text) : undefined;
    if (focus) focuses.set(groupOf(path), formatFocus(focus));
    const crop = path.at(-1) === 'crop' ? parseCrop(text) : undefined;
    if (crop) crops.set(groupOf(path), formatCrop(crop));
  });
  return pictures.map(({ file, path }) => {
    const { line, column } = yaml.at(path);
    const group = groupOf(path);
    return { file, focus: focuses.get(group), crop: crops.get(group), line, column };
  });
}

/** The group of keys that a key is in. */
function groupOf(path: DataPath): string {
  return path.slice(0, -1).join('/');
}
