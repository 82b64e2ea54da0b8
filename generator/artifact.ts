/** A file of the finished site. */
export interface Artifact {
  /** Below the output folder, with forward slashes: `music/index.html`. */
  path: string;
  /** Its content, or how to make it when it is due. */
  body: string | Uint8Array | (() => Promise<string | Uint8Array> | string | Uint8Array);
  /** Equal keys promise equal bytes, so that a published file with the same key is kept as it is. */
  key?: string;
  /** The name holds a hash of the content, so hosts may cache it for ever. */
  immutable?: boolean;
}
