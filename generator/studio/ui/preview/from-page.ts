/** Messages of the page in the frame, in which templates and scripts of the site run as well. */
import type { FromPage } from '../../../app/dev/framed/messages.ts';
import { isRecord } from '../../../engine/lib/record.ts';

/** Returns true if a message has all the parts that are read of it. */
export function isFromPage(data: unknown): data is FromPage {
  if (!isRecord(data)) return false;
  const { type, path, title, translations, links, files, part, content } = data;
  switch (type) {
    case 'reload':
      return true;
    case 'link':
      return typeof path === 'string';
    case 'file':
      return typeof path === 'string' && (content === undefined || content instanceof Blob);
    case 'part':
      return isRecord(part) && typeof part['file'] === 'string' && isList(part['path'], ['string', 'number']);
    case 'page':
      return (
        [path, title].every((text) => typeof text === 'string') &&
        [translations, links].every((list) => isList(list, ['string'])) &&
        isRecord(files) &&
        [files['feeds'], files['documents']].every((list) => isList(list, ['string'])) &&
        [files['card'], files['calendar'], files['links']].every((text) =>
          ['string', 'undefined'].includes(typeof text),
        )
      );
    default:
      return false;
  }
}

function isList(value: unknown, types: readonly string[]): boolean {
  return Array.isArray(value) && value.every((each) => types.includes(typeof each));
}
