/** What Liner costs, alone or beside other tools: `npm run bench -- --help` tells its options. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { HELP, readOptions } from './options.mjs';
import { installEleventy, installLiner, root } from './packages.mjs';
import { measure, run } from './processes.mjs';
import { BUILD_ROWS, measureBuilds } from './rows/builds.mjs';
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

function tellVersions(tools) {
  const versions = tools.map((tool) => {
    const words = tool.name === 'hugo' ? ['version'] : ['--version'];
    return `${tool.name} ${run(tool.build[0], words).trim().split('\n').at(-1)}`;
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

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return say(HELP);
  const tools = findTools(options);
  const folder = mkdtempSync(join(tmpdir(), 'liner-bench-sites-'));
  try {
    tellVersions(tools);
    warmUp(tools, folder);
    const rows = Object.keys(BUILD_ROWS).filter((row) => options.rows.includes(row));
    for (const count of rows.length > 0 ? options.sizes : []) {
      const rounds = options.rounds ?? (count > 5000 ? 3 : 5);
      const results = await measureBuilds({ count, rows, rounds, tools, folder });
      say(formatResults(`Text only, ${count} releases`, results, options.beside, BUILD_ROWS));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
