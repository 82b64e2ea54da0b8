/** The site that is served, and the problems of its latest build. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Artifact, isStored, keyOf, readArtifact, readBody } from '../../engine/artifact.ts';
import type { Entry } from '../../engine/content/types.ts';
import { hash } from '../../engine/lib/hash.ts';
import { PREVIEWS } from '../../engine/media/pictures/index.ts';
import { compareProblems, formatPosition, isError, type Problem } from '../../engine/problems/index.ts';
import { isPage, produce } from '../../engine/publish/index.ts';
import { findName, type ServedFile, type ServedSite } from '../../engine/server/answer.ts';
import { openServedFile } from '../../engine/server/served-folder.ts';
import { newsLocator } from '../../features/news/news.ts';
import { ROUTES, releaseRoute } from '../../site/routes.ts';
import { isShareImage } from '../../site/share.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { problem, reasonOf } from '../messages.ts';
import type { Build, MadeSite } from '../pipeline/report.ts';
import type { Draft, PageState } from './channel.ts';
import { injectClient } from './inject.ts';

interface DevSite {
  /** Replaces the site by a build; keeps the last one if the build failed and shows nothing. */
  take(build: Build): void;
  /** The current site; waits for the first build. */
  serve(): Promise<ServedSite>;
  /** Settles once the requested pages are made. */
  settled(): Promise<void>;
  /** The state of the page at a path of the host. */
  describe(path: string): Promise<PageState>;
}

/** A site that was built. */
interface Current {
  made: MadeSite;
  artifacts: ReadonlyMap<string, Artifact>;
  drafts: Omit<Draft, 'here'>[];
}

interface Rendered {
  /** The page, or the last version that could be rendered, if any. */
  page: RenderedPage | undefined;
  problem?: Problem | undefined;
}

export interface RenderedPage {
  html: string;
  /** A hash of the page without the address of its stylesheet and previews of pictures. */
  digest: string;
}

const MISSING = '404.html';

/**
 * @param onFailure is called once for each file that cannot be made, and again when it can be
 * @param send the HTML of a page as it is sent; of none if it cannot be made
 */
export function openSite(
  onFailure: (problem: Problem | undefined) => void,
  send: typeof injectClient = injectClient,
): DevSite {
  /** Rendered pages, by path; a page without a key is rendered again after each build. */
  const pages = new Map<string, { key: string | Artifact; rendered: Promise<Rendered> }>();
  /** Other files that could not be made, by path. */
  const failures = new Map<string, Problem>();
  let current: Current | undefined;
  let errors: Problem[] = [];
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });

  function render(artifact: Artifact, { made }: Current): Promise<Rendered> {
    const { path } = artifact;
    const key = keyOf(artifact) ?? artifact;
    const known = pages.get(path);
    if (known?.key === key) return known.rendered;
    const rendered = renderPage(artifact, made).then(async ({ page, problem }) => {
      if (!problem) return { page };
      onFailure(problem);
      return { page: (await known?.rendered)?.page, problem };
    });
    pages.set(path, { key, rendered });
    return rendered;
  }

  async function openPage(artifact: Artifact, site: Current): Promise<ServedFile> {
    const { page, problem } = await render(artifact, site);
    return fileOf(send(page, site.made.styles), { ...(problem && { status: 500 }) });
  }

  async function openFile(artifact: Artifact): Promise<ServedFile> {
    const { path, immutable = false } = artifact;
    try {
      const body = await readArtifact(artifact);
      if (failures.delete(path)) onFailure(undefined);
      return isStored(body)
        ? { ...(await openServedFile(body.file)), immutable }
        : fileOf(body, { immutable });
    } catch (error) {
      const failure = describeFailed(error, path);
      const isNew = failures.get(path)?.message !== failure.message;
      failures.set(path, failure);
      if (isNew) onFailure(failure);
      return fileOf('', { status: 500 });
    }
  }

  return {
    take({ made, shown = made, problems }) {
      errors = problems.filter(isError).sort(compareProblems);
      if (shown) {
        current = toCurrent(shown);
        failures.clear();
        for (const path of pages.keys()) if (!current.artifacts.has(path)) pages.delete(path);
      }
      open();
    },
    async serve() {
      await ready;
      const site = current;
      if (!site) return serveNothing(send);
      return {
        base: site.made.site.urls.base,
        async open(path) {
          const artifact = site.artifacts.get(path) ?? findShared(path, site);
          return artifact && (isPage(artifact) ? openPage(artifact, site) : openFile(artifact));
        },
      };
    },
    async settled() {
      // Requests that waited for the site come first.
      await nextTurn();
      await Promise.allSettled([...pages.values()].map(({ rendered }) => rendered));
    },
    async describe(path) {
      const name = current && findName(path, current.made.site.urls.base);
      const artifact = current?.artifacts.get(name ?? MISSING) ?? current?.artifacts.get(MISSING);
      const rendered = current && artifact && isPage(artifact) ? await render(artifact, current) : undefined;
      const failed = [...(rendered?.problem ? [rendered.problem] : []), ...failures.values()];
      return {
        page: rendered?.problem ? undefined : rendered?.page?.digest,
        styles: current?.made.styles ?? '',
        problems: (errors.length > 0 ? errors : failed).map(showProblem),
        drafts: (current?.drafts ?? []).map((draft) => ({ ...draft, here: draft.url === path })),
      };
    },
  };
}

/** Served until a build has succeeded; the overlay lists the errors. */
const serveNothing = (send: typeof injectClient): ServedSite => ({
  base: '/',
  open: async (path) => (path === MISSING ? fileOf(send(undefined, ''), { status: 500 }) : undefined),
});

function toCurrent(made: MadeSite): Current {
  return {
    made,
    artifacts: new Map(made.artifacts.map((artifact) => [artifact.path, artifact])),
    drafts: listDrafts(made.site),
  };
}

/** Plans share images only when one is requested. */
function findShared(path: string, { made }: Current): Artifact | undefined {
  return isShareImage(path) ? made.planShared().find((each) => each.path === path) : undefined;
}

/** Entries that a build would leave out, with the addresses that show them. */
function listDrafts(site: Site): Omit<Draft, 'here'>[] {
  const { remixes, mixes, news, today, urls } = site;
  const locate = newsLocator(site);
  const routes = [
    ...drafted([...everyRelease(site), ...remixes]).map(({ slug, data }) => ({
      title: data.title,
      route: releaseRoute(slug),
    })),
    ...drafted(mixes).map(({ data }) => ({ title: data.episode_title, route: ROUTES.mixes })),
    ...news
      .filter(({ data }) => data.draft || data.date > today)
      .map((entry) => ({ title: entry.data.title, route: locate(entry) })),
  ];
  return routes.map(({ title, route }) => ({ title, url: urls.href(route) }));
}

function drafted<Each extends Entry<{ draft?: boolean | undefined }>>(entries: readonly Each[]): Each[] {
  return entries.filter(({ data }) => data.draft);
}

function toPage(html: string, styles: string): RenderedPage {
  // Pictures load at once on this computer, so their previews do not matter.
  const stable = html.replace(PREVIEWS, '');
  return { html, digest: hash(styles === '' ? stable : stable.replaceAll(styles, '')) };
}

function fileOf(body: string | Uint8Array, facts: Pick<ServedFile, 'status' | 'immutable'>): ServedFile {
  const bytes = Buffer.from(body);
  return { ...facts, size: bytes.length, read: (start, end) => bytes.subarray(start, end) };
}

async function renderPage(artifact: Artifact, { templates, styles }: MadeSite): Promise<Rendered> {
  try {
    const { body, problem } = await produce(artifact, templates.explain);
    return problem ? { page: undefined, problem } : { page: toPage(readBody(body).toString(), styles) };
  } catch (error) {
    return { page: undefined, problem: describeFailed(error, artifact.path) };
  }
}

function describeFailed(error: unknown, path: string): Problem {
  return problem('dev/file-failed', undefined, { path, reason: reasonOf(error) });
}

function showProblem({ message, hint = '', at, frame = '' }: Problem) {
  return { message, hint, frame, place: at ? formatPosition(at) : '' };
}
