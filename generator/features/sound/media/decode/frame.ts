/** Frames of streams without a container, such as MP3 and AAC. */

/** Properties that consecutive frames share. */
export interface StreamFormat {
  /** `MPEG 1 Layer 3`. */
  codec: string;
  /** Hertz. */
  sampleRate: number;
  channels: number;
  /** Samples of each channel in a frame. */
  samples: number;
}

export interface Frame {
  format: StreamFormat;
  /** Bytes. */
  length: number;
}

/** The frame that begins at a place; undefined if there is none. */
export type ReadFrame = (bytes: Uint8Array, at: number) => Frame | undefined;
