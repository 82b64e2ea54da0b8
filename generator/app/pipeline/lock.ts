/** Seals an edition, so that only those with a passphrase can read it. */
import { VERSION } from 'liner:version';
import { type Artifact, type Body, keyOf, readArtifact } from '../../engine/artifact.ts';
import { hash } from '../../engine/lib/hash.ts';
import { type Lock, SALT, type SealedPage } from '../../engine/lib/sealed.ts';
import { lockedPage } from '../../features/rooms/page.ts';
import type { Room } from '../../features/rooms/rooms.ts';
import { seal, wrap } from '../../features/rooms/seal.ts';
import { derive, spell } from '../../features/rooms/secrets.ts';
import { asPlanned } from '../../site/page.ts';
import { digestPage } from '../../site/page-cache.ts';
import type { Site } from '../../site/site.ts';
import type { BuildInput } from './input.ts';
import type { SiteTemplates } from './shell.ts';
import type { PrivateEdition } from './stages.ts';

interface LockTools extends Pick<SiteTemplates, 'hash' | 'load'>, Pick<BuildInput, 'cache'> {}

/** Seals the pages and files of an edition, under names that reveal nothing. */
export async function lockEdition(
  { key, folder, readers }: Room & { key: Buffer },
  { context, shell, pages, artifacts, problems }: PrivateEdition,
  { hash: version, load, cache }: LockTools,
): Promise<PrivateEdition> {
  const { site } = context;
  const name = (artifact: Artifact) =>
    `${folder}${spell(derive(key, 'file', artifact.path, keyOf(artifact) ?? ''), 26)}.bin`;
  // The script opens a picture in one format, which every browser has.
  const shown = artifacts.filter(({ path }) => !/\.(?:avif|webp)$/.test(path));
  const files = Object.fromEntries(
    shown.map((artifact) => [addressOf(site, artifact.path), site.urls.href(`/${name(artifact)}`)]),
  );
  const sealBody = (id: string, read: () => Promise<Body> | Body) => () =>
    cache.file(['sealed', VERSION, key, id], '.bin', async (append) => seal(key, await read(), append));
  const sealed = shown.map((artifact): Artifact => {
    const path = name(artifact);
    return { path, key: path, body: sealBody(path, () => readArtifact(artifact)) };
  });
  const locked = await Promise.all(
    pages.map(async (page) => {
      const reader = readers.find(({ route }) => route === page.route);
      if (!reader) throw new Error(`Nobody reads ${page.route}.`);
      const path = `${page.path.replace(/index\.html$/, '')}page.bin`;
      const id = hash(version, digestPage(page), JSON.stringify([shell, files]));
      const render = async (): Promise<string> => {
        const html = await (await load())(page.make(), shell);
        return JSON.stringify({ html, files } satisfies SealedPage);
      };
      const salt = derive(key, 'passphrase', reader.name).subarray(0, SALT);
      const wrapped = await cache.get(['wrapped', VERSION, key, reader.passphrase], async () =>
        Buffer.from(JSON.stringify(await wrap(key, reader.passphrase, salt))),
      );
      // Ours, as it was written.
      const lock: Lock = JSON.parse(Buffer.from(wrapped).toString());
      const props = { lock, source: site.urls.href(`/${path}`) };
      return {
        page: asPlanned(lockedPage(context, page.route, props, page.facts().needs)),
        artifact: { path, key: id, body: sealBody(id, render) },
      };
    }),
  );
  return {
    ...{ context, shell, problems },
    pages: locked.map(({ page }) => page),
    artifacts: [...sealed, ...locked.map(({ artifact }) => artifact)],
  };
}

/** The address of a path on pages. */
function addressOf({ urls }: Site, path: string): string {
  return urls.href(`/${path.split('/').map(encodeURIComponent).join('/')}`);
}
