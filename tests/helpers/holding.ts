/** A site whose builds wait for a test, so that none is over before the test has stopped it, however busy the machine is. */

/** Written by a build as soon as it waits. */
export const WAITING = 'waiting';

/** The file that holds up builds of a command in a process of its own, as long as it is there. */
export const holdOf = (command: 'build' | 'check' | 'publish') => `hold-${command}`;

/** Files for the site: the wait is in one of its templates, and signals are received meanwhile. */
export const HOLDING = {
  'templates/layout/Footer.tsx': `import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export { Footer } from 'linernotes/templates/layout/Footer.tsx';

while (existsSync(\`hold-\${process.argv[2]}\`)) {
  writeFileSync('${WAITING}', '');
  await setTimeout(20);
}
`,
};
