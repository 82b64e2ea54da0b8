/**
 * Publishes to Netlify by digests (https://docs.netlify.com/api/get-started/#file-digest-method): it lists the
 * files that it lacks, receives those, and then replaces the whole site at once.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { mapPool } from '../../../engine/lib/pool.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import type { Publish } from '../../../site/schema/publish.ts';
import { NETLIFY_TOKEN } from '../../../site/schema/variables.ts';
import { type Notice, notice, noticeOf } from '../../publish-notices.ts';
import { nameSome } from '../changes.ts';
import { DeployFailure, type DeployOptions, DeployRefusal, type Destination } from '../destination.ts';
import type { Inventory } from '../inventory.ts';
import type { Pause } from '../repeat.ts';
import { type Answer, explainAccess, type NetlifyApi, openApi, refuseAnswer } from './api.ts';

const BASE = 'https://api.netlify.com/api/v1';
/** Uploads at once: an account without a paid plan has no more. */
const CONCURRENCY = 5;
/** The number of files from which Netlify compares after its answer. */
const ASYNC_FROM = 100;
/** Pages of a list: of 100 files each. */
const PAGES = 1000;
/** Milliseconds between polls. */
const POLL = 1000;
/** The number of polls: twenty minutes. */
const POLLS = 1200;
/** States of a deploy whose digests have been compared. */
const COMPARED = new Set(['prepared', 'uploading', 'uploaded', 'processing', 'ready']);
/** Files for GitHub Pages only. */
const NOT_SENT = new Set(['.nojekyll']);

/** Part of addresses. */
const id = z.string().regex(/^[\w-]+$/);
const siteShape = z.object({ id, ssl_url: z.string().optional(), url: z.string().optional() });
const filesShape = z.array(z.object({ path: z.string(), sha: z.string() }));
const deployShape = z.object({
  id,
  state: z.string(),
  required: z.array(z.string()).nullish(),
  error_message: z.string().nullish(),
});

type Deploy = z.infer<typeof deployShape>;

function read<Shape extends z.ZodType>(shape: Shape, { body }: Answer): z.output<Shape> {
  const { data, success } = shape.safeParse(body);
  if (!success) throw refuseAnswer('Netlify answers in a way that Liner does not understand.');
  return data;
}

export function toNetlify(
  { site = '' }: Publish,
  { environment, below = '', kept }: Pick<DeployOptions, 'environment' | 'below' | 'kept'>,
  pause?: Pause,
): Destination {
  const { [NETLIFY_TOKEN]: token, NETLIFY_API_URL: base = BASE } = environment;
  const api = openApi({ base, token: token ?? '', pause });
  const findSite = async () => {
    if (!token) throw new DeployRefusal(notice('netlify-no-token', {}));
    try {
      return read(siteShape, await api.request('GET', `/sites/${encodeURIComponent(site)}`));
    } catch (error) {
      throw explainAccess(error, site);
    }
  };
  return {
    name: `Netlify (${site})`,
    check: async () => void (await findSite()),
    async compare(inventory) {
      refuseNames([...inventory.files.keys()]);
      const found = await findSite();
      const address = found.ssl_url ?? found.url ?? site;
      const all = await listPublished(api, found.id).catch((error) => {
        throw explainAccess(error, site);
      });
      const isOther = (path: string) =>
        below ? !path.startsWith(below) : kept !== undefined && path.startsWith(kept);
      const published = new Map([...all].filter(([path]) => !isOther(path)));
      const files = [...inventory.files]
        .filter(([path]) => !NOT_SENT.has(path))
        .map(([path, file]) => [below + path, file] as const);
      const others = [...all]
        .filter(([path]) => isOther(path))
        .map(([path, digest]) => [path, { bytes: 0, digest }] as const);
      const isDone =
        files.length === published.size &&
        files.every(([path, { digest }]) => published.get(path) === digest);
      return {
        published: published.size > 0 ? published : undefined,
        notes: [`It goes to Netlify, where it takes the place of ${address} at once.`],
        isDone,
        deliver: (onProgress) =>
          deploy(
            api,
            found.id,
            { ...inventory, files: new Map([...others, ...files]) },
            { address, below },
            onProgress,
          ),
        close: async () => {},
      };
    },
  };
}

/** Netlify refuses the whole site for one of these in a name, after the others have been sent. */
const UNFIT = /[#?%]/;

/** @throws DeployRefusal */
function refuseNames(paths: readonly string[]): void {
  const unfit = paths.filter((path) => UNFIT.test(path));
  if (unfit.length === 0) return;
  throw new DeployRefusal(notice('netlify-names', { files: nameSome(unfit), count: unfit.length }));
}

/** Digests of the files that are published now. */
async function listPublished(api: NetlifyApi, site: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const seen = new Set<string>();
  let next: string | undefined = '';
  while (next !== undefined) {
    if (seen.has(next) || seen.size >= PAGES)
      throw refuseAnswer('Netlify answers with a list of files without end.');
    seen.add(next);
    const answer: Answer = await api.request('GET', `/sites/${site}/files${next}`);
    for (const { path, sha } of read(filesShape, answer)) digests.set(path.replace(/^\//, ''), sha);
    next = answer.next;
  }
  return digests;
}

/** @throws DeployFailure */
async function deploy(
  api: NetlifyApi,
  site: string,
  { folder, files }: Inventory,
  { address, below }: { address: string; below: string },
  onProgress: OnProgress,
): Promise<Notice> {
  try {
    const digests = Object.fromEntries([...files].map(([path, { digest }]) => [`/${path}`, digest]));
    const wanted = { files: digests, async: files.size >= ASYNC_FROM };
    const begun = read(deployShape, await api.request('POST', `/sites/${site}/deploys`, wanted));
    const compared = await waitFor(api, begun, ({ state }) => COMPARED.has(state));
    const missing = choosePaths(files, compared.required ?? []);
    let done = 0;
    await mapPool(missing, CONCURRENCY, async (path) => {
      const address = `/deploys/${begun.id}/files/${path.split('/').map(encodeURIComponent).join('/')}`;
      await api.request('PUT', address, await readFile(join(folder, path.slice(below.length))));
      done += 1;
      onProgress(done, missing.length, path);
    });
    await waitFor(api, begun, ({ state }) => state === 'ready');
  } catch (error) {
    throw new DeployFailure(notice('netlify-stopped', { reason: noticeOf(error), address }));
  }
  return notice('site-at-address', { address });
}

/** Polls a deploy until it reaches a state. @throws if it has failed */
async function waitFor(
  api: NetlifyApi,
  deploy: Deploy,
  isThere: (deploy: Deploy) => boolean,
): Promise<Deploy> {
  let last = deploy;
  for (let left = POLLS; left > 0; left -= 1) {
    if (last.state === 'error' || last.state === 'rejected')
      throw new Error(`Netlify could not publish it: ${last.error_message ?? 'it does not say why'}.`);
    if (isThere(last)) return last;
    await api.pause(POLL);
    last = read(deployShape, await api.request('GET', `/deploys/${deploy.id}`));
  }
  throw new Error('Netlify has not published it after twenty minutes.');
}

/** A file for each digest: files of one content are sent once. @throws if there is none */
function choosePaths(files: Inventory['files'], digests: readonly string[]): string[] {
  const paths = new Map([...files].map(([path, { digest }]) => [digest, path]));
  return digests.map((digest) => {
    const path = paths.get(digest);
    if (path === undefined) throw new Error('Netlify asks for files that the site does not have.');
    return path;
  });
}
