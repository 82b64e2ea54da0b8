/** Labels within a label, and series of records: a file each. */
import { kind } from '../../engine/content/kind.ts';
import { labelRoute, ROUTES } from '../../site/routes.ts';

export const kinds = {
  labels: kind(async () => (await import('./schema.ts')).label, {
    files: ['labels/*.md'],
    schemaFile: 'label',
    noun: 'a label',
    about:
      'One file per label within a label, or series of records. Where a release names its `label`, the name of the file or the `name` in it stands for this one. The text below the keys is about it.',
    route: labelRoute(':slug'),
    listedOn: ROUTES.releases,
    title: 'name',
    picture: 'logo',
    newName: 'label',
    bodyNote: 'Write about the label below this note. A line that begins with ## is a heading.',
  }),
};

type LabelsKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends LabelsKinds {}
}
