/** Checks what others need to use a look. */

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArtifact, readBody } from '../../../engine/artifact.ts';
import { findUnused } from '../../../engine/bundle/overrides/index.ts';
import { buildStyles, type Styles } from '../../../engine/bundle/styles/index.ts';
import { loadTemplates } from '../../../engine/bundle/templates/index.ts';
import type { Cache } from '../../../engine/cache/index.ts';
import { parseYaml } from '../../../engine/content/yaml/index.ts';
import { listFiles } from '../../../engine/lib/files.ts';
import { addFrames, type Problem } from '../../../engine/problems/index.ts';
import { problem } from '../../messages/index.ts';
import type { OpenLook } from '../open.ts';
import { listWords } from './classes.ts';
import { findUnreadable } from './contrast.ts';
import { findLicense } from './licenses.ts';
import { findDifferent } from './tokens.ts';

interface Checking {
  root: string;
  packageRoot: string;
  cache: Cache;
}

/** Bytes: the fonts that a page with letters of Western Europe loads. */
const MOST_FONTS = 60_000;
/** Bytes, compressed. */
const MOST_STYLES = 16_500;

/** Checks all of a look but the pages that are made with it. */
export async function checkLookFolder(look: OpenLook, checking: Checking): Promise<Problem[]> {
  const { root, packageRoot } = checking;
  // A site's own styles would be a part of them.
  const assets = join(look.root, '.assets');
  const common = { ...checking, assets, look, href: (url: string) => url };
  const [styles, templates] = await Promise.all([buildStyles(common), loadTemplates(common)]);
  const place = (file: string) => relative(root, join(look.root, file)).replaceAll('\\', '/');
  const unused = findUnused({ root: look.root, packageRoot, files: look.files }, templates.inputs.files);
  return [
    ...checkContrast(look, place),
    ...styles.problems,
    ...templates.problems,
    ...unused.map((each) => ({ ...each, ...(each.at && { at: { ...each.at, file: place(each.at.file) } }) })),
    ...checkLicenses(look, place),
    ...(styles.problems.length > 0 ? [] : await checkSheet(look, styles, place)),
    ...(styles.problems.length > 0 ? [] : await checkClasses(look, checking, place)),
  ];
}

type Place = (file: string) => string;

function checkContrast({ root, recipe }: OpenLook, place: Place): Problem[] {
  const file = place('look.yaml');
  const text = readFileSync(join(root, 'look.yaml'), 'utf8');
  const yaml = parseYaml(file, text);
  const problems = findUnreadable(recipe).map((facts) =>
    problem('look/contrast', yaml.at(['colours', facts.key]), { ...facts, hasWash: recipe.wash > 0 }),
  );
  return addFrames(problems, [{ file, text }]);
}

function checkLicenses({ root }: OpenLook, place: Place): Problem[] {
  const files = new Set(listFiles(root).map((file) => file.replaceAll('\\', '/')));
  const fonts = [...files].filter((file) => /^fonts\/[^/]+\.(?:woff2?|ttf|otf)$/.test(file));
  return fonts.flatMap((font) =>
    findLicense(font.slice('fonts/'.length), (file) => files.has(`fonts/${file}`))
      ? []
      : [problem('look/font-license', { file: place(font), line: 1, column: 1 }, { font })],
  );
}

async function checkSheet(
  { recipe }: OpenLook,
  { fonts, artifacts }: Styles,
  place: Place,
): Promise<Problem[]> {
  const at = { file: place('styles.css'), line: 1, column: 1 };
  const first = new Set([...fonts.latin, ...fonts.accented]);
  const sizes = artifacts
    .filter(({ path }) => first.has(`/${path}`))
    .map(async (artifact) => readBody(await readArtifact(artifact)).length);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const [sheet] = artifacts;
  const css = sheet ? readBody(await readArtifact(sheet)) : Buffer.alloc(0);
  const compressed = gzipSync(css, { level: 9 }).length;
  return [
    ...findDifferent(css.toString(), recipe).map((facts) => problem('look/colours', at, facts)),
    ...(bytes > MOST_FONTS ? [problem('look/font-weight', at, { bytes, most: MOST_FONTS })] : []),
    ...(compressed > MOST_STYLES
      ? [problem('look/sheet-weight', at, { bytes: compressed, most: MOST_STYLES })]
      : []),
  ];
}

/** Classes of Tailwind that its templates use and the stylesheet does not contain: of a look, no file is scanned for them. */
async function checkClasses(look: OpenLook, checking: Checking, place: Place): Promise<Problem[]> {
  const used = look.files.flatMap((file) => listWords(file, readFileSync(join(look.root, file), 'utf8')));
  if (used.length === 0) return [];
  const { listUnlisted } = await import('../../../engine/bundle/styles/compile.ts');
  const file = join(checking.packageRoot, 'templates/styles.css');
  const missing = new Set(
    await listUnlisted(
      { ...checking, look, file, text: readFileSync(file, 'utf8') },
      used.map(({ word }) => word),
    ),
  );
  const first = used.filter(({ word }, index) => used.findIndex((other) => other.word === word) === index);
  return first
    .filter(({ word }) => missing.has(word))
    .map(({ word, file: own, ...at }) =>
      problem('look/class-unlisted', { file: place(own), ...at }, { word }),
    );
}
