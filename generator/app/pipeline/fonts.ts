/** The fonts that site.yaml names for headings and text: their files, and the styles that set them. */

import { type Family, type FamilyFace, findFamily } from '../../engine/bundle/styles/family.ts';
import { type OwnFont, type OwnRole, writeOwnFonts } from '../../engine/bundle/styles/own-fonts.ts';
import { isWithin, withoutCharacters } from '../../engine/bundle/styles/ranges.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { positionOf } from '../../engine/content/entry.ts';
import { compareFonts, listUnplaced } from '../../engine/media/fonts/compare.ts';
import { openFiles, openOwn, pickFiles } from '../../engine/media/fonts/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../../site/messages/index.ts';
import { DEFAULT_LOOK } from '../../site/schema/look.ts';
import type { Site } from '../../site/site.ts';
import type { BuildInput } from './input.ts';
import { listMarked } from './letters.ts';

interface PlannedFonts {
  /** Comes after all other styles; empty without fonts of the site. */
  css: string;
  problems: Problem[];
}

type Input = Pick<BuildInput, 'assets' | 'root' | 'packageRoot' | 'cache' | 'ownCache' | 'read'>;

/** Weights of headings, of text, and of emphasis. */
const HEAVY = 750;
const REGULAR = 400;
const BOLD = 700;
/** The lightest weight that reads as emphasis. */
const LEAST_BOLD = 600;

/** Liner's font for each role. */
const OURS = {
  headings: { role: 'wide', axes: { wght: 800, wdth: 125 } },
  text: { role: 'sans', axes: { wght: 400, wdth: 100 } },
} as const;

export async function planFonts({ settings, settingsEntry }: Site, input: Input): Promise<PlannedFonts> {
  const { style = DEFAULT_LOOK, font: given } = settings.look ?? {};
  if (given === undefined || style !== DEFAULT_LOOK) return { css: '', problems: [] };
  const problems: Problem[] = [];
  const find = async (name: string, path: readonly string[]): Promise<Family | undefined> => {
    const found = await findFamily(name, input);
    if (!('missing' in found)) return found;
    problems.push(problem('look/font-missing', positionOf(settingsEntry, ['look', 'font', ...path]), found));
    return undefined;
  };
  const { headings, text } =
    typeof given === 'string'
      ? setInOne(await find(given, []))
      : {
          headings: given.headings === undefined ? undefined : await find(given.headings, ['headings']),
          text: given.text === undefined ? undefined : await find(given.text, ['text']),
        };
  const fonts = {
    ...(headings && { headings: await openFont('headings', headings, input) }),
    ...(text && { text: await openFont('text', text, input) }),
  };
  return { css: problems.length > 0 ? '' : writeOwnFonts(fonts, input.assets), problems };
}

/** Sets everything in one typeface, or only headings if it has a single weight: emphasis would be lost. */
function setInOne(family: Family | undefined): Partial<Record<OwnRole, Family | undefined>> {
  const weights = family?.faces.filter(({ isItalic }) => !isItalic).flatMap((face) => face.weights) ?? [];
  const isForText = Math.min(...weights) < LEAST_BOLD && Math.max(...weights) >= LEAST_BOLD;
  return { headings: family, text: isForText ? family : undefined };
}

async function openFont(role: OwnRole, family: Family, input: Input): Promise<OwnFont> {
  const chosen = role === 'headings' ? chooseHeavy(family) : chooseText(family);
  const marked = listMarked(input.read.sources);
  const divided = await Promise.all(chosen.map((face) => divideMarks(face, marked, input.cache)));
  const font = await openFiles(
    chosen.filter(({ isItalic }) => !isItalic),
    input.cache,
  );
  const { role: ours, axes } = OURS[role];
  const others = await (await openOwn(ours, input)).instances(axes);
  const comparison = font && (await compareFonts(await font.instances(axes), others));
  const faces = divided.map(({ face }) => face);
  return { name: family.name, faces, marked: divided.flatMap((each) => each.marked ?? []), comparison };
}

const COMBINING = String.fromCodePoint(...Array.from({ length: 0x70 }, (_, index) => 0x300 + index));

/**
 * Leaves a letter whose mark the font would put beside it to the next font, but not the same letter without the mark: marks are in a
 * separate typeface, which lacks that letter.
 */
async function divideMarks(
  face: FamilyFace,
  marked: readonly string[],
  cache: Cache,
): Promise<{ face: FamilyFace; marked?: FamilyFace }> {
  const letters = marked.filter((letter) => isWithin(letter, face.ranges));
  const font = letters.length > 0 ? await openFiles([face], cache) : undefined;
  const unplaced = font ? await listUnplaced(await font.instances({}), letters) : [];
  if (unplaced.length === 0) return { face };
  const bases = unplaced.map(([base]) => base).join('');
  return {
    face: { ...face, ranges: withoutCharacters(face.ranges, COMBINING) },
    marked: { ...face, ranges: withoutCharacters(face.ranges, bases) },
  };
}

function chooseHeavy({ faces }: Family): FamilyFace[] {
  return pick(faces, false, HEAVY);
}

function chooseText({ faces }: Family): FamilyFace[] {
  return [
    ...new Set([...pick(faces, false, REGULAR), ...pick(faces, false, BOLD), ...pick(faces, true, REGULAR)]),
  ];
}

function pick(faces: readonly FamilyFace[], isItalic: boolean, weight: number): FamilyFace[] {
  return pickFiles(
    faces.filter((face) => face.isItalic === isItalic),
    weight,
  );
}
