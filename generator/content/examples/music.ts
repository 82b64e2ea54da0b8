/** A release, a remix, a mix, a news post and a legal page with every key that there is, for editors and the reference. */

/** What a file may hold, by its keys. */
export type Example = Record<string, unknown>;

export const release: Example = {
  title: 'New Song',
  type: 'single',
  release_date: '2026-02-20',
  id: 17,
  slug: 'new-song',
  genre: ['House', 'Melodic House'],
  bpm: 124,
  key: 'A minor',
  duration: 'PT3M20S',
  artwork_url: 'artwork/new-song.jpg',
  description: 'Four on the floor and one lead line, written on a night train.',
  story: 'It began with a door that would not close.',
  mood_tags: ['warm', 'nocturnal'],
  featured: true,
  draft: true,
  streaming_links: {
    spotify: 'https://open.spotify.com/track/…',
    apple: 'https://music.apple.com/album/…',
    youtube: 'https://www.youtube.com/watch?v=…',
    soundcloud: 'https://soundcloud.com/your-name/new-song',
  },
  video: { title: 'Lyric Video', url: 'https://www.youtube.com/watch?v=…' },
  credits: { Producer: '{artist}', Vocals: 'Name of the singer' },
  lyrics: 'First line\nSecond line\n\nFirst line of the next verse\n',
  tracks: [
    { title: 'New Song', track_number: 1, duration: 200, id: 'new-song-1', description: 'The original.' },
    { title: 'New Song (Extended Mix)', track_number: 2, duration: 320 },
  ],
};

export const remix: Example = {
  title: 'Their Song ({artist} Remix)',
  id: 2,
  slug: 'their-song-remix',
  original_artist: 'Who Made It First',
  year: 2026,
  genre: ['House'],
  description: 'The chorus stays, the drums are new.',
  bpm: 122,
  key: 'E minor',
  artwork_url: 'artwork/their-song-remix.jpg',
  featured: true,
  draft: true,
  soundcloud_url: 'https://soundcloud.com/your-name/their-song-remix',
  youtube_url: 'https://www.youtube.com/watch?v=…',
  spotify_url: 'https://open.spotify.com/track/…',
  apple_music_url: 'https://music.apple.com/album/…',
};

export const mix: Example = {
  episode_title: 'Late Signal 07',
  release_date: '2026-02-20',
  id: 'late-signal-07',
  slug: 'late-signal-07',
  description: 'An hour for the drive home, recorded in one take.',
  genre: ['Deep House'],
  duration: 3600,
  featured: true,
  draft: true,
  plays_count: 1200,
  artwork_url: 'artwork/late-signal-07.jpg',
  soundcloud_url: 'https://soundcloud.com/your-name/late-signal-07',
  mixcloud_url: 'https://www.mixcloud.com/your-name/late-signal-07/',
  spotify_url: 'https://open.spotify.com/episode/…',
  apple_music_url: 'https://music.apple.com/album/…',
  youtube_url: 'https://www.youtube.com/watch?v=…',
  series_id: 'late-signal',
  created_at: '2026-02-19',
  updated_at: '2026-02-20',
};

export const news: Example = {
  title: 'New Song is out today',
  date: '2026-02-20',
  id: 12,
  slug: 'new-song-is-out-today',
  excerpt: 'The first single of the year, and how it came about.',
  category: 'Release',
  read_time: '3 min read',
  featured: true,
  image: 'artwork/new-song.jpg',
  image_alt: 'The sleeve of New Song: a lit window in a dark street',
  draft: true,
};

export const legal: Example = {
  title: 'Legal',
  description: 'Who publishes the site of {artist}, and who owns what is on it.',
  updated: '2026-02-20',
};
