/** The result of an import, or of taking it back, in words. */
import { posix } from 'node:path';
import type { Undone } from '../../app/site-files/undo.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { count } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Plan } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';
import type { Written } from '../write/write.ts';

const SHOWN = 20;

export function describeWritten(written: Written): string {
  const { created, changed, assets, linked, facts, answers, record } = written;
  if (record === undefined) return 'Nothing was written.';
  const files = [
    ...listFiles('Created', created),
    ...listFiles('Changed', changed.map(describeChanged)),
    ...listFiles('Copied', assets),
    ...listFiles('Linked', linked),
  ];
  const kept =
    answers > 0
      ? `Kept ${count(answers, 'answer')}: the next import of the same source does not ask again.`
      : '';
  const next = [
    ...(kept ? [kept] : []),
    ...(files.length > 0
      ? [`Wrote ${count(facts, 'fact')}. Look through them, then run  npx liner check`]
      : []),
    'To take all of it back:  npx liner import --undo',
  ];
  return [...files, ...next].join('\n');
}

/** Lists new files that are drafts, and how to publish them; empty if there are none. */
export function describeDrafts({ entries }: Plan, { created }: Written): string {
  const drafts = entries.filter(
    ({ file, verdict, missing }) =>
      verdict === 'new' && missing.length > 0 && created.some((path) => path.endsWith(`/${file}`)),
  );
  return [...groupBy(drafts, ({ missing }) => listWords(missing, 'and'))]
    .map(([keys, own]) => {
      const [one, each] = own.length === 1 ? ['is a draft', 'it'] : ['are drafts', 'each'];
      return [
        `${count(own.length, 'file')} ${one}, which visitors do not see, as no source says the ${keys}:`,
        ...listFiles(
          '',
          own.map(({ file }) => file),
        ).slice(1),
        `To publish, correct the ${keys} in ${each}, and delete the line  draft: true`,
      ].join('\n');
    })
    .join('\n\n');
}

function describeChanged(file: string): string {
  return /(?:^|\/)README\.md$/.test(file) ? `${file}  lists the keys of the new files` : file;
}

/** What was taken back, and how the rest is. */
export function describeUndone({ day, by, restored, removed, cleared, left, record }: Undone): string {
  const name = by === 'fix' ? `What check --fix did on ${day}` : `The import of ${day}`;
  const command = by === 'fix' ? 'check' : 'import';
  const files = [
    ...listFiles('Restored', restored),
    ...listFiles('Removed', removed),
    ...listFiles('Without the shows of the import, and with what somebody has changed since', cleared),
    ...listFiles('Left as they are, since somebody has changed them', left),
  ];
  if (left.length === 0) return [`${name} is taken back.`, ...files].join('\n');
  const isPart = restored.length + removed.length + cleared.length > 0;
  const heading = isPart
    ? `${name} is taken back, but for ${count(left.length, 'file')}.`
    : `${name} is not taken back.`;
  const next = [
    `Once your changes to them are undone, this takes back the rest:  npx liner ${command} --undo`,
    `To keep them, and go on to ${by === 'fix' ? 'what was done' : 'the import'} before it, delete ${record}`,
  ];
  return [heading, ...files, ...next].join('\n');
}

function listFiles(verb: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const more = files.length - SHOWN;
  const shown = files.slice(0, SHOWN).map((file) => `  ${file}`);
  return [`${verb}:`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

/**
 * Samples beside entries that were written, which visitors would see together; empty if there are none. The others may still show
 * what belongs there, and a check lists them.
 *
 * @param samples of the site, as they are found in its files
 */
export function describeSamples(samples: readonly Problem[], { created, changed }: Written): string {
  const folders = new Set(created.map((file) => posix.dirname(file)));
  const lines = samples.flatMap(({ at }) => {
    if (!at) return [];
    const { file, line } = at;
    if (/\.md$/.test(file) && folders.has(posix.dirname(file))) return [`  ${file}  the whole file`];
    return /events\.yaml$/.test(file) && changed.includes(file) ? [`  ${file}:${line}  that show`] : [];
  });
  const pages = samples.flatMap(({ at }) => {
    const [, name = ''] = /^(.*)\.yaml$/.exec(at?.file ?? '') ?? [];
    // The page of the site kept its name.
    const own = name && created.find((file) => file.startsWith(`${name}-`) && /-\d+\.md$/.test(file));
    return own ? [`The text of ${own} belongs into ${name}.yaml, which is still a sample.`] : [];
  });
  const heading = 'Samples of the new site, which visitors see beside your own entries. Delete them:';
  return [...(lines.length > 0 ? [heading, ...lines] : []), ...pages].join('\n');
}
