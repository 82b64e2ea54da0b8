/** The result of an import, or of taking it back, in words. */
import { posix } from 'node:path';
import type { Undone } from '../../app/site-files/undo.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Plan } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';
import type { Written } from '../write/write.ts';
import { ENGLISH, type Wording } from './sentences.ts';

const SHOWN = 20;

export function describeWritten(written: Written, words = ENGLISH): string {
  const { write } = words;
  const { created, changed, assets, linked, facts, answers, record } = written;
  if (record === undefined) return write('import-written-none');
  const files = [
    ...listFiles('created', created, words),
    ...listFiles(
      'changed',
      changed.map((file) => (isReadme(file) ? write('import-readme', { file }) : file)),
      words,
    ),
    ...listFiles('copied', assets, words),
    ...listFiles('linked', linked, words),
  ];
  const next = [
    ...(answers > 0 ? [write('import-answers', { count: answers })] : []),
    ...(files.length > 0 ? [write('import-wrote', { count: facts })] : []),
    write('import-to-undo'),
  ];
  return [...files, ...next].join('\n');
}

/** Lists new files that are drafts, and how to publish them; empty if there are none. */
export function describeDrafts({ entries }: Plan, { created }: Written, words = ENGLISH): string {
  const { write } = words;
  const drafts = entries.filter(
    ({ file, verdict, missing }) =>
      verdict === 'new' && missing.length > 0 && created.some((path) => path.endsWith(`/${file}`)),
  );
  return [...groupBy(drafts, ({ missing }) => missing.join())]
    .map(([, own]) => {
      const files = own.map(({ file }) => file);
      const keys = own[0]?.missing;
      return [
        write('import-drafts', { files, keys }),
        ...indent(files, words),
        write('import-publish', { files, keys }),
      ].join('\n');
    })
    .join('\n\n');
}

function isReadme(file: string): boolean {
  return /(?:^|\/)README\.md$/.test(file);
}

/** Describes what was removed and restored, and what is left. */
export function describeUndone(undone: Undone, words = ENGLISH): string {
  const { write } = words;
  const { day, by, restored, removed, cleared, left, record } = undone;
  const files = [
    ...listFiles('restored', restored, words),
    ...listFiles('removed', removed, words),
    ...listFiles('cleared', cleared, words),
    ...listFiles('left', left, words),
  ];
  if (left.length === 0) return [write('import-undone', { by, day }), ...files].join('\n');
  const isPart = restored.length + removed.length + cleared.length > 0;
  return [
    write(isPart ? 'import-undone-part' : 'import-undone-none', { by, day, count: left.length }),
    ...files,
    write('import-undo-rest', { command: by === 'fix' ? 'check' : 'import' }),
    write('import-undo-before', { by, record }),
  ].join('\n');
}

function listFiles(what: string, files: readonly string[], words: Wording): string[] {
  return files.length === 0 ? [] : [words.write('import-files-of', { what }), ...indent(files, words)];
}

function indent(files: readonly string[], { write }: Wording): string[] {
  const count = files.length - SHOWN;
  const shown = files.slice(0, SHOWN).map((file) => `  ${file}`);
  return count > 0 ? [...shown, `  ${write('import-more', { count })}`] : shown;
}

/**
 * Samples beside entries that were written, which visitors would see together; empty if there are none. The others may still show
 * what belongs there, and a check lists them.
 * @param samples of the site, as they are found in its files
 */
export function describeSamples(
  samples: readonly Problem[],
  { created, changed }: Written,
  { write } = ENGLISH,
): string {
  const folders = new Set(created.map((file) => posix.dirname(file)));
  const lines = samples.flatMap(({ at }) => {
    if (!at) return [];
    const { file, line } = at;
    if (/\.md$/.test(file) && folders.has(posix.dirname(file)))
      return [`  ${write('import-sample-file', { file })}`];
    return /events\.yaml$/.test(file) && changed.includes(file)
      ? [`  ${write('import-sample-show', { file, line })}`]
      : [];
  });
  const pages = samples.flatMap(({ at }) => {
    const [, name = ''] = /^(.*)\.yaml$/.exec(at?.file ?? '') ?? [];
    // The page of the site kept its name.
    const own = name && created.find((file) => file.startsWith(`${name}-`) && /-\d+\.md$/.test(file));
    return own ? [write('import-sample-page', { file: own, sample: `${name}.yaml` })] : [];
  });
  return [...(lines.length > 0 ? [write('import-samples'), ...lines] : []), ...pages].join('\n');
}
