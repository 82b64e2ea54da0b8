/** Names that a site keeps to itself, such as those of children: they are in no text, address or file name that is published. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Content, SourceFile } from '../../engine/content/types.ts';
import { fold } from '../../engine/lib/fold.ts';
import { nameSlug } from '../../engine/lib/slug.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../messages.ts';

type Names = readonly string[];

/** Reports lines of the content with such a name. Notes in YAML are not published. */
export function checkPrivateTexts(
  sources: readonly SourceFile[],
  { site }: Pick<Content, 'site'>,
): Problem[] {
  const { names = [] } = site.data.check ?? {};
  const own = new Set(names.map((_, index) => positionOf(site, ['check', 'names', index]).line));
  return names.flatMap((name) => {
    const form = formOf(name);
    return sources.flatMap(({ file, path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const isOwn = file === site.file && own.has(index + 1);
        const found = isOwn
          ? null
          : form.exec(fold(path.endsWith('.yaml') ? line.replace(/(^|\s)#.*/, '') : line));
        return found
          ? [problem('names/in-text', { file, line: index + 1, column: found.index + 1 }, { name })]
          : [];
      }),
    );
  });
}

/** Reports addresses and files with such a name. @param paths of all published files */
export function checkPrivatePaths(paths: readonly string[], names: Names = []): Problem[] {
  return names.flatMap((name) => {
    const form = formOf(name);
    return paths.flatMap((path) =>
      form.test(fold(path)) ? [problem('names/in-path', undefined, { name, path })] : [],
    );
  });
}

/** Finds a name among folded letters, whatever is between its words: `Lena Müller` in `lena-mueller.jpg`. */
function formOf(name: string): RegExp {
  const write = (spelled: string) =>
    spelled
      .split(/[\s_.-]+/)
      .map((word) => word.replace(/[^\p{L}\p{N}*]/gu, '').replaceAll('*', '[\\p{L}\\p{N}]*'))
      .join('[\\s_.-]*');
  const spellings = [fold(name), ...(name.includes('*') ? [] : [nameSlug(name, 'de')])]
    .map(write)
    .filter(Boolean);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
