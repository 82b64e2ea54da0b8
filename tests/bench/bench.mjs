/** Benchmarks of Liner, by itself or beside other tools: `npm run bench -- --help` lists its options. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { HELP, readOptions } from './options.mjs';
import { installEleventy, installLiner, root } from './packages.mjs';
import { measure, run } from './processes.mjs';
import { BUILD_ROWS, measureBuilds } from './rows/builds.mjs';
import { measureFormats } from './rows/formats.mjs';
import { measurePictures, measureShare, PICTURE_ROWS } from './rows/pictures.mjs';
import { measureFirstPreview, measureSaves } from './rows/preview.mjs';
import { measureStart } from './rows/start.mjs';
import { formatResults } from './table.mjs';
import { eleventyTool } from './tools/eleventy.mjs';
import { hugoTool } from './tools/hugo.mjs';
import { linerTool } from './tools/liner.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

function findTools({ own, packages, beside }) {
  const tools = packages.map(({ name, path }) => linerTool(name, installLiner(path)));
  if (own) tools.unshift(linerTool('liner', installLiner(root)));
  if (beside.includes('hugo')) tools.push(hugoTool());
  if (beside.includes('eleventy')) tools.push(eleventyTool(installEleventy()));
  return tools;
}

/** Eleventy once more, as it makes AVIF as well. */
function addAvif(tools) {
  if (!tools.some(({ name }) => name === 'eleventy')) return tools;
  const formats = ['avif', 'webp', 'jpeg'];
  return [...tools, eleventyTool(installEleventy(), { name: 'eleventy, AVIF', formats })];
}

function tellVersions(tools) {
  const versions = tools.map(({ name, version: [command, ...words] }) => {
    return `${name} ${run(command, words).trim().split('\n').at(-1)}`;
  });
  say(`Node.js ${process.version}, ${cpus().length} × ${cpus()[0].model}\n${versions.join('\n')}\n`);
}

/** One build of a small site by each tool: their programs are in the disk's cache for all that follows. */
function warmUp(tools, folder) {
  for (const tool of tools) {
    const cwd = join(folder, `${tool.name}-warm`);
    mkdirSync(cwd);
    tool.write(cwd, 3);
    measure(tool.build, { cwd });
  }
}

/** Yields each table as soon as it is measured. */
async function* measureAll({ rows, sizes, covers, rounds, beside }, tools, folder) {
  const wants = (row) => rows.includes(row);
  const builds = Object.keys(BUILD_ROWS).filter(wants);
  const times = (preset) => rounds ?? preset;
  const table = (title, results, names, others = beside) => formatResults(title, results, { names, others });

  if (wants('version')) {
    yield table('--version', await measureStart({ rounds: times(10), tools }), {}, ['node', ...beside]);
  }
  for (const count of builds.length > 0 ? sizes : []) {
    const plan = { count, rows: builds, rounds: times(count > 5000 ? 3 : 5), tools, folder };
    yield table(`Text only, ${count} releases`, await measureBuilds(plan), BUILD_ROWS);
  }
  for (const count of wants('save') ? sizes : []) {
    const results = await measureSaves({ count, rounds: times(10), tools, folder });
    yield table(`A save of one of ${count} releases, until it is served`, results, {});
  }
  for (const row of Object.keys(PICTURE_ROWS).filter(wants)) {
    const some = row === 'covers' ? addAvif(tools) : tools;
    const results = await measurePictures({ row, covers, rounds: times(1), tools: some, folder });
    yield table(row === 'covers' ? `${covers} ${PICTURE_ROWS[row]}` : PICTURE_ROWS[row], results, {});
  }
  if (wants('share')) {
    yield table('A share image', await measureShare({ rounds: times(3), tools, folder }), {});
  }
  if (wants('dev')) {
    const names = { answered: 'answers', whole: 'a page is whole', scrolled: 'with what is further down' };
    const results = await measureFirstPreview({ rounds: times(3), tools, folder });
    yield table('First preview of the large site, on an empty cache', results, names);
  }
  if (wants('formats')) yield await measureFormats();
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return say(HELP);
  const tools = findTools(options);
  const folder = mkdtempSync(join(tmpdir(), 'liner-bench-sites-'));
  try {
    tellVersions(tools);
    warmUp(tools, folder);
    for await (const table of measureAll(options, tools, folder)) say(table);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
