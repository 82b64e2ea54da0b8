/** Plans publishing: its changes, its target, and what is missing for it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DeployRefusal } from '../app/deploy/destination.ts';
import { openGit } from '../app/deploy/git/run.ts';
import { readPushed } from '../app/deploy/record/commit.ts';
import { readRecord } from '../app/deploy/record/index.ts';
import { type Snapshot, takeSnapshot } from '../app/deploy/record/snapshot.ts';
import { readShow } from '../app/deploy/show.ts';
import { listNightlyBuilds } from '../app/doctor/hosts.ts';
import { kindOf } from '../app/list/grammar.ts';
import { readFileText, readSource } from '../app/site-files/written.ts';
import { fieldOf } from '../engine/lib/record.ts';
import { type DayIn, isTimeZone } from '../engine/lib/time-zone.ts';
import { isExample } from '../engine/lib/url.ts';
import { isPage } from '../engine/publish/index.ts';
import { MARKER } from '../engine/publish/marker.ts';
import { PUBLISH_TARGETS, type Publish, publish as publishSchema } from '../site/schema/publish.ts';
import {
  NETLIFY_TOKEN,
  S3_KEY,
  S3_SECRET,
  SFTP_PASSPHRASE,
  SFTP_PASSWORD,
} from '../site/schema/variables.ts';
import { compareSites, listLater } from './compare-site.ts';
import type { Latest } from './latest.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer, PublishAnswer, PublishSecret, SiteChange } from './protocol/index.ts';
import type { Publisher } from './publishing.ts';
import { writeChanges } from './saving.ts';
import type { Workspace } from './workspace.ts';

const SETTINGS = 'site.yaml';

export async function describePublishing(
  workspace: Workspace,
  publisher: Publisher,
  today: DayIn,
  { sources, build }: Latest,
): Promise<PublishAnswer> {
  const target = readTarget(workspace);
  const now = takeSnapshot(workspace, today(readTimezone(workspace)));
  const before = target && (await findBefore(workspace, target, now));
  const show = readShow(workspace.root);
  return {
    target,
    places: Object.entries(PUBLISH_TARGETS).map(([to, { required, optional }]) => ({
      to,
      required,
      optional: optional.filter((key) => key !== 'allow'),
    })),
    address: readAddress(workspace),
    show: show && { address: show.address, until: show.until },
    since: before && { what: before.what, time: before.time },
    changes: before && compareSites(before.snapshot, now),
    isFirst: target !== undefined && !before && isEmpty(workspace, target),
    pages: build.made?.artifacts.filter(isPage).length,
    unsaved: listUnsaved(workspace, now),
    later: listLater(now, readerOf(sources)),
    isNightly: listNightlyBuilds(workspace.root).some(
      ({ text }) => target?.to === 'git' || PUBLISHES.test(text),
    ),
    secrets: listSecrets(target).map((each) => ({ ...each, isSet: publisher.hasSecret(each.name) })),
    job: publisher.state(),
  };
}

/** Reads what the latest build has read from what it has read; a draft is another text. */
function readerOf(sources: Latest['sources']): typeof readFileText {
  const known = new Map(sources.map((source) => [source.path, source]));
  return (path, text) => {
    const source = known.get(path);
    return source?.text === text ? readSource(source) : readFileText(path, text);
  };
}

/** A workflow that publishes to a place that builds nothing itself. */
const PUBLISHES = /\bliner publish\b/;

/** `publish` of site.yaml as it is saved; undefined if there is none, or a wrong one. */
export function readTarget(workspace: Workspace): Publish | undefined {
  return publishSchema.safeParse(fieldOf(readSettings(workspace), 'publish')).data;
}

/** The variables with the passwords and tokens of a place. */
export function listSecrets(target: Publish | undefined): Omit<PublishSecret, 'isSet'>[] {
  if (target?.to === 'netlify') return [{ what: 'token', name: NETLIFY_TOKEN, isNeeded: true }];
  if (target?.to === 's3') {
    return [
      { what: 'accessKey', name: S3_KEY, isNeeded: true },
      { what: 'secretKey', name: S3_SECRET, isNeeded: true },
    ];
  }
  if (target?.to !== 'sftp') return [];
  return [
    { what: 'password', name: SFTP_PASSWORD, isNeeded: false },
    { what: 'passphrase', name: SFTP_PASSPHRASE, isNeeded: false },
  ];
}

/** Writes `publish` into site.yaml, and nothing that is wrong. */
export function setTarget(
  workspace: Workspace,
  target: Record<string, string | number>,
): Outcome<ChangedAnswer> {
  const { data, error } = publishSchema.safeParse(target);
  if (!data) return refuse(422, describeErrors(error));
  return writeChanges(workspace, SETTINGS, [{ path: ['publish'], change: { kind: 'set', value: target } }]);
}

function describeErrors(
  error: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined,
): string {
  const issues = error?.issues ?? [];
  return issues.map(({ path, message }) => `publish.${path.map(String).join('.')} ${message}.`).join(' ');
}

function readSettings(workspace: Workspace): unknown {
  return readFileText(SETTINGS, workspace.read(SETTINGS)?.text ?? '').data;
}

function readTimezone(workspace: Workspace): string {
  const zone = fieldOf(readSettings(workspace), 'timezone');
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
}

function readAddress(workspace: Workspace): string | undefined {
  const address = fieldOf(readSettings(workspace), 'base_url');
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { hostname, protocol, href } = new URL(address);
  return /^https?:$/.test(protocol) && !isExample(hostname) ? href : undefined;
}

/** The path that the site is at: `/`. */
export function readBase(workspace: Workspace): string {
  return new URL(readAddress(workspace) ?? 'http://a').pathname.replace(/\/?$/, '/');
}

/** A file as visitors have it; undefined if they have none. */
export async function readPublished(
  workspace: Workspace,
  target: Publish,
  path: string,
): Promise<string | undefined> {
  const now = takeSnapshot(workspace, '');
  return (await findBefore(workspace, target, now))?.snapshot.texts[path];
}

interface Before {
  what: 'publish' | 'push';
  time: string;
  snapshot: Snapshot;
}

/** Returns true if nobody can have published there: nothing was pushed, or the folder has no site of Liner. */
function isEmpty({ root }: Workspace, { to, path = '' }: Publish): boolean {
  return to === 'git' || (to === 'folder' && !existsSync(resolve(root, path, MARKER)));
}

/** The published site, as far as known: through Git, what anybody pushed; elsewhere what was published from here. */
async function findBefore(workspace: Workspace, target: Publish, now: Snapshot): Promise<Before | undefined> {
  if (target.to !== 'git') {
    const record = readRecord(workspace.root, target);
    return record && { what: 'publish', time: record.time, snapshot: record };
  }
  try {
    const commit = await readPushed(openGit(workspace.root, false), workspace, target, now);
    if (!commit || Object.keys(commit.texts).length === 0) return undefined;
    return { what: 'push', time: commit.time, snapshot: commit };
  } catch (error) {
    // Git is not installed.
    if (!(error instanceof DeployRefusal)) throw error;
    return undefined;
  }
}

/** Changes in drafts, each with at least its name. */
function listUnsaved({ drafts }: Workspace, now: Snapshot): SiteChange[] {
  const all = drafts.list();
  const texts = { ...now.texts, ...Object.fromEntries(all.map(({ path, text }) => [path, text])) };
  const { entries } = compareSites(now, { ...now, texts });
  const others = all.filter(({ path }) => !entries.some(({ file }) => file === path));
  return [
    ...entries,
    ...others.map(({ path }) => ({
      how: 'changed' as const,
      file: path,
      kind: kindOf(path)?.kind ?? '',
      fields: [],
    })),
  ];
}
