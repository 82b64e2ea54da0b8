/** MP3 and AAC without a container: the frames alone, behind a new tag. */

import { listRuns } from '../decode/runs.ts';
import { STREAMS } from '../decode/stream.ts';
import { writeId3 } from './id3.ts';
import type { Rewriting } from './types.ts';

/** Whatever is between the frames is a tag of some kind, or damage: ID3 before, behind and within joined files, APE, Lyrics3. */
export async function rewriteStream(
  { file, append, copy, tags }: Rewriting,
  kind: keyof typeof STREAMS,
): Promise<void> {
  append(await writeId3(tags));
  for (const { start, end } of await listRuns(file, STREAMS[kind])) await copy(start, end);
}
