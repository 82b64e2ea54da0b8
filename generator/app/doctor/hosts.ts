/** Whether the files that hosts read agree with site.yaml. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { isExample } from '../../engine/lib/url.ts';
import { error, type Finding, ok, warning } from './finding.ts';

export interface HostFacts {
  /** The folder of the site. */
  root: string;
  baseUrl: string;
  timezone: string;
  /** The folder of the finished site. */
  out: string;
}

const WORKFLOWS = '.github/workflows';

export function checkHosts(facts: HostFacts): Finding[] {
  return [
    ...checkAddress(facts),
    ...checkNightlyBuild(facts),
    ...checkSettings(facts),
    ...checkPath(facts),
    ...checkOutput(facts),
  ];
}

function checkAddress({ baseUrl }: HostFacts): Finding[] {
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

/** What is due comes out with a build: without one each night, too late. */
function checkNightlyBuild({ root, timezone }: HostFacts): Finding[] {
  const folder = join(root, WORKFLOWS);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  const nightly = names.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { data } = workflow.safeParse(parseYaml(text));
    return data ? data.on.schedule.map((each) => ({ ...each, file: `${WORKFLOWS}/${name}` })) : [];
  });
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

/** Undefined for what is not YAML, which GitHub itself complains about. */
function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** What each host's file must say for the folder to be found. */
const SETTINGS: [file: string, says: RegExp, line: string][] = [
  ['netlify.toml', /^\s*publish\s*=\s*["'](?:\.\/)?dist\/?["']/m, 'publish = "dist"'],
  [
    'wrangler.toml',
    /^\s*pages_build_output_dir\s*=\s*["'](?:\.\/)?dist\/?["']/m,
    'pages_build_output_dir = "dist"',
  ],
  ['vercel.json', /"outputDirectory"\s*:\s*"dist"/, '"outputDirectory": "dist"'],
];

function checkSettings({ root, baseUrl }: HostFacts): Finding[] {
  const found = SETTINGS.filter(([file]) => existsSync(join(root, file))).map(([file, says, line]) =>
    says.test(readFileSync(join(root, file), 'utf8'))
      ? ok('host', `${file} names the folder of the finished site.`)
      : error('host', `${file} does not name the folder of the finished site.`, `Write  ${line}  there.`),
  );
  const nginx = join(root, 'hosting/nginx.conf');
  if (!existsSync(nginx)) return found;
  const { hostname, pathname } = new URL(baseUrl);
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const text = readFileSync(nginx, 'utf8');
  const names = /^\s*server_name\s+([^;]+);/m.exec(text)?.[1]?.split(/\s+/) ?? [];
  const isRight = names.includes(hostname) && text.includes(`^${base}assets/`);
  return [
    ...found,
    isRight
      ? ok('host', `hosting/nginx.conf is for ${baseUrl}.`)
      : error(
          'host',
          `hosting/nginx.conf is for ${names.join(', ') || 'no server'}, or for another path, and base_url is ${baseUrl}.`,
          `Write  server_name ${hostname};  and  ~^${base}assets/  there, and copy the file to the server again.`,
        ),
  ];
}

/** Hosts that give a site a whole name, and read its rules from the root. */
const ROOT_HOSTS = ['netlify.toml', 'wrangler.toml', 'vercel.json'];

function checkPath({ root, baseUrl }: HostFacts): Finding[] {
  const host = ROOT_HOSTS.find((file) => existsSync(join(root, file)));
  const { pathname } = new URL(baseUrl);
  if (!host || pathname === '/') return [];
  return [
    warning(
      'host',
      `base_url has the path ${pathname}, but ${host} publishes the site at the root of its domain.`,
      'Take the path out of base_url. If the site is below a path there, move _headers and _redirects to the root of what you publish.',
    ),
  ];
}

function checkOutput({ root, out }: HostFacts): Finding[] {
  const folder = join(root, out);
  if (!existsSync(folder))
    return [warning('finished site', `There is no folder ${out} yet.`, 'Run npx liner build.')];
  const missing = ['index.html', '404.html', '_headers'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return [ok('finished site', `${out} has its pages, and the rules for hosts.`)];
  return [error('finished site', `${out} lacks ${missing.join(', ')}.`, 'Run npx liner build.')];
}
