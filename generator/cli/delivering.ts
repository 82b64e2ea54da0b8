/** Parts of `liner publish` and `liner show`: where the site goes, how it is sent there, and why it is not. */
import {
  DeployFailure,
  type DeployOptions,
  DeployRefusal,
  type Destination,
  type Preview,
} from '../app/deploy/destination.ts';
import { createEventProgress, type PublishEvent, UPLOADING } from '../app/deploy/events.ts';
import { chooseTarget } from '../app/deploy/target.ts';
import type { Notice } from '../app/publish-notices.ts';
import { showControls } from '../engine/lib/terminal.ts';
import type { Publish, PublishTo } from '../site/schema/publish.ts';
import type { Site as Settings } from '../site/schema/site.ts';
import { readSettings } from './build-site.ts';
import { type Environment, EXIT } from './environment.ts';
import { showProgress } from './progress.ts';
import type { BuildCommandOptions } from './site-options.ts';
import { canAsk } from './terminal.ts';

type Open = (target: Publish, options: DeployOptions) => Destination;

/** The places to publish to, loaded on demand. `PUBLISH_TARGETS` has the keys of each in site.yaml. */
const DESTINATIONS: Record<PublishTo, () => Promise<Open>> = {
  git: async () => (await import('../app/deploy/git/index.ts')).toGit,
  netlify: async () => (await import('../app/deploy/netlify/index.ts')).toNetlify,
  sftp: async () => (await import('../app/deploy/sftp/index.ts')).toSftp,
  s3: async () => (await import('../app/deploy/s3/index.ts')).toS3,
  folder: async () => (await import('../app/deploy/folder/index.ts')).toFolder,
};

export interface PlaceOptions {
  content: string;
  assets: string;
  out: string;
  /** Place to use instead of `publish` in site.yaml. */
  to?: string | undefined;
  replace?: boolean | undefined;
  acceptHostKey?: boolean | undefined;
  /** Prints events as lines of JSON, for other programs. */
  json?: boolean | undefined;
}

/** The command `liner build`. */
export type RunBuild = (environment: Environment, options: BuildCommandOptions) => Promise<number>;

export interface Delivery {
  target: Publish;
  settings: Settings;
  send(event: PublishEvent): void;
}

/** Finds the place and publishes there. A refusal and a failure are reported. */
export async function withTarget(
  environment: Environment,
  options: PlaceOptions,
  runBuild: RunBuild,
  work: (environment: Environment, delivery: Delivery) => Promise<number>,
): Promise<number> {
  const { stderr, stdout } = environment;
  const send = (event: PublishEvent) => {
    if (options.json) stdout.write(`${JSON.stringify(event)}\n`);
  };
  const reporting = options.json ? { ...environment, progress: createEventProgress(send) } : environment;
  const settings = await readSettings(options.content);
  // The build reports what is wrong with site.yaml.
  if (!settings) return runBuild(reporting, options);
  const target = chooseTarget(settings.publish, options.to);
  if (typeof target === 'string') {
    stderr.write(`${target.split('\n').map(environment.speech.phrase).join('\n')}\n`);
    send({ type: 'failed', message: target });
    return EXIT.usage;
  }
  try {
    return await work(reporting, { target, settings, send });
  } catch (error) {
    if (!(error instanceof DeployRefusal || error instanceof DeployFailure)) throw error;
    const { notice } = error;
    stderr.write(`\n${showControls(notice ? environment.speech.tell(notice) : error.message)}\n`);
    const unless = error instanceof DeployRefusal ? error.unless : undefined;
    send({ type: 'failed', message: error.message, notice: error.notice, unless });
    return EXIT.other;
  }
}

export function describeDeploy(
  { stderr }: Environment,
  { content, assets, out, replace = false, acceptHostKey = false }: PlaceOptions,
  own: Pick<DeployOptions, 'baseUrl' | 'published' | 'below' | 'kept'>,
): DeployOptions {
  return {
    ...{ ...own, root: process.cwd(), sources: [content, assets], out, replace, acceptHostKey },
    ...{ mayAsk: canAsk(stderr), environment: process.env },
  };
}

export async function openDestination(target: Publish, options: DeployOptions): Promise<Destination> {
  return (await DESTINATIONS[target.to]())(target, options);
}

export async function deliver(
  { progress: own, stderr, speech }: Environment,
  preview: Preview,
): Promise<Notice> {
  const progress = own ?? showProgress(stderr, speech);
  progress.begin('Publishing');
  return preview
    .deliver((done, total, name) => progress.count(UPLOADING, done, total, name))
    .finally(() => progress.end());
}
