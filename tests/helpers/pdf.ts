/** A PDF file as a reader finds it: what it says, in which fonts, and how it is read aloud. */
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Pdf {
  title: string;
  /** The dictionary of facts. */
  info: Record<string, unknown>;
  /** The title in XMP. */
  catalogued: string;
  language: string;
  /** True if its parts are tagged for screen readers. */
  tagged: boolean;
  /** The words of each page, separated by single spaces. */
  pages: string[];
  /** Points. */
  sizes: [width: number, height: number][];
  /** Each font with whether its file is in the document. */
  fonts: Record<string, boolean>;
  /** The kinds of part in the order read, such as H1, P and LI. */
  roles: string[];
  /** Alternative texts of figures, in that order. */
  alts: string[];
  bookmarks: string[];
  links: string[];
}

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await openPages(document);
  const { info, metadata } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const nodes = (await Promise.all(pages.map(readNodes))).flat();
  // pdf.js has none as null, whatever its types say.
  const outline: { title: string }[] = (await document.getOutline()) ?? [];
  const fact = (key: string) => String(Object.entries(info).find(([name]) => name === key)?.[1] ?? '');
  const pdf: Pdf = {
    title: fact('Title'),
    info: Object.fromEntries(Object.entries(info)),
    catalogued: String(metadata?.get('dc:title') ?? ''),
    language: fact('Language'),
    tagged: marks?.Marked ?? false,
    pages: await Promise.all(pages.map(readText)),
    sizes: pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return [Math.round(width), Math.round(height)];
    }),
    fonts: Object.assign({}, ...(await Promise.all(pages.map(readFonts)))),
    roles: nodes.map(({ role }) => role),
    alts: nodes.flatMap(({ role, alt }) => (role === 'Figure' && alt ? [alt] : [])),
    bookmarks: outline.map(({ title }) => title),
    links: (await Promise.all(pages.map(readLinks))).flat(),
  };
  await task.destroy();
  return pdf;
}

function openPages(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
  return words.join('').replace(/\s+/g, ' ').trim();
}

async function readFonts(page: PDFPageProxy): Promise<Record<string, boolean>> {
  const { items } = await page.getTextContent();
  await page.getOperatorList();
  const ids = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])));
  return Object.fromEntries(
    [...ids].map((id) => {
      const font: { name: string; missingFile?: boolean } = page.commonObjs.get(id);
      return [font.name, font.missingFile !== true];
    }),
  );
}

interface Node {
  role: string;
  alt?: string;
  children: (Node | { type: string })[];
}

async function readNodes(page: PDFPageProxy): Promise<Node[]> {
  const list = (node: Node): Node[] => [
    node,
    ...node.children.flatMap((child) => ('role' in child ? list(child) : [])),
  ];
  const tree: Node | null = await page.getStructTree();
  return tree ? list(tree) : [];
}

async function readLinks(page: PDFPageProxy): Promise<string[]> {
  const annotations: { url?: string }[] = await page.getAnnotations();
  return annotations.flatMap(({ url }) => (url === undefined ? [] : [url]));
}

/** A text and its position from the lower left corner of its page, in points. */
export interface Place {
  page: number;
  x: number;
  y: number;
}

/** Finds all places of a text, whatever its case and spaces. */
export async function openPlaces(bytes: Uint8Array): Promise<(text: string) => Place[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pages = await openPages(await task.promise);
  const letters: string[] = [];
  const places: Place[] = [];
  for (const [index, page] of pages.entries()) {
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [x = 0, y = 0] = item.transform.slice(4).map(Number);
      for (const letter of plain(item.str).split('')) {
        letters.push(letter);
        places.push({ page: index + 1, x, y });
      }
    }
  }
  await task.destroy();
  const whole = letters.join('');
  return (text) => {
    const wanted = plain(text);
    return places.filter((_, index) => wanted !== '' && whole.startsWith(wanted, index));
  };
}

// One code unit a letter, so that places can be counted.
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
