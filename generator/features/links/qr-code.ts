/** The QR code of the page of all links, for posters and the backs of records. */
import type { Artifact } from '../../engine/artifact.ts';
import { hash } from '../../engine/lib/hash.ts';
import { openImage } from '../../engine/media/sharp.ts';
import { ROUTES } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';

/** The blank modules around a code (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;
/** Pixels of a module: sharp on paper at any size of a flyer. */
const MODULE = 32;

export interface Code {
  /** Path below the folder of codes: `links.svg`. */
  name: string;
  key: string;
  read: () => Promise<Uint8Array>;
}

/** QR codes as a drawing and as a picture; none for a site without the page. */
export function listCodes(site: Pick<Site, 'pages' | 'urls'>): Code[] {
  if (!site.pages.links) return [];
  const address = site.urls.absolute(ROUTES.links);
  const key = hash(String(MODULE), address);
  const draw = async () => Buffer.from(await drawCode(address));
  return [
    { name: 'links-qr.svg', key: `qr ${key}`, read: draw },
    { name: 'links-qr.png', key: `qr-png ${key}`, read: async () => printCode(await draw()) },
  ];
}

export function planCodes(site: Pick<Site, 'pages' | 'urls'>): Artifact[] {
  return listCodes(site).map(({ name, key, read }) => ({
    path: site.urls.path(ROUTES.links).replace(/[^/]*$/, name),
    key,
    body: read,
  }));
}

/** The dark modules of a code as the path of a drawing, which is as wide as its number of modules, blank ones included. */
export async function outlineCode(address: string): Promise<{ path: string; side: number }> {
  const { default: encodeQR } = await import('qr');
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = modules.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { path: path.join(''), side: modules.length };
}

/** Black on white, whatever the look: cameras read nothing else as well. */
export async function drawCode(address: string): Promise<string> {
  const { path, side } = await outlineCode(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side * MODULE}" height="${side * MODULE}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
}

/** The dark modules of a row that touch, as the first and their number. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  let start: number | undefined;
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark) start ??= x;
    else if (start !== undefined) {
      runs.push([start, x - start]);
      start = undefined;
    }
  }
  return runs;
}

async function printCode(svg: Uint8Array): Promise<Uint8Array> {
  const image = await openImage(svg);
  return image.png({ palette: true, colours: 2, compressionLevel: 9 }).toBuffer();
}
