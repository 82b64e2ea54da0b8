/** The labels of `labels/`: which one a release names. */
import type { Data } from '../engine/content/grammar.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { fold } from '../engine/lib/fold.ts';

export type LabelEntry = Entry<Data<'labels'>>;

/** Returns undefined for a label without a file. */
export function findLabel(labels: readonly LabelEntry[], name: string): LabelEntry | undefined {
  return labels.find(({ slug, data }) => slug === name || fold(data.name) === fold(name));
}

/** Replaces file names of labels, or names in the default language, by their names. @param known labels in the default language */
export function nameLabels(content: Content, known: readonly LabelEntry[] = content.labels): Content {
  if (content.labels.length === 0) return content;
  return {
    ...content,
    releases: content.releases.map((entry) => {
      const { label } = entry.data;
      const slug = label && findLabel(known, label.name)?.slug;
      const found = content.labels.find((each) => each.slug === slug);
      return label && found && found.data.name !== label.name
        ? { ...entry, data: { ...entry.data, label: { ...label, name: found.data.name } } }
        : entry;
    }),
  };
}
