/** Other studios of the same folder: each studio under way is noted in a file, named by its process. */
import { join } from 'node:path';
import { createFile, isRunning, readBytes, removeFile } from '../app/site-files/disk.ts';
import { listFiles } from '../engine/lib/files.ts';

/** Milliseconds. */
const PATIENCE = 1000;

interface Noted {
  /** The addresses of the others, which browsers know that have opened them. */
  others: string[];
  /** Removes the note. */
  forget(): void;
}

/** @param folder of the notes. @param origin of this studio */
export async function noteStudio(folder: string, origin: string): Promise<Noted> {
  const own = join(folder, String(process.pid));
  const others: string[] = [];
  for (const name of listFiles(folder)) {
    const file = join(folder, name);
    const address = originIn(String(readBytes(file) ?? ''));
    if (file !== own && address && (await isUnderWay(Number(name), address))) others.push(address);
    // It has crashed.
    else removeFile(file);
  }
  createFile(own, origin);
  return { others, forget: () => removeFile(own) };
}

/** Reads an origin of this computer, and nothing more: the note may have come with the folder, and is printed. */
function originIn(note: string): string | undefined {
  if (!URL.canParse(note)) return undefined;
  const { hostname, origin } = new URL(note);
  return hostname === '127.0.0.1' ? origin : undefined;
}

/** Checks that a studio is under way: after a crash, another program may have the number of the process. */
async function isUnderWay(id: number, address: string): Promise<boolean> {
  if (!Number.isInteger(id) || !isRunning(id)) return false;
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );
}
