/** A catalogue of Faircamp: its manifests and its recordings are read by two readers, and make the same releases. */
import { expect, test } from 'vitest';
import { SOUNDS } from '../../helpers/tagged.mjs';
import { importSources, openWork, planSources } from './whole.ts';
import { drawPicture, makeSite, type SmallSite } from './write/site.ts';

const MANIFESTS = {
  'catalog.eno': 'title: Noor Vale\n',
  'artists/noor-vale/artist.eno': 'name: Noor Vale\n',
  'kurz/release.eno': 'title: Kurz und gut\npermalink: kurz\ndate: 2023-02-01\n',
  'kurz/01-a-side/track.eno': 'title: A Side\n',
  'kurz/02-b-side/track.eno': 'title: خطّ واحد\ntrack_artists:\n- Noor Vale\n- Ada Lind\n',
  'solo/release.eno': 'title: Solo\ndate: 2022-05-01\n\ncover:\nfile = cover.jpg\n',
  'solo/01-solo/track.eno': 'title: Solo\n',
  // Not described, and the only ones in their folders.
  'plain/release.eno': 'title: Plain\ndate: 2020-05-01\n',
};
const RECORDINGS = [
  'kurz/01-a-side/01-a-side.wav',
  'kurz/02-b-side/02-khatt-wahd.wav',
  'solo/01-solo/01-solo.wav',
  'plain/first.wav',
  'plain/second.wav',
];

/** @param folder of the catalogue: the readers are asked in the order of the files */
async function makeCatalogue(site: SmallSite, folder: string, lacks: readonly string[] = []): Promise<void> {
  for (const [path, text] of Object.entries(MANIFESTS))
    if (!lacks.includes(path)) site.write(`${folder}/${path}`, text);
  for (const path of RECORDINGS) site.write(`${folder}/${path}`, SOUNDS.wav);
  site.write(`${folder}/solo/cover.jpg`, await drawPicture());
}

test.each([[[]], [['catalog.eno', 'artists/noor-vale/artist.eno']]])(
  'is read once, without %j',
  async (lacks) => {
    const site = makeSite();
    await makeCatalogue(site, 'catalogue', lacks);
    const plan = await importSources(site, 'catalogue');
    expect(plan.entries.map(({ name, verdict }) => `${verdict} ${name}`).sort()).toEqual([
      'new Kurz und gut',
      'new Plain',
      'new Solo',
    ]);
    expect(site.read('content/releases/kurz-und-gut.md')).toMatchInlineSnapshot(`
      "---
      # yaml-language-server: $schema=../.schemas/release.json
      title: Kurz und gut
      type: single  # from 01-a-side.wav, please check: guessed from 2 tracks
      release_date: 2023-02-01
      tracks:
        - title: A Side
          duration: 0:03
          audio: audio/kurz-und-gut/01-a-side.wav
        - title: خطّ واحد
          duration: 0:03
          artists: ['{artist}', Ada Lind]
          audio: audio/kurz-und-gut/02-kht-wahd.wav
      ---
      "
    `);
    expect(site.read('content/releases/plain.md')).toMatchInlineSnapshot(`
      "---
      # yaml-language-server: $schema=../.schemas/release.json
      title: Plain
      type: single  # from first.wav, please check: guessed from 2 tracks
      release_date: 2020-05-01
      tracks:
        - title: first  # from first.wav, please check: its tags have no title, so this is the name of its file
          duration: 0:03
          audio: audio/plain/01-first.wav
        - title: second  # from first.wav, please check: its tags have no title, so this is the name of its file
          duration: 0:03
          audio: audio/plain/02-second.wav
      ---
      "
    `);
    expect(site.list().filter((path) => path.startsWith('assets/'))).toEqual([
      'assets/artwork/solo.jpg',
      'assets/audio/kurz-und-gut/01-a-side.wav',
      'assets/audio/kurz-und-gut/02-kht-wahd.wav',
      'assets/audio/plain/01-first.wav',
      'assets/audio/plain/02-second.wav',
      'assets/audio/solo.wav',
    ]);
    expect(openWork(await planSources(site, 'catalogue'))).toEqual([]);
  },
);

test('of a site that has all of it has nothing to add, whatever is guessed', async () => {
  const site = makeSite({
    'content/releases/brief.md': `---
title: Kurz und gut
type: single
release_date: 2023-02-01
tracks:
  - {title: A Side, duration: 0:03, audio: audio/a.wav}
  - {title: خطّ واحد, duration: 0:03, audio: audio/b.wav, artists: ['{artist}', Ada Lind]}
---
`,
    'content/releases/solo.md':
      '---\ntitle: Solo\ntype: single\nrelease_date: 2022-05-01\nduration: 0:03\naudio: audio/c.wav\nartwork_url: artwork/solo.jpg\n---\n',
    'content/releases/plain.md':
      '---\ntitle: Plain\ntype: ep\nrelease_date: 2020-05-01\ntracks: [{title: first, duration: 0:03, audio: audio/d.wav}, {title: second, duration: 0:03, audio: audio/e.wav}]\n---\n',
  });
  await makeCatalogue(site, 'catalogue');
  const plan = await planSources(site, 'catalogue');
  expect(plan.entries.map(({ file, verdict }) => `${verdict} ${file}`).sort()).toEqual([
    'same releases/brief.md',
    'same releases/plain.md',
    'same releases/solo.md',
  ]);
});
