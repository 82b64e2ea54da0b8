/** A playlist of a program for DJs as the tracklist of a mix. */
import type { ItemOf, Origin, TracklistFacts } from '../../catalogue.ts';

export interface Playlist {
  readonly name: string;
  readonly tracks: readonly TracklistFacts[];
}

export function makeMix({ name, tracks }: Playlist, origin: Origin): ItemOf<'mixes'> {
  const why = 'it is the name of a playlist, of which the order may be another one than that of the mix';
  return {
    kind: 'mixes',
    facts: { episode_title: name, type: 'mix', tracklist: tracks },
    origin,
    doubts: [{ at: ['episode_title'], why }],
  };
}
