/**
 * The Nu checker of validator.nu over every page of a built site: `npm run test:html`, or with another folder than dist.
 * It needs Java; the checker comes from npm for this run alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKER = ['--yes', '--package=vnu-jar@26.9.27', 'vnu'];

/** Messages that are no faults of a page. */
const PASSED_OVER = [
  // React writes them.
  /^Trailing slash on void elements/,
  // A file has no origin that a policy could allow; tests/browser holds the policy to served pages.
  /violates? Content Security Policy/,
  // It knows the properties of older browsers.
  /^CSS: “view-transition-name”: Property .* doesn't exist/,
];

const folder = resolve(process.argv[2] ?? 'dist');

/** @returns {{type: string, subType?: string, message: string, url: string, lastLine?: number}[]} */
function check() {
  const words = ['--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
  const { stderr, error } = spawnSync('npx', [...CHECKER, ...words], {
    encoding: 'utf8',
    // The Java of this machine, rather than one that the package would download.
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
    maxBuffer: 2 ** 28,
  });
  const start = stderr?.indexOf('{"') ?? -1;
  if (start < 0) throw new Error(`The checker did not run: ${error ?? stderr}`);
  return JSON.parse(stderr.slice(start, stderr.lastIndexOf('}') + 1)).messages;
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (spawnSync('java', ['-version']).error)
  stop('The Nu checker needs Java. On Debian: apt-get install default-jre-headless');
if (!existsSync(folder)) stop(`There is no ${relative('.', folder)}. Build the site first: npm run build`);

/** Each message with the pages that have it. */
const pages = new Map();
for (const { type, subType, message, url } of check()) {
  if (PASSED_OVER.some((pattern) => pattern.test(message))) continue;
  const text = `${subType ?? type}: ${message}`;
  const page = relative(folder, fileURLToPath(url));
  pages.set(text, [...(pages.get(text) ?? []), page]);
}
for (const [text, found] of pages)
  process.stdout.write(`${text}\n  ${found.length} times, first in ${found[0]}\n`);
process.stdout.write(`${pages.size} kinds of message\n`);
process.exitCode = pages.size > 0 ? 1 : 0;
