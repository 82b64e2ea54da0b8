/**
 * Runs every row once for every tool in each round, and each round begins with another tool: a machine that gets slower
 * does so for all of them.
 * @param {{rounds: number, rows: string[], tools: {name: string}[]}} plan
 * @param {(row: string, tool: object, round: number) => object} run gives one sample, or nothing if a tool has no such row
 * @returns {Promise<{row: string, tool: string, samples: object[]}[]>} row by row
 */
export async function runRounds({ rounds, rows, tools }, run) {
  const results = rows.flatMap((row) => tools.map((tool) => ({ row, tool: tool.name, samples: [] })));
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      for (const tool of rotate(tools, round)) {
        const sample = await run(row, tool, round);
        if (sample) results.find((each) => each.row === row && each.tool === tool.name)?.samples.push(sample);
      }
    }
  }
  return results.filter(({ samples }) => samples.length > 0);
}

function rotate(list, by) {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
