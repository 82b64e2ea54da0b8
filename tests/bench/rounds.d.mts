interface Plan<Tool> {
  rounds: number;
  rows: readonly string[];
  tools: readonly Tool[];
}

/** What `run` gave, row by row and tool by tool. */
export function runRounds<Tool extends { name: string }, Sample>(
  plan: Plan<Tool>,
  run: (row: string, tool: Tool, round: number) => Sample | undefined | Promise<Sample | undefined>,
): Promise<{ row: string; tool: string; samples: Sample[] }[]>;
