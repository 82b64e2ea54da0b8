/** Files by their paths in the folder of a site. */
export function readSample(): Promise<Map<string, Buffer>>;
/** One to three changes; without bytes, a file is gone. */
export function changesOf(
  files: ReadonlyMap<string, Buffer>,
  seed: string,
  index: number,
): { path: string; bytes?: Buffer }[];
export const ODD: readonly string[];
