/** Pictures of covers, named like the releases of the site that they belong to. */
import { fold } from '../../engine/lib/fold.ts';
import { shorten } from '../../engine/lib/text.ts';
import { baseName, endingOf, type SourceFile, stemOf } from '../sources/files.ts';
import type { Reader, SiteRecord } from './reader.ts';
import { openNotebook } from './shared/notes.ts';

/** Ends of names that say no more than the folder does. */
const COVER = /[\s_([-]+(?:cover|front|artwork|capa|portada|pochette|copertina|kapak|hülle)[\s)\]]*$/iu;

export function isPicture({ name }: Pick<SourceFile, 'name'>): boolean {
  return ['jpg', 'jpeg', 'png', 'webp', 'avif'].includes(endingOf(name));
}

export const covers: Reader = {
  name: 'covers',
  about: 'covers, named like releases of the site',
  recognises: isPicture,
  async read(files, { records = [] }) {
    const notebook = openNotebook();
    const named = records.map((record) => ({ record, names: new Set(namesOf(record)) }));
    const others: string[] = [];
    for (const { name, path } of files) {
      const stem = plain(stemOf(baseName(name)).replace(COVER, ''));
      const [only, another] = named.filter(({ names }) => names.has(stem));
      if (!only || another) {
        others.push(baseName(name));
        continue;
      }
      const { title, page } = only.record;
      const from = { name: baseName(name), from: { path } };
      notebook.add({
        kind: 'releases',
        facts: { title },
        origin: { source: 'covers', place: name },
        ids: [page],
        files: [{ at: ['artwork_url'], ...from }],
        fillsOnly: true,
      });
    }
    const [first] = files;
    if (first && others.length > 0)
      notebook
        .about({ source: 'covers', place: first.name })
        .note(
          `Pictures with the name of no release, or of several: ${shorten(others.join(', '), 200)}`,
          `A cover is named by catalogue number, title or file of its release${exampleOf(records)}. Import the releases first; other pictures are put into assets/artwork, and named in the file of the release:  artwork_url: artwork/name.jpg`,
        );
    return notebook.read();
  },
};

function exampleOf([record]: readonly SiteRecord[]): string {
  return record ? `, such as ${record.slug}.jpg` : '';
}

/** Ways to name the picture of a release, compared without spaces and signs. */
function namesOf({ slug, title, number = '', artists }: SiteRecord): string[] {
  const by = artists.join('');
  const titled = [title, `${by}${title}`, `${title}${by}`].flatMap((name) => [name, `${number}${name}`]);
  return [slug, number, ...titled].map(plain).filter(Boolean);
}

function plain(name: string): string {
  return fold(name.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '');
}
