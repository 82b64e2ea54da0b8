/** ID3 tags, before or after the sound. */

/** Bytes: of the head of a tag, which contains its length. */
export const ID3_HEAD = 10;

/** The length of a tag before the sound, with its header (ID3v2.4, section 3.1); 0 if there is none. */
export function sizeOfId3(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < ID3_HEAD) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0);
  const footer = (head.readUInt8(5) & 0x10) === 0 ? 0 : ID3_HEAD;
  return ID3_HEAD + size + footer;
}
