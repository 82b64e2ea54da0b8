import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import {
  readDensity,
  relabelPicture,
  type Words,
} from '../../../../generator/engine/media/metadata/index.ts';
import { drawCover } from '../../../helpers/pictures.ts';

const NOTHING: Words = { title: '', description: '', creator: '', credit: '', rights: '', terms: '' };
const WORDS: Words = {
  title: 'On stage',
  description: 'A singer & a lamp, <left> of the stage',
  creator: 'Zoë Ångström',
  credit: 'Photo: Zoë Ångström',
  rights: 'Photo: Zoë Ångström. Editorial use',
  terms: 'Editorial use',
};
const SECRET = 'SN12345678';

/** As a telephone writes it: where, with what, whose, and turned. */
const withSecrets = (image: Sharp, orientation = 6) =>
  image
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Phone', Artist: SECRET, Software: SECRET },
      IFD2: { BodySerialNumber: SECRET, CameraOwnerName: SECRET, UserComment: SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1', GPSMapDatum: SECRET },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" aux:SerialNumber="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withMetadata({ orientation });

const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
const says = (file: Uint8Array, words: string) => Buffer.from(file).includes(words);

describe.each<[string, (image: Sharp) => Sharp]>([
  ['JPEG', (image) => image.jpeg()],
  ['progressive JPEG in four inks', (image) => image.toColourspace('cmyk').jpeg({ progressive: true })],
  ['PNG', (image) => image.png()],
  ['lossy WebP', (image) => image.webp()],
  ['lossless WebP', (image) => image.ensureAlpha(0.5).webp({ lossless: true })],
])('a %s', (_, encode) => {
  const picture = drawCover(60);

  it('keeps pixels, colours and orientation, and loses its other labels', async () => {
    const file = await withSecrets(encode(picture.clone())).toBuffer();
    expect(says(file, SECRET)).toBe(true);
    const relabelled = await relabelPicture(file, WORDS, 300);
    expect(await pixels(relabelled)).toEqual(await pixels(file));
    expect(says(relabelled, SECRET) || says(relabelled, 'Phone')).toBe(false);
    const [before, after] = [await sharp(file).metadata(), await sharp(relabelled).metadata()];
    expect(after).toMatchObject({ orientation: 6, space: before.space, hasAlpha: before.hasAlpha });
    expect(after.icc).toEqual(before.icc);
    // libvips reads none of a WebP.
    if (after.format !== 'webp') expect(after.density).toBe(300);
  });

  it('says who made it, what it shows and what it may be used for', async () => {
    const { exif, xmpAsString, iptc, format } = await sharp(
      await relabelPicture(await encode(picture.clone()).toBuffer(), WORDS, 300),
    ).metadata();
    for (const words of [WORDS.description, WORDS.creator, WORDS.rights])
      expect(exif?.includes(words)).toBe(true);
    expect(xmpAsString).toContain('A singer &amp; a lamp, &lt;left&gt; of the stage');
    for (const words of [WORDS.title, WORDS.creator, WORDS.credit, WORDS.rights, WORDS.terms]) {
      expect(xmpAsString).toContain(`>${words}<`);
    }
    if (format !== 'jpeg') return;
    for (const words of [WORDS.title, WORDS.description, WORDS.creator, WORDS.credit, WORDS.rights]) {
      expect(iptc?.includes(words)).toBe(true);
    }
  });

  it('is the same when it is done twice, and says nothing where nothing is known', async () => {
    const once = await relabelPicture(await withSecrets(encode(picture.clone())).toBuffer(), NOTHING);
    expect(await relabelPicture(once, NOTHING)).toEqual(once);
    const { xmp, iptc } = await sharp(once).metadata();
    expect([xmp, iptc]).toEqual([undefined, undefined]);
  });
});

test('an AVIF keeps its pixels, and says nothing', async () => {
  const file = await withSecrets(drawCover(60).avif({ effort: 0 })).toBuffer();
  expect(says(file, SECRET)).toBe(true);
  const relabelled = await relabelPicture(file, WORDS, 300);
  expect(says(relabelled, SECRET) || says(relabelled, 'Phone')).toBe(false);
  expect(await pixels(relabelled)).toEqual(await pixels(file));
  expect((await sharp(relabelled).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
});

test('what hides behind a picture, in comments and between scans is gone', async () => {
  const jpeg = await drawCover(60).jpeg({ progressive: true }).toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + SECRET.length]), Buffer.from(SECRET)]);
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const parts = [jpeg.subarray(0, 2), comment, jpeg.subarray(2, scan), comment, jpeg.subarray(scan)];
  const file = Buffer.concat([...parts, Buffer.from(SECRET)]);
  const relabelled = await relabelPicture(file, NOTHING);
  expect(says(relabelled, SECRET)).toBe(false);
  expect(await pixels(relabelled)).toEqual(await pixels(jpeg));

  const png = await drawCover(60).png().toBuffer();
  expect(says(await relabelPicture(Buffer.concat([png, Buffer.from(SECRET)]), NOTHING), SECRET)).toBe(false);
});

test.each([
  [72, 300, 300],
  [600, 300, 600],
  [96, undefined, 96],
])('a density of %i becomes at least %s', async (own, least, wanted) => {
  for (const image of [drawCover(40).jpeg(), drawCover(40).png()]) {
    const file = await image.withMetadata({ density: own }).toBuffer();
    expect(await readDensity(await relabelPicture(file, NOTHING, least))).toBe(wanted);
  }
});

test('words too long for the fields of picture desks are cut there alone', async () => {
  const long = 'Ωmega '.repeat(2000);
  const file = await relabelPicture(await drawCover(40).jpeg().toBuffer(), { ...WORDS, description: long });
  const { iptc, exif } = await sharp(file).metadata();
  expect(iptc?.length).toBeLessThan(2500);
  expect(exif?.includes(long.trim())).toBe(true);
});

test.each([
  ['no picture', Buffer.from('words')],
  ['cut off', (await drawCover(40).jpeg().toBuffer()).subarray(0, 300)],
])('a file that is %s does no harm', async (_, file) => {
  expect((await relabelPicture(file, WORDS, 300)).length).toBeGreaterThan(0);
});
