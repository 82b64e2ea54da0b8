/**
 * The messages of the studio: what its pages in the browser send and receive as JSON. Paths of files are those in the content folder, with
 * forward slashes: `releases/new-song.md`. Hashes are SHA-256 in hex, of the bytes of a file.
 */
export type * from './assets.ts';
export type * from './entries.ts';
export type * from './events.ts';
export type * from './file.ts';
export type * from './import.ts';
export type * from './job.ts';
export type * from './new-site.ts';
export type * from './path.ts';
export type * from './publish.ts';
export type * from './requests.ts';
export type * from './site.ts';
export type * from './words.ts';
