/** Tags of downloads, and what writes them. */
import type { FileHandle } from 'node:fs/promises';
import type { Append } from '../../../../engine/cache/index.ts';
import type { SoundFacts } from '../../sounds.ts';

export interface Tags {
  facts: SoundFacts;
  cover?: TagCover | undefined;
}

export interface TagCover {
  /** A JPEG. */
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** A file whose own tags are replaced on the way into another one. */
export interface Rewriting {
  file: FileHandle;
  append: Append;
  /** Appends a part of the file. In bytes; `end` is behind the last of them. */
  copy(start: number, end: number): Promise<void>;
  tags: Tags;
}
