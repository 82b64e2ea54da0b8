/** The kinds of music. Every description ends up in the editor's completion and in the reference. */

export { type Mix, mix } from '../../mixes/schema.ts';
export { type Credit, credits } from './credits.ts';
export { type Release, release } from './release.ts';
export { type Remix, remix } from './remix.ts';
export { type Track, track, tracks } from './track.ts';
export { nounOf, RELEASE_TYPES, type ReleaseType, typeRow } from './types.ts';
