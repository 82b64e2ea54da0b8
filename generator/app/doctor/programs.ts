/** Checks that the programs that are installed for one system run on this one. */
import { INSTALL_AGAIN, requireTailwind } from '../../engine/lib/native.ts';
import { error, type Finding, ok } from './finding.ts';

type Start = () => Promise<unknown>;

const PROGRAMS: Record<string, Start> = {
  sharp: () => import('sharp'),
  esbuild: async () => (await import('esbuild')).transform(''),
  tailwindcss: async () => requireTailwind(),
};

/** @param programs each is started once */
export function checkPrograms(programs: Record<string, Start> = PROGRAMS): Promise<Finding[]> {
  return Promise.all(Object.entries(programs).map(([name, start]) => checkProgram(name, start)));
}

async function checkProgram(name: string, start: Start): Promise<Finding> {
  try {
    await start();
    return ok(name, 'It runs on this computer.');
  } catch {
    const system = `${process.platform}-${process.arch}`;
    return error(
      name,
      `It does not run on this computer (${system}), and no site can be built without it.`,
      INSTALL_AGAIN,
    );
  }
}
