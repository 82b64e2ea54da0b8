/** Reads the manifests of a Faircamp catalogue. The recordings beside them are for the reader of audio. */
import type { Reader } from '../reader.ts';
import { openNotebook, readEach } from '../shared/notes.ts';
import { leaveCatalog, makeArtist, makeRelease } from './entries.ts';
import { type Manifest, readManifests } from './manifest.ts';

/** In characters. */
const LONGEST = 1_000_000;

export const faircamp: Reader = {
  name: 'faircamp',
  about: 'catalogues of Faircamp',
  recognises: ({ ending }) => ending === 'eno',
  read: async (files, site, { all }) => {
    const notebook = openNotebook();
    const manifests: Manifest[] = [];
    await readEach('faircamp', files, notebook, site, (text, notes, file) => {
      if (text.length > LONGEST) notes.fail(`it has more than ${LONGEST} characters, which no manifest has.`);
      else manifests.push(...readManifests(text, file, notes.origin, notebook));
    });
    for (const manifest of manifests) {
      if (manifest.kind === 'catalog') leaveCatalog(manifest);
      const item =
        manifest.kind === 'release'
          ? makeRelease(manifest, manifests, all)
          : manifest.kind === 'artist'
            ? makeArtist(manifest, site, all)
            : undefined;
      if (item) notebook.add(item);
    }
    return notebook.read();
  },
};
