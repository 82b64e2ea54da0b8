/** Results as a table of plain text. */
import { ratio, summarise } from './statistics.mjs';

/**
 * A line for each row and tool: medians, and in brackets the least and the most of the rounds.
 * @param {string} title
 * @param {{row: string, tool: string, samples: object[]}[]} results
 * @param {{others: string[], names: Record<string, string>}} options the tools with which each of the remaining ones is
 *   compared, and the names of rows by their keys
 */
export function formatResults(title, results, { others, names }) {
  if (results.length === 0) return `${title}: none of these tools does that\n`;
  const head = [
    '',
    'tool',
    'wall',
    'processor',
    'memory',
    'files',
    'size',
    ...others.map((name) => `× ${name}`),
  ];
  const lines = results.map(({ row, tool, samples }) => {
    const compared = others.map((other) => {
      const found = results.find((each) => each.row === row && each.tool === other);
      return found && other !== tool && !others.includes(tool) ? formatRatio(samples, found.samples) : '';
    });
    return [names[row] ?? '', tool, ...formatCosts(samples), ...compared];
  });
  const rounds = Math.max(...results.map(({ samples }) => samples.length));
  return `${title} (${rounds} ${rounds === 1 ? 'round' : 'rounds'})\n${alignColumns([head, ...lines])}`;
}

function formatCosts(samples) {
  const of = (key) => samples.map((sample) => sample[key]).filter((value) => value !== undefined);
  const spread = (key, format) => (of(key).length === 0 ? '' : formatSpread(summarise(of(key)), format));
  const last = samples.at(-1);
  return [
    spread('wall', formatSeconds),
    spread('cpu', formatSeconds),
    of('memory').length === 0 ? '' : `${Math.round(summarise(of('memory')).median / 2 ** 20)} MiB`,
    last.files === undefined ? '' : String(last.files),
    last.bytes === undefined ? '' : `${(last.bytes / 2 ** 20).toFixed(1)} MiB`,
  ];
}

function formatSpread({ median, least, most }, format) {
  return least === most ? format(median) : `${format(median)} (${format(least)}–${format(most)})`;
}

/** Wall, and if it is known the processor's. */
function formatRatio(samples, others) {
  const of = (key) => ratio(...[samples, others].map((each) => each.map((sample) => sample[key])));
  const [wall, cpu] = [of('wall'), of('cpu')].map((value) =>
    Number.isFinite(value) ? value.toFixed(2) : undefined,
  );
  return cpu ? `${wall} wall, ${cpu} cpu` : wall;
}

export function formatSeconds(seconds) {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
}

/** Columns that begin below one another. */
export function alignColumns(lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
