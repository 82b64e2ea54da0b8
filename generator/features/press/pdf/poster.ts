/** A poster of a release, A3: its cover, what it is and when, the code of its page, and a strip to write on. */
import { hasRightToLeft } from '../../../engine/lib/isolate.ts';
import { toCapitals } from '../../../engine/lib/letters.ts';
import { drawCode, drawName, endPdf } from './layout.ts';
import { openPdf, type Pdf, type PdfFacts } from './page.ts';
import type { Paper } from './paper.ts';
import { addText, columnAt, measureText, shrink } from './text.ts';

export interface Poster {
  title: string;
  artist: string;
  /** `Out 1 August 2026`. */
  day: string;
  /** The page of the release, and how it is printed. */
  url: string;
  address: string;
  /** A JPEG. */
  cover: Uint8Array | undefined;
  alt: string;
  code: { path: string; side: number };
  /** `ground` is around the cover; the name is in `ink` on a block. */
  colors: { ground: string; block: string; ink: string };
}

const A3 = { width: 841.89, height: 1190.55 };
const PAPER: Paper = { ...A3, left: 40, top: 40, right: A3.width - 40, bottom: A3.height };
const WIDTH = PAPER.right - PAPER.left;
/** 3 cm at the foot. */
const STRIP = 85;
/** The name and the facts, above the strip. */
const BLOCK = { height: 264, pad: 28 };
const CODE = 128;
/** Around a cover in the middle of its paper. */
const FRAME = 84;
const FACTS = { size: 25, row: 35 };
const ADDRESS = 13;
/** Sizes of names, the largest first. */
const SIZES = [190, 170, 150, 132, 116, 102, 90, 78, 68, 60, 52, 45, 39, 34, 29, 25];

export async function writePoster(
  poster: Poster,
  facts: Omit<PdfFacts, 'artist' | 'label' | 'paper'>,
): Promise<Uint8Array> {
  const { artist, title, colors } = poster;
  const pdf = await openPdf({ ...facts, artist, label: title, paper: PAPER });
  const top = A3.height - STRIP - BLOCK.height;
  fill(pdf, { left: 0, top: 0, width: A3.width, height: top }, colors.ground);
  fill(pdf, { left: 0, top, width: A3.width, height: BLOCK.height }, colors.block);
  fill(pdf, { left: 0, top: A3.height - STRIP, width: A3.width, height: STRIP }, '#ffffff');
  drawCover(pdf, poster, top);
  drawFacts(pdf, poster, top);
  return endPdf(pdf);
}

/** The whole cover, as wide as the page, or with paper around it where the look centres its lines. */
function drawCover({ doc, root, style }: Pdf, { cover, alt }: Poster, height: number): void {
  if (!cover) return;
  const frame = style.align === 'middle' ? FRAME : 0;
  const size: [number, number] = [A3.width - 2 * frame, height - frame];
  root.add(
    doc.struct('Figure', { alt }, () =>
      doc.image(Buffer.from(cover), frame, frame, { fit: size, align: 'center', valign: 'center' }),
    ),
  );
}

function drawFacts(pdf: Pdf, { title, artist, day, url, address, code, colors }: Poster, top: number): void {
  const { root } = pdf;
  const foot = A3.height - STRIP - BLOCK.pad;
  const lines = [artist, day].filter(Boolean);
  const below = foot - ADDRESS - 14 - lines.length * FACTS.row;
  const isCentred = pdf.style.align === 'middle';
  const beside = CODE + 24;
  const width = WIDTH - beside;
  // In the middle of the page, what is in the middle of its column has as much room at both sides.
  const x = PAPER.left + (isCentred ? beside : 0);
  const room = isCentred ? WIDTH - 2 * beside : width;
  const size = fitSize(pdf, title, room, below - top - BLOCK.pad - 8);
  const name = { text: title, x, y: top + BLOCK.pad, width: room, size, least: size / 1.2, isCentred };
  drawName(pdf, root, { ...name, color: colors.ink });
  const column = columnAt(pdf, x, room);
  const style = { color: colors.ink, column, isCentred };
  for (const [row, text] of lines.entries()) {
    const letters = shrink(pdf, text, { face: row === 0 ? 'strong' : 'text', size: FACTS.size }, room);
    addText(pdf, root, 'P', text, { ...style, ...letters, y: below + row * FACTS.row, isLine: true });
  }
  addText(pdf, root, 'Link', address, {
    ...{ ...style, ...shrink(pdf, address, { face: 'data', size: ADDRESS }, room) },
    ...{ y: foot - ADDRESS, isLine: true, base: 'ltr', link: url },
  });
  const { left } = columnAt(pdf, PAPER.right - CODE, CODE);
  drawCode(pdf, { code, url }, { left, top: foot - CODE, size: CODE });
}

function fill({ doc }: Pdf, box: Record<'left' | 'top' | 'width' | 'height', number>, color: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(box.left, box.top, box.width, box.height).fill(color);
  doc.endMarkedContent();
}

/** The largest size in which a name, broken between words, has room. */
function fitSize(pdf: Pdf, name: string, width: number, height: number): number {
  const text = pdf.style.capitals ? toCapitals(name, pdf.language) : name;
  const leading = pdf.typesetter.leading('name', hasRightToLeft(text), pdf.style.leading);
  const measure = (words: string) => measureText(pdf, words, { face: 'name', size: 1 });
  const widths = text.split(' ').map(measure);
  const space = measure('n n') - 2 * measure('n');
  const fits = (size: number) => {
    const room = width * 0.98;
    let [lines, used] = [1, 0];
    for (const each of widths) {
      if (each * size > room) return false;
      used += (used > 0 ? space : 0) + each;
      if (used * size <= room) continue;
      lines += 1;
      used = each;
    }
    return lines * leading * size <= height;
  };
  return SIZES.find(fits) ?? 20;
}
