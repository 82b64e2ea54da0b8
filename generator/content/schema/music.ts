/** The kinds of music. Every description ends up in the editor's completion and in the reference. */

export { type Credit, credits } from './music/credits.ts';
export { type Mix, mix } from './music/mix.ts';
export { type Release, release } from './music/release.ts';
export { type Remix, remix } from './music/remix.ts';
export { type Track, track, tracks } from './music/track.ts';
export { nounOf, RELEASE_TYPES, type ReleaseType, typeRow } from './music/types.ts';
