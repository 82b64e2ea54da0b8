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

/** What comes before the sound of a file, in the place of what is there: of the file itself, all from `start` on follows. */
export interface TaggedHead {
  head: Uint8Array;
  /** In bytes. */
  start: number;
}
