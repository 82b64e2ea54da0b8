/** How long a command takes that does nothing, beside a bare Node.js. */
import { measure } from '../processes.mjs';
import { runRounds } from '../rounds.mjs';

const NODE = { name: 'node', version: [process.execPath, '-e', '0'] };

export function measureStart({ rounds, tools }) {
  const all = [...tools, NODE];
  return runRounds({ rounds, rows: ['version'], tools: all }, (_, { version }) => measure(version, {}));
}
