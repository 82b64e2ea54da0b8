/** sharp, esbuild and Tailwind, parts of which are installed for one system and processor alone. */
import { createRequire } from 'node:module';

/** The messages of each program if its part for this system is missing. */
const MISSING = {
  sharp: /Could not load the "sharp" module/,
  esbuild: /The package "@esbuild\/|You installed esbuild for another platform/,
  tailwindcss: /Cannot find native binding|Cannot find module '[^']*\blightningcss\./,
};

export const INSTALL_AGAIN =
  'Delete the folder node_modules, then run npm ci. If that does not help, delete package-lock.json as well, and run npm install.';

/** Explains which program is missing, why, and what to do; undefined for other errors. */
export function describeMissing({ message }: Error): string | undefined {
  const [name] = Object.entries(MISSING).find(([, words]) => words.test(message)) ?? [];
  if (name === undefined) return undefined;
  return `${name} is not installed for this computer (${process.platform}-${process.arch}). That happens when node_modules or package-lock.json was made on another computer, or when optional packages were left out. ${INSTALL_AGAIN}`;
}

/**
 * Loads the parts of Tailwind that are installed for one system alone. Node.js 20 reports each that is missing twice if it is
 * imported, the second time past the handler that caught the first.
 * @throws if one of them is missing
 */
export function requireTailwind(): void {
  const require = createRequire(import.meta.url);
  require('@tailwindcss/oxide');
  // It is a dependency of Tailwind's own.
  createRequire(require.resolve('@tailwindcss/node'))('lightningcss');
}
