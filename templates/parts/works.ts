import type { TrackRow, WorkHead } from '../../generator/site/parts.ts';

/** Consecutive tracks of a work, or of none. */
export interface TrackGroup {
  work?: WorkHead | undefined;
  tracks: TrackRow[];
}

/** The tracks of a disc by their works. Those of no work that follow each other are one group. */
export function groupTracks(tracks: readonly TrackRow[]): TrackGroup[] {
  const groups: TrackGroup[] = [];
  for (const track of tracks) {
    const last = groups.at(-1);
    if (last && last.work?.id === track.work?.id) last.tracks.push(track);
    else groups.push({ work: track.work, tracks: [track] });
  }
  return groups;
}
