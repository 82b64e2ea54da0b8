/** Names of files and folders that every disk and every host can keep. */

// Windows opens a device for these names, whatever their ending.
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** In bytes: what the common file systems allow for one name. */
const LONGEST_NAME = 255;

export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

/** Files that computers and office programs leave in folders that are opened, and beside files on disks of other systems. */
const LITTER = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*)$/i;

export function isLitter(name: string): boolean {
  return LITTER.test(name);
}

/** Why no file or folder may have a name, as a sentence about "it"; undefined for a sound one. */
export function refuseName(name: string): string | undefined {
  if (name === '') return 'it contains an empty name';
  if (name === '.' || name === '..') return 'it leaves its folder';
  if (name.endsWith('.') || name.endsWith(' ')) return `"${name}" ends in a dot or a space`;
  if (isDevice(name)) return `"${name}" is the name of a device on Windows`;
  if (Buffer.byteLength(name) > LONGEST_NAME) return `"${name.slice(0, 20)}…" is too long for a name`;
  return undefined;
}
