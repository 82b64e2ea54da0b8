/** Publishes small sites into a bucket of a test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readInventory } from '../../generator/app/deploy/inventory.ts';
import { toS3 } from '../../generator/app/deploy/s3/index.ts';
import type { Publish } from '../../generator/site/schema/publish.ts';
import { type FakeBucket, KEYS } from './bucket.ts';

export type Files = Record<string, string>;

export interface PublishRun {
  target?: Partial<Publish>;
  environment?: Record<string, string>;
  baseUrl?: string;
  replace?: boolean;
  /** Besides counting: is done in each pause. */
  pause?: () => Promise<void>;
}

export function makeSite(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'liner-bucket-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Checks and compares; nothing is sent yet. */
export async function prepare({ endpoint }: FakeBucket, files: Files, run: PublishRun = {}) {
  const pauses: number[] = [];
  const { target, environment = KEYS, baseUrl = 'https://artist.band', replace = false } = run;
  const destination = toS3(
    { to: 's3', bucket: 'site', store: endpoint, ...target },
    { environment, baseUrl, replace },
    async (milliseconds) => {
      pauses.push(milliseconds);
      await run.pause?.();
    },
  );
  await destination.check();
  const preview = await destination.compare(await readInventory(makeSite(files)));
  return {
    ...preview,
    pauses,
    /** @returns the closing line, or the message of the failure */
    async finish(): Promise<{ outcome?: string; error?: string }> {
      try {
        return { outcome: (await preview.deliver(() => {})).text };
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

export async function publish(bucket: FakeBucket, files: Files, run: PublishRun = {}) {
  const prepared = await prepare(bucket, files, run);
  return { ...prepared, ...(prepared.isDone ? { outcome: '' } : await prepared.finish()) };
}

/** Pages that name a file which is not there. */
export function listBroken(site: Files): string[] {
  return Object.entries(site)
    .filter(([path]) => path.endsWith('.html'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/assets\/[\w.]+/g)]
        .filter(([name]) => site[name] === undefined)
        .map(([name]) => `${path}: ${name}`),
    );
}
