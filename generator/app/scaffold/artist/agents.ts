/** AGENTS.md: what programs that edit the site have to know of it, made from the table of kinds (https://agents.md). */
import { ALL_KINDS, rowOf } from '../../list/grammar.ts';
import { SCHEMA_FOLDER } from '../../reference/json-schema.ts';

export function writeAgents(): string {
  const rows = ALL_KINDS.map((kind) => {
    const { files, schemaFile, about } = rowOf(kind);
    return `| ${files.map((file) => `\`${file}\``).join(', ')} | \`${schemaFile}.json\` | ${about} |`;
  });
  return `# Editing this site

A website made by Liner out of \`content/\` (YAML, and Markdown with YAML above it) and \`assets/\` (pictures, recordings). Edit these files
only: \`dist/\` is made from them.

- Every key is in \`content/README.md\`, and in JSON Schema below \`content/${SCHEMA_FOLDER}/\`. Others are errors.
- Write what is true and known; leave out the rest. Facts are never invented: days, numbers, names, prices, links.
- Keep comments, order and quotes of a file as they are. Put text with a colon, \`#\` or \`{\` in quotes.
- \`{artist}\` is the artist's name. A file's name is its address: lower-case letters, digits, hyphens. To rename, keep the old one in \`redirect_from\`.

| command | for |
|---|---|
| \`npx liner check --format json\` | every problem with its file, line and column; \`fix.edits\` where there is one answer |
| \`npx liner check --fix\` | shows these edits; with \`--yes\` it makes them, and \`npx liner import --undo\` takes them back |
| \`npx liner new release "Title"\` | a new file with every key explained |
| \`npx liner build\` | makes \`dist/\`; it fails while there are errors |

After each change, run the check: it must end with 0.

| files in \`content/\` | schema | what they are |
|---|---|---|
${rows.join('\n')}
`;
}
