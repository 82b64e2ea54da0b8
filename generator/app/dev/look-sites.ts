/** The site in every look, below addresses of their own, and a page that shows them side by side. */
import type { ServerResponse } from 'node:http';
import type { Handler, ServedSite } from '../../engine/server/answer.ts';
import { findLook, type LookPlace, listLooks } from '../../site/looks/find.ts';
import { openPlace } from '../../site/looks/open.ts';
import { DEFAULT_LOOK } from '../../site/schema/look.ts';
import { GRAMMAR } from '../list/grammar.ts';
import type { Build, MadeSite } from '../pipeline/report.ts';
import { EVENTS_PATH, lookPath, SHEET_PATH } from './inject.ts';
import type { RenderedPage } from './served-site.ts';
import { openSite } from './served-site.ts';
import { drawSheet, type SheetLook } from './sheet/index.ts';
import { listShown } from './sheet/shown.ts';

/** A site in another look, at another address. */
export interface Dressed {
  style: string;
  baseUrl: string;
}

interface LookSites {
  /** The site in the look that a path of the host is below; undefined below none. */
  serve(path: string): Promise<ServedSite | undefined>;
  sendSheet: Handler;
  /** Drops all of them, as the site has changed. */
  renew(build: Build): void;
  /** Settles when none is being built. */
  close(): Promise<unknown>;
}

interface Places {
  root: string;
  packageRoot: string;
}

/** Each look is built when one of its pages is requested. @param build makes the site of the latest content */
export function openLookSites(places: Places, build: (dressed: Dressed) => Promise<Build>): LookSites {
  let sites = new Map<string, Promise<ServedSite | undefined>>();
  let queue: Promise<unknown> = Promise.resolve();
  let made: MadeSite | undefined;

  /** @param onErrors is called if the site has errors in the look */
  async function dress({ name }: LookPlace, onErrors: () => void): Promise<ServedSite> {
    const base = lookPath(name);
    const site = openSite(() => undefined, sendPage);
    const built = await build({ style: name, baseUrl: new URL(base, made?.site.urls.origin).href });
    if (!built.made) onErrors();
    site.take(built);
    return { ...(await site.serve()), base };
  }

  /** Serves the current state: a request from before the last change is not made in vain. */
  async function serve(path: string): Promise<ServedSite | undefined> {
    if (!path.startsWith(SHEET_PATH)) return undefined;
    const place = listLooks(places).find(({ name }) => path.startsWith(lookPath(name)));
    if (!place || !made) return undefined;
    const kept = sites;
    const known = kept.get(place.name);
    if (known) return (await known) ?? serve(path);
    // One with errors is built again on the next request: its templates may be right by then.
    const forget = () => void kept.delete(place.name);
    // One after the other: the first one is seen sooner.
    const dressed = queue.then(() => (kept === sites ? dress(place, forget) : undefined));
    queue = dressed.catch(forget);
    kept.set(place.name, dressed);
    return (await dressed) ?? serve(path);
  }

  return {
    serve,
    async sendSheet(_request, response) {
      if (!made) return send(response, 503, 'The site has errors; the terminal lists them.');
      const { site } = made;
      const { style = DEFAULT_LOOK } = site.settings.look ?? {};
      const used = findLook(style, places)?.folder;
      const looks = await Promise.all(listLooks(places).map((place) => describe(place, places, used)));
      send(
        response,
        200,
        drawSheet({ looks, pages: listShown(site), settings: site.settings, events: EVENTS_PATH }),
      );
    },
    renew(latest) {
      sites = new Map();
      made = latest.made ?? latest.shown ?? made;
    },
    close() {
      sites = new Map();
      made = undefined;
      return queue;
    },
  };
}

/** @param used the folder of the look in use */
async function describe(place: LookPlace, places: Places, used: string | undefined): Promise<SheetLook> {
  const { look } = await openPlace(place, { ...places, grammar: GRAMMAR });
  return {
    name: place.name,
    base: lookPath(place.name),
    line: look?.line,
    for: look?.for,
    isUsed: place.folder === used,
  };
}

/** Pages in frames do not follow changes: browsers allow a host six connections. The sheet loads them again. */
function sendPage(page: RenderedPage | undefined): string {
  return (
    page?.html ??
    '<!doctype html><html lang="en"><title>Not there yet</title><p>In this look the site has errors: npx liner looks check lists them.</p></html>'
  );
}

function send(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(body);
}
