/** The documents of several sections: the biography and the technical rider. */
import type { Block } from '../../content/types.ts';
import { drawSections, type Section } from './flow.ts';
import { drawHead } from './head.ts';
import { closePaper, openPaper, type PaperFacts } from './paper.ts';

export interface Document {
  /** `Biography`. */
  label: string;
  artist: string;
  /** What is known of the artist, in a line. */
  facts: string;
  sections: Section[];
  foot: string;
}

export async function writeDocument(
  { label, artist, facts, sections, foot }: Document,
  paperFacts: Omit<PaperFacts, 'title' | 'author'>,
): Promise<Uint8Array> {
  const paper = await openPaper({ ...paperFacts, title: `${artist} – ${label}`, author: artist });
  drawSections(paper, sections, drawHead(paper, { label, artist, facts, size: 64 }));
  return closePaper(paper, foot);
}

/** A text cut at its headings; what stands before the first goes under `title`. */
export function cutSections(blocks: readonly Block[], title: string): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const words = block.spans.map(({ text }) => text).join('');
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ title: words, note: '', blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ title, note: '', blocks: [block] });
  }
  return sections;
}
