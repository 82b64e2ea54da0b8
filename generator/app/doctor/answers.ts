/** Checks of the server's answers: statuses, headers, parts of files, and whether the site is the one that was built last. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Finding, ok, warning } from './finding.ts';
import { type Answer, LONGEST_BODY, type Network, type OnlineSite } from './network.ts';

/** An address that no site has. */
const MISSING = 'liner-doctor/no-such-page/';
/** Files that change with nearly every build. */
const COMPARED = ['index.html', 'sitemap.xml', 'feed.xml', 'artist.json'];

export async function checkAnswers(site: OnlineSite, network: Network): Promise<Finding[]> {
  const { baseUrl, out } = site;
  const home = await network.ask(baseUrl);
  const elsewhere = home.status >= 300 && home.status < 400 ? home.headers['location'] : undefined;
  if (elsewhere !== undefined)
    return [
      error(
        'home page',
        `${baseUrl} redirects to ${elsewhere}.`,
        'Write the address that visitors end up at as base_url in content/site.yaml, and publish again.',
      ),
    ];
  if (home.status !== 200)
    return [
      error(
        'home page',
        `${baseUrl} answers with the status ${home.status}.`,
        'Publish the site: npx liner publish. If it is published, look at the settings of your host.',
      ),
    ];
  const page = home.body.toString('utf8');
  const asset = findAsset(page, baseUrl);
  return [
    ok('home page', `${baseUrl} answers.`),
    ...checkSecurity(home, baseUrl),
    checkLifetime(home),
    ...(asset ? await checkAsset(asset, network) : []),
    checkMissing(await network.ask(baseUrl + MISSING), out),
    await checkNewest(site, network, home),
  ];
}

/** Headers of `_headers` and generator/docs/hosts.md. */
const SECURITY: [name: string, holds: RegExp, isSecureOnly?: true][] = [
  ['Content-Security-Policy', /./],
  ['Cross-Origin-Opener-Policy', /same-origin/],
  ['Permissions-Policy', /./],
  ['Referrer-Policy', /strict-origin-when-cross-origin/],
  ['Strict-Transport-Security', /max-age=/, true],
  ['X-Content-Type-Options', /nosniff/],
];

const HEADERS_ADVICE =
  'Netlify and Cloudflare Pages read them from _headers; for others, copy the settings that  npx liner help hosts  prints. GitHub Pages sends none, and pages protect themselves there as far as they can.';

function checkSecurity({ headers }: Answer, baseUrl: string): Finding[] {
  const wanted = SECURITY.filter(([, , isSecureOnly]) => !isSecureOnly || baseUrl.startsWith('https:'));
  const isFramed =
    !/frame-ancestors/.test(headers['content-security-policy'] ?? '') &&
    !/deny/i.test(headers['x-frame-options'] ?? '');
  const missing = wanted.filter(
    ([name, holds]) =>
      !holds.test(headers[name.toLowerCase()] ?? '') || (name === 'Content-Security-Policy' && isFramed),
  );
  if (missing.length === 0) return [ok('security', 'All headers that protect visitors are sent.')];
  const names = missing.map(([name]) => name).join(', ');
  return [warning('security', `Headers that protect visitors are missing: ${names}.`, HEADERS_ADVICE)];
}

/** Seconds. */
const TEN_MINUTES = 600;
const DAY = 86_400;

function checkLifetime({ headers }: Answer): Finding {
  const rule = headers['cache-control'] ?? '';
  const age = maxAge(rule);
  if (/no-cache|no-store/.test(rule) || (age !== undefined && age <= TEN_MINUTES))
    return ok('caching', `Browsers check pages for changes each time (${rule}).`);
  return warning(
    'caching',
    rule === ''
      ? 'Pages have no Cache-Control header, so browsers guess how long to keep them.'
      : `Browsers may keep pages without checking for changes (${rule}), so visitors may miss what is new.`,
    `Send  Cache-Control: no-cache  with them. ${HEADERS_ADVICE}`,
  );
}

function maxAge(rule: string): number | undefined {
  const seconds = /max-age=(\d+)/.exec(rule)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** A file with a hash in its name, as a page names it. */
function findAsset(page: string, baseUrl: string): string | undefined {
  const folder = `${new URL(baseUrl).pathname}assets/`;
  const path = page.split('"').find((part) => part.startsWith(folder));
  return path && new URL(path, baseUrl).href;
}

async function checkAsset(url: string, network: Network): Promise<Finding[]> {
  const part = await network.ask(url, { range: 'bytes=0-0' });
  if (part.status !== 200 && part.status !== 206)
    return [
      error(
        'files',
        `${url}, which Home needs, answers with the status ${part.status}.`,
        'Publish the whole site again.',
      ),
    ];
  const rule = part.headers['cache-control'] ?? '';
  return [
    (maxAge(rule) ?? 0) >= DAY
      ? ok('caching', `Browsers keep pictures, styles and scripts (${rule}).`)
      : warning(
          'caching',
          `Pictures, styles and scripts are downloaded again although they never change (${rule || 'no Cache-Control'}).`,
          `Let everything in assets/ be kept for a year. ${HEADERS_ADVICE}`,
        ),
    part.status === 206
      ? ok('range requests', 'The server sends parts of files, as audio players need.')
      : warning(
          'range requests',
          'The server only sends whole files: listeners cannot skip within audio, and Safari does not play it.',
          'Ask your host, or put a server such as nginx or Caddy in front.',
        ),
  ];
}

function checkMissing({ status, body }: Answer, out: string): Finding {
  const topic = 'missing pages';
  const advice =
    'Let your host answer with 404.html and the status 404 if there is no page. To read how:  npx liner help hosts';
  if (status !== 404)
    return error(
      topic,
      `An address without a page answers with the status ${status}, so search engines treat it as a page.`,
      advice,
    );
  const own = join(out, '404.html');
  if (existsSync(own) && !isSame(own, body))
    return warning(topic, 'An address without a page shows another page than 404.html.', advice);
  return ok(topic, 'They answer with the status 404 and show 404.html.');
}

/** Compares a file with a body, as far as that was read. */
function isSame(file: string, body: Buffer): boolean {
  return readFileSync(file).subarray(0, LONGEST_BODY).equals(body);
}

async function checkNewest({ baseUrl, out }: OnlineSite, network: Network, home: Answer): Promise<Finding> {
  const topic = 'newest version';
  const built = COMPARED.filter((name) => existsSync(join(out, name)));
  if (built.length === 0)
    return warning(topic, 'Nothing is built here that could be compared.', 'Run npx liner build.');
  const other: string[] = [];
  for (const name of built) {
    const { body } = name === 'index.html' ? home : await network.ask(baseUrl + name);
    if (!isSame(join(out, name), body)) other.push(name === 'index.html' ? 'Home' : name);
  }
  if (other.length === 0) return ok(topic, 'What is online is what was built last.');
  return warning(
    topic,
    `What is online is not what was built last here: ${other.join(', ')} ${other.length === 1 ? 'differs' : 'differ'}.`,
    'Run npx liner publish. If the host builds the site itself, run npx liner build here first.',
  );
}
