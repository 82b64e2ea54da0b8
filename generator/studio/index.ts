/** The studio: a local editor in the browser. Its pages are served here; what they edit is shown by the preview beside it. */

import { join } from 'node:path';
import { openOwnFolder } from '../app/site-files/own-folder.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import type { Changes } from '../engine/lib/watch.ts';
import { API, type Studio } from './api.ts';
import { type Beginning, type BeginningOptions, NEW_SITE_API, openBeginning } from './beginning.ts';
import { serveCompared } from './comparing.ts';
import { openEvents } from './events.ts';
import { originOf } from './guard.ts';
import { type ImporterOptions, openImporter } from './importing.ts';
import type { Built } from './latest.ts';
import { openLive } from './live.ts';
import { openNews } from './news.ts';
import { noteStudio } from './others.ts';
import type { Read } from './overlay.ts';
import { readPages } from './pages.ts';
import { openPublisher, type StartCommand } from './publishing.ts';
import { startStudioServer } from './server.ts';
import { openSession } from './session.ts';
import { bindApi } from './taking.ts';
import { openWorkspace, type WorkspaceOptions } from './workspace.ts';

interface StudioOptions extends WorkspaceOptions, Pick<ImporterOptions, 'readSite' | 'readSources'> {
  /** Makes a site of a folder without one; undefined for the folder of a site. */
  newSite?: Pick<BeginningOptions, 'timezone' | 'createSite'> | undefined;
  port: number;
  packageRoot: string;
  /** The folder of the compiled program. */
  program: string;
  today: DayIn;
  /** Starts `liner check` and `liner publish`. */
  start: StartCommand;
  environment: NodeJS.ProcessEnv;
  /** Ends the command. */
  stop(): void;
  /** Receives the address for another browser when the printed one has been used. */
  onUsed(address: string): void;
  /** An unexpected error in words. */
  describe(error: unknown): string;
  onError(error: unknown): void;
}

export interface StudioPreview {
  /** Address of the home page. */
  url: string;
  refresh(changes: Changes): Promise<void>;
}

export interface OpenStudio {
  port: number;
  /** Origin of the studio's pages, which show the preview in a frame. */
  origin: string;
  /** The address to print. */
  address: string;
  /** The addresses of other studios that have this folder open. */
  others: readonly string[];
  /** An address that works once, for the browser that is started. */
  addressOnce(): string;
  /** Returns the content for the preview to show. */
  overlay(read: Read): Read;
  /** Receives each build of the preview. */
  take(read: Read, build: Built): void;
  /** Begins to answer. Call it when the preview has made its first build. */
  connect(preview: StudioPreview): void;
  close(): Promise<void>;
}

/** @throws Node's EADDRINUSE if no port is free */
export async function openStudio(options: StudioOptions): Promise<OpenStudio> {
  const workspace = openWorkspace(options);
  const events = openEvents();
  const live = openLive(workspace, (files, isShown) => {
    studio?.news.note(files);
    studio?.news.send(isShown);
  });
  const publisher = openPublisher({ ...options, workspace, events, onEnd: () => void studio?.news.send() });
  const importer = openImporter({ ...options, workspace, events });
  let studio: Studio | undefined;
  const { newSite } = options;
  let begun = newSite && openBeginning({ ...options, ...newSite, workspace });
  let beginning: Beginning | undefined;
  const session = openSession((token) => options.onUsed(addressOf(token)));
  const compared = await serveCompared(workspace);
  const server = await startStudioServer({
    ...options,
    framed: [compared.before, compared.after],
    files: readPages(options.program, join(options.packageRoot, 'templates/fonts')),
    events,
    session,
    workspace,
    api: () => (studio ? bindApi(API, studio, false) : beginning && bindApi(NEW_SITE_API, beginning, true)),
  });
  const origin = originOf(server.port);
  const { others, forget } = await noteStudio(openOwnFolder(options.root, 'studios'), origin);
  const addressOf = (token: string) => `${origin}/?token=${token}`;
  return {
    ...server,
    origin,
    others,
    address: addressOf(session.token()),
    addressOnce: () => addressOf(session.issueOnce()),
    overlay: (read) => (begun ? begun.overlay() : live.overlay(read)),
    take: (read, build) => void (begun ?? live.take(read, build)),
    async close() {
      begun?.close();
      publisher.cancel();
      forget();
      await Promise.all([server.close(), compared.close()]);
    },
    connect({ url, refresh }) {
      const preview = new URL(url).origin;
      const goOn = () => {
        beginning = undefined;
        studio = openSite(preview, refresh);
      };
      if (!begun) return goOn();
      beginning = begun.connect({
        preview,
        refresh: () => refresh(new Map()),
        async goOn() {
          begun = undefined;
          await refresh(new Map());
          goOn();
        },
      });
    },
  };

  function openSite(preview: string, refresh: StudioPreview['refresh']): Studio {
    const latest = () => {
      const found = live.latest();
      if (!found) throw new Error('The preview has not built the site yet.');
      return found;
    };
    const { today, packageRoot, environment, stop } = options;
    const now = () => ({ preview, today: today('UTC'), isPublishing: publisher.isRunning() });
    const news = openNews({ workspace, events, latest, now });
    const site = { workspace, latest, news, refresh, preview, today, publisher, compared };
    return { ...site, importer, packageRoot, environment, stop };
  }
}
