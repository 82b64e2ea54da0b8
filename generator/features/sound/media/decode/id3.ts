/** ID3 tags, before or after the sound. */

/** Bytes: all of the older tag at the end of a file. */
export const ID3V1 = 128;
