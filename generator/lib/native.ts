/** sharp and esbuild, whose programs are installed for one system and processor alone. */

/** How each says that its program for this system is missing. */
const MISSING = {
  sharp: /Could not load the "sharp" module/,
  esbuild: /The package "@esbuild\/|You installed esbuild for another platform/,
};

export const INSTALL_AGAIN = 'Delete the folder node_modules, then run npm ci.';

/** Which program is missing, why, and what to do; undefined where an error says something else. */
export function describeMissing({ message }: Error): string | undefined {
  const [name] = Object.entries(MISSING).find(([, words]) => words.test(message)) ?? [];
  if (name === undefined) return undefined;
  return `${name} is not installed for this computer (${process.platform}-${process.arch}). That happens when node_modules was copied from another computer, or installed without optional packages. ${INSTALL_AGAIN}`;
}
