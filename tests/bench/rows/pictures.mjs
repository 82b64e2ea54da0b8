/** Sites with pictures, from nothing: covers alone, and a large sample site with all kinds of pages. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '../processes.mjs';
import { runRounds } from '../rounds.mjs';
import { copyPicture, drawPictures, listCovers, listPhotos } from '../sites/pictures.mjs';
import { setAside, weigh } from './builds.mjs';

export const PICTURE_ROWS = {
  covers: 'covers of 2000 px, cold',
  sample: '24 releases, 60 episodes, 8 photos, cold',
  check: 'First check of 24 releases, 60 episodes, 8 photos',
};

const SAMPLE = { releases: 24, episodes: 60, photos: 8 };

/** Releases whose share images are made of one cover, and how many of them have it. */
const SHARE = { releases: 64, least: 1 };

/** A site with a cover for each release, in an empty folder. */
export async function writeCovers(tool, folder, count) {
  const covers = listCovers(count);
  const drawn = await drawPictures(covers);
  tool.write(folder, count, (index) => covers[index].name);
  for (const { name } of covers) copyPicture(join(drawn, `${name}.jpg`), join(folder, tool.coverPath(name)));
}

/** The large sample site. Of the tools only Liner knows of episodes and photographs: others get its releases. */
export async function writeSample(tool, folder) {
  await writeCovers(tool, folder, SAMPLE.releases);
  if (!tool.writeSample) return;
  const photos = listPhotos(SAMPLE.photos);
  const drawn = await drawPictures(photos);
  tool.writeSample(folder, { episodes: SAMPLE.episodes, photos: photos.map(({ name }) => name) });
  for (const { name } of photos) {
    copyPicture(join(drawn, `${name}.jpg`), join(folder, `assets/photos/${name}.jpg`));
  }
}

/** @param {{row: string, covers: number, rounds: number, tools: object[], folder: string}} plan a row of PICTURE_ROWS */
export async function measurePictures({ row, covers, rounds, tools, folder }) {
  const able = tools.filter((tool) => (row === 'covers' ? tool.coverPath : tool.writeSample));
  const places = new Map(able.map((tool) => [tool, join(folder, `${tool.name}-${row}`)]));
  for (const [tool, place] of places) {
    mkdirSync(place);
    await (row === 'covers' ? writeCovers(tool, place, covers) : writeSample(tool, place));
  }
  return runRounds({ rounds, rows: [row], tools: able }, (_, tool, round) => {
    const cwd = places.get(tool);
    setAside(cwd, tool.made, round);
    if (row === 'check') return measure(tool.check, { cwd });
    return { ...measure(tool.build, { cwd }), ...weigh(join(cwd, tool.out)) };
  });
}

/**
 * Time for a share image: the difference between a site whose releases all have the same cover, and one where a single release has it. The
 * files of the cover are made once in both; each release that has it has two images.
 */
export async function measureShare({ rounds, tools, folder }) {
  const [cover] = listCovers(1);
  const drawn = await drawPictures([cover]);
  const liners = tools.filter((tool) => tool.isLiner);
  const places = new Map();
  for (const tool of liners) {
    const pair = [SHARE.least, SHARE.releases].map((covered) => {
      const place = join(folder, `${tool.name}-share-${covered}`);
      mkdirSync(place);
      tool.write(place, SHARE.releases, (index) => (index < covered ? cover.name : undefined));
      copyPicture(join(drawn, `${cover.name}.jpg`), join(place, tool.coverPath(cover.name)));
      return place;
    });
    places.set(tool, pair);
  }
  return runRounds({ rounds, rows: ['share'], tools: liners }, (_, tool, round) => {
    const [few, many] = places.get(tool).map((cwd) => {
      setAside(cwd, tool.made, round);
      const { wall, cpu } = measure(tool.build, { cwd });
      return { wall, cpu, images: readdirSync(join(cwd, tool.out, 'assets/share')).length };
    });
    const each = (key) => (many[key] - few[key]) / (many.images - few.images);
    return { wall: each('wall'), cpu: each('cpu') };
  });
}
