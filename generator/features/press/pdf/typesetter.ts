/** Texts in lines, shaped like those of share images and drawn by pdfkit. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft } from '../../../engine/lib/isolate.ts';
import { breakLines, type PlacedRun, type TextLine } from '../../../engine/media/text/break-lines.ts';
import { openShaper, type Shaper } from '../../../engine/media/text/shape.ts';
import type { PdfStyle } from '../../../site/schema/pdf-style.ts';
import { joinWords, prepareGlyphs } from './copied-text.ts';
import { drawGlyphs, type PdfSource } from './glyphs.ts';
import type { Doc, Face, Paper, PdfFonts } from './paper.ts';

interface TypedText {
  text: string;
  face: Face;
  /** Latin letters are slanted; Arabic ones never are. */
  isOblique?: boolean;
}

export interface Paragraph {
  texts: readonly TypedText[];
  size: number;
  color: string;
  /** `rtl` for lines that start at the right of the column, `middle` for those in its middle. */
  start: Direction | 'middle';
  base: Direction;
  /** Distance from the left edge of the page. */
  left: number;
  top: number;
  width: number;
  /** One line, however long it is. */
  isLine: boolean;
  /** Between lines of Latin letters; those with Arabic ones have more. */
  lineGap: number;
  /** Names: the ink is at the edge of the column, and no higher than `top`. */
  isSnug: boolean;
  link?: string | undefined;
}

export interface Typesetter {
  /** Em. */
  measure(text: string, face: Face): number;
  /**
   * Returns the distance from baseline to baseline, in em.
   * @param isTall for lines with Arabic letters
   * @param gap between Latin lines
   */
  leading(face: Face, isTall: boolean, gap?: number): number;
  /** Returns the height from the first line to below the last, in points. */
  height(paragraph: Paragraph): number;
  /** Returns the y below the last line. */
  draw(doc: Doc, paragraph: Paragraph): number;
}

/** Distances from baseline to baseline, in em, of letters with marks above and below. */
const LEADING: Record<Face, number> = { name: 1.2, text: 1.6, strong: 1.5, data: 1.7 };
/** Scale of Arabic beside Latin in the stylesheet. */
const ARABIC_SCALE = 1.1;

type Sources = Record<Face, PdfSource[]>;

/** The fonts of each face, under the names that its files have in a document. */
export function listSources({ arabic, ...latin }: PdfFonts, { tracking, scale, spacing }: PdfStyle): Sources {
  const list = (face: Face, spaced = 0): PdfSource[] =>
    latin[face].map(({ file, family, isOurs }, index) => ({
      ...{ name: index === 0 ? face : `${face}.${index}`, file, family: `${face} ${family}` },
      ...{ scale: isOurs && face !== 'name' ? scale : 1, tracking: isOurs ? spaced : 0, script: 'Latn' },
    }));
  const listArabic = (face: Exclude<Face, 'data'>): PdfSource[] =>
    (arabic?.[face] ?? []).map(({ file }, index) => ({
      ...{ name: index === 0 ? `arabic.${face}` : `arabic.${face}.${index}`, file, tracking: 0 },
      ...{ scale: face === 'name' ? 1 : ARABIC_SCALE * scale, script: 'Arab' },
    }));
  const text = listArabic('text');
  return {
    name: [...list('name', tracking), ...listArabic('name')],
    text: [...list('text'), ...text],
    strong: [...list('strong'), ...listArabic('strong')],
    data: [...list('data').map((source) => ({ ...source, spacing })), ...text],
  };
}

export async function openTypesetter(
  { name, text, strong, data }: Sources,
  paper: Pick<Paper, 'top' | 'bottom'>,
): Promise<Typesetter> {
  const shapers: Record<Face, Shaper<PdfSource>> = {
    name: await openShaper(name),
    text: await openShaper(text),
    strong: await openShaper(strong),
    data: await openShaper(data),
  };

  const leading = (face: Face, isTall: boolean, gap = 0) => {
    const own = shapers[face].height + shapers[face].depth + gap;
    return isTall ? Math.max(own, LEADING[face]) : own;
  };

  function layOut({ texts, size, base, width, isLine, lineGap }: Paragraph) {
    const styled = texts.map(({ text: words, face }) => ({ text: words, shaper: shapers[face] }));
    const isTall = texts.some((each) => hasRightToLeft(each.text));
    const step = leading(texts[0]?.face ?? 'text', isTall, lineGap / size) * size;
    return {
      isTall,
      step,
      lines: breakLines(styled, base, isLine ? Number.POSITIVE_INFINITY : width / size),
    };
  }

  function draw(doc: Doc, paragraph: Paragraph): number {
    const { texts, size, isLine, isSnug } = paragraph;
    doc.fillColor(paragraph.color);
    const shaperOf = (run: PlacedRun<PdfSource>) => shapers[texts[run.index]?.face ?? 'text'];
    const main = shapers[texts[0]?.face ?? 'text'];
    const { isTall, step, lines } = layOut(paragraph);
    let y = paragraph.top;
    for (const [index, line] of lines.entries()) {
      // The last line is not alone on a page: the one before it goes along.
      const together = index === lines.length - 2 && index > 0 ? 2 * step : step;
      if (!isLine && y + together > paper.bottom) {
        doc.continueOnNewPage();
        doc.fillColor(paragraph.color);
        y = paper.top;
      }
      const ink = isSnug ? inkOf(line, shaperOf) : undefined;
      const above = Math.max(main.height, index === 0 ? (ink?.top ?? 0) : 0);
      const isLast = index === lines.length - 1;
      const gap = step / size - main.height;
      const below = ink && isLast ? Math.max(isTall ? main.depth : gap, -ink.bottom) : gap;
      drawLine(doc, paragraph, line, shaperOf, { baseline: y + above * size, ink });
      y += (above + below) * size;
    }
    return y;
  }

  const measure = (words: string, face: Face) => shapers[face].shape(words, 'ltr').advance;
  const height = (paragraph: Paragraph) => {
    const { step, lines } = layOut(paragraph);
    return lines.length * step;
  };
  return { measure, leading, height, draw };
}

interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The ink in em, from the left end of the line and its baseline. */
function inkOf(
  { runs, advance }: TextLine<PdfSource>,
  shaperOf: (run: PlacedRun<PdfSource>) => Shaper<PdfSource>,
): Ink {
  const inked = runs.flatMap((run) =>
    run.glyphs.flatMap(({ id, x, y }) => {
      const { path, ink } = shaperOf(run).outline(run.source, id);
      return path ? [{ x, y, ink }] : [];
    }),
  );
  if (inked.length === 0) return { left: 0, right: advance, top: 0, bottom: 0 };
  return {
    left: Math.min(...inked.map(({ x, ink }) => x + ink.left)),
    right: Math.max(...inked.map(({ x, ink }) => x + ink.right)),
    top: Math.max(...inked.map(({ y, ink }) => y + ink.top)),
    bottom: Math.min(...inked.map(({ y, ink }) => y + ink.bottom)),
  };
}

/** Draws a line in its direction, with the glyphs of each run from left to right, as readers take them. */
function drawLine(
  doc: Doc,
  { texts, size, start, left, width, link }: Paragraph,
  { runs, advance }: TextLine<PdfSource>,
  shaperOf: (run: PlacedRun<PdfSource>) => Shaper<PdfSource>,
  {
    baseline,
    ink = { left: 0, right: advance },
  }: { baseline: number; ink?: Pick<Ink, 'left' | 'right'> | undefined },
): void {
  const origin = {
    ltr: left - ink.left * size,
    middle: left + (width - (ink.left + ink.right) * size) / 2,
    rtl: left + width - ink.right * size,
  }[start];
  for (const run of joinWords(runs, shaperOf)) {
    const { source } = run;
    const isOblique = texts[run.index]?.isOblique === true && source.script === 'Latn';
    const { glyphs, marks } = prepareGlyphs(run, shaperOf(run).spaceOf(source));
    drawGlyphs(doc, glyphs, { origin, baseline, size, font: source, isOblique, link });
    for (const { id, x, y } of marks) {
      const { path, scale } = shaperOf(run).outline(source, id);
      doc.save().translate(origin + x * size, baseline - y * size);
      doc
        .scale(scale * size, -scale * size)
        .path(path)
        .fill()
        .restore();
    }
  }
}
