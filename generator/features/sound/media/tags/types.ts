/** The tags of a downloaded file. */
import type { SoundFacts } from '../../sounds.ts';

export interface Tags {
  facts: SoundFacts;
  cover?: TagCover | undefined;
}

export interface TagCover {
  /** A JPEG. */
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** The new head of a file, which replaces everything before `start`. */
export interface TaggedHead {
  head: Uint8Array;
  /** In bytes. */
  start: number;
}
