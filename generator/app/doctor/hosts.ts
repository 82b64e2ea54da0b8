/** Checks that the files that hosts read agree with site.yaml. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { isExample } from '../../engine/lib/url.ts';
import { HOST_TABLE } from '../scaffold/hosts/index.ts';
import { error, type Finding, ok, warning } from './finding.ts';

interface HostedFolder {
  root: string;
  baseUrl: string;
  timezone: string;
  out: string;
}

const WORKFLOWS = '.github/workflows';

export function checkHosts(folder: HostedFolder): Finding[] {
  return [
    ...checkAddress(folder),
    ...checkNightlyBuild(folder),
    ...checkSettings(folder),
    ...checkOutput(folder),
  ];
}

function checkAddress({ baseUrl }: HostedFolder): Finding[] {
  const { hostname, protocol } = new URL(baseUrl);
  if (isExample(hostname))
    return [
      warning(
        'address',
        `base_url in content/site.yaml is ${baseUrl}, which is only an example.`,
        'Put the address of your site there: links, feeds and search engines go by it.',
      ),
    ];
  if (protocol === 'http:' && !/^[\d.]+$/.test(hostname))
    return [
      warning(
        'address',
        `base_url is ${baseUrl}, which is not encrypted.`,
        'Write it with https:// as soon as your host has a certificate.',
      ),
    ];
  return [ok('address', baseUrl)];
}

const workflow = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string(), timezone: z.string().optional() })) }),
});

/** A release comes out with a build: without one each night, it would be late. */
function checkNightlyBuild({ root, timezone }: HostedFolder): Finding[] {
  const nightly = listNightlyBuilds(root);
  if (nightly.length === 0)
    return [
      warning(
        'nightly build',
        'No workflow of GitHub in this folder builds the site at night. A release comes out, and a show moves to the past, with the next build.',
        'Set up a nightly build at your host, or a cron job that runs npx liner publish --yes. To read more:  npx liner help releases',
      ),
    ];
  return nightly.map(({ cron, timezone: zone = 'UTC', file }) =>
    zone === timezone
      ? ok('nightly build', `${file} builds at ${cron} (${zone}).`)
      : warning(
          'nightly build',
          `${file} runs by the time of ${zone}, but timezone in content/site.yaml is ${timezone}.`,
          `Write  timezone: ${timezone}  below the cron line, soon after midnight.`,
        ),
  );
}

interface NightlyBuild {
  cron: string;
  timezone?: string | undefined;
  file: string;
  text: string;
}

/** Lists the scheduled workflows of GitHub. @param root the folder of the site */
export function listNightlyBuilds(root: string): NightlyBuild[] {
  const folder = join(root, WORKFLOWS);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return names.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { data } = workflow.safeParse(parseYaml(text));
    return data ? data.on.schedule.map((each) => ({ ...each, file: `${WORKFLOWS}/${name}`, text })) : [];
  });
}

/** Returns undefined if it is not YAML, which GitHub itself reports. */
function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function checkSettings({ root, baseUrl }: HostedFolder): Finding[] {
  const { pathname } = new URL(baseUrl);
  return Object.values(HOST_TABLE).flatMap(({ settings }) => {
    const file = settings && join(root, settings.path);
    if (!settings || !file || !existsSync(file)) return [];
    const { path, isAtRoot } = settings;
    const fault = settings.findFault(readFileSync(file, 'utf8'), baseUrl);
    return [
      fault ? error('host', ...fault) : ok('host', `${path} agrees with site.yaml.`),
      ...(isAtRoot && pathname !== '/'
        ? [
            warning(
              'host',
              `base_url has the path ${pathname}, but ${path} publishes the site at the root of its domain.`,
              'Take the path out of base_url. If the site is below a path there, move _headers and _redirects to the root of what you publish.',
            ),
          ]
        : []),
    ];
  });
}

function checkOutput({ root, out }: HostedFolder): Finding[] {
  const folder = join(root, out);
  if (!existsSync(folder))
    return [warning('finished site', `There is no folder ${out} yet.`, 'Run npx liner build.')];
  const missing = ['index.html', '404.html', '_headers'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return [ok('finished site', `${out} has its pages, and the rules for hosts.`)];
  return [error('finished site', `${out} lacks ${missing.join(', ')}.`, 'Run npx liner build.')];
}
