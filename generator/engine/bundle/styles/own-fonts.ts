/** Styles that set headings, texts or both in typefaces that the site names. */
import { relative } from 'node:path';
import type { Comparison } from '../../media/fonts/compare.ts';
import type { Family, FamilyFace } from './family.ts';

/** Text that a typeface of the site applies to: names and headings, or the rest. */
export type OwnRole = 'headings' | 'text';

export interface OwnFont extends Family {
  /** Second faces of files that place only some marks: for marks, and the letters that they are placed on. */
  marked: FamilyFace[];
  /** Comparison with Liner's font for the same role; undefined without Latin letters. */
  comparison: Comparison | undefined;
}

/** Width of Liner's condensed cut relative to its wide one, as in `templates/parts/Display.tsx`. */
const CONDENSED = 0.64;
/** The widths of Liner's fonts beside those of Arial, as the fallbacks in `templates/styles.css` have them. */
const BESIDE_ARIAL = { headings: 1.2921, text: 0.9781 };
const ARIAL = {
  headings: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
  text: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
};
const FORMATS: Record<string, string> = { woff2: 'woff2', woff: 'woff', otf: 'opentype', ttf: 'truetype' };

/** @param assets the folder of the stylesheet, which the addresses of files are relative to */
export function writeOwnFonts(fonts: Readonly<Partial<Record<OwnRole, OwnFont>>>, assets: string): string {
  const { headings, text } = fonts;
  const faces = [headings, text].flatMap((font) =>
    font
      ? [
          ...font.faces.map((face) => writeFace(font.name, face, assets)),
          ...font.marked.map((face) => writeFace(nameMarked(font), face, assets)),
        ]
      : [],
  );
  return [
    ...new Set(faces),
    ...(headings ? [writeFallback(headings, 'headings'), writeHeadings(headings)] : []),
    ...(text ? [writeFallback(text, 'text'), writeText(text)] : []),
    // Without the weight that is asked for, browsers draw another one by smearing.
    ':root { font-synthesis-weight: none; }',
  ].join('\n');
}

function nameMarked({ name }: OwnFont): string {
  return `${name} Marks`;
}

/** The typefaces of the site, and a font of the device until they have loaded. */
function listOwn(font: OwnFont, role: OwnRole): string {
  const names = [font.name, ...(font.marked.length > 0 ? [nameMarked(font)] : []), nameFallback(font, role)];
  return names.map((name) => `"${name}"`).join(', ');
}

function nameFallback({ name }: OwnFont, role: OwnRole): string {
  return `${name} ${role === 'text' ? 'Text' : 'Headings'} Fallback`;
}

function writeHeadings(font: OwnFont): string {
  const list = `${listOwn(font, 'headings')}, "Archivo", "Cairo", sans-serif`;
  const { comparison } = font;
  const { widest = 1, height = 1 } = comparison ?? {};
  return `@theme static { --font-wide: ${list}; --font-narrow: ${list}; }
:root {
  --tight-headings: 0;
  --fit-wide: ${round(widest)};
  --fit-narrow: ${round(widest / CONDENSED)};
  --leading: ${round(Math.max(1, height))};
}`;
}

function writeText(font: OwnFont): string {
  return `@theme static { --font-sans: ${listOwn(font, 'text')}, "Archivo", "Vazirmatn", sans-serif; }
:root { --tight-text: 0; }`;
}

function writeFace(name: string, { file, weights, isItalic, ranges }: FamilyFace, assets: string): string {
  const address = relative(assets, file).split(/[\\/]/).map(encodeURIComponent).join('/');
  return `@font-face {
  font-family: "${name}";
  src: url("${address.startsWith('..') ? '' : './'}${address}") format("${FORMATS[file.slice(file.lastIndexOf('.') + 1).toLowerCase()]}");
  font-weight: ${[...new Set(weights)].join(' ')};
  font-style: ${isItalic ? 'italic' : 'normal'};
  font-display: swap;${ranges ? `\n  unicode-range: ${ranges};` : ''}
}`;
}

/** A font of the device, as wide and as high, until the file has loaded. */
function writeFallback(font: OwnFont, role: OwnRole): string {
  const { comparison } = font;
  if (!comparison) return '';
  const size = comparison.width * BESIDE_ARIAL[role];
  const percent = (value: number) => `${round(value * 100)}%`;
  return `@font-face {
  font-family: "${nameFallback(font, role)}";
  src: ${ARIAL[role]};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(comparison.ascent / size)};
  descent-override: ${percent(comparison.descent / size)};
  line-gap-override: 0%;
  unicode-range: U+20-7E, U+A0-FF;
}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
