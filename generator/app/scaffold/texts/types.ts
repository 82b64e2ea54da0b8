/** What a new site says, in one language. Texts may hold {artist}, and {place} where that is said. */
export interface StartTexts {
  /** The word by which a sample says of itself that it is one, in lower case. */
  sample: string;
  /** What artists do. */
  roles: { singer: string; dj: string };
  city: string;
  about: { description: string; makes: string; makesIn: string; story: string };
  events: { description: string; notify: string };
  news: { description: string };
  contact: { description: string; elsewhere: string; card: { title: string; description: string } };
  /** Short, true of every new site, and no legal advice. */
  legal: Record<'legal' | 'privacy' | 'terms', { description: string; body: string }>;
  song: { title: string; description: string; body: string };
  album: {
    title: string;
    description: string;
    tracks: readonly [string, string, string];
    lyrics: string;
    body: string;
  };
  mix: {
    title: string;
    description: string;
    artists: readonly [string, string];
    tracks: readonly [string, string];
    body: string;
  };
  series: { title: string; description: string };
  show: { title: string; venue: string; description: string };
  members: readonly { name: string; role: string }[];
  shirt: { title: string; description: string };
  post: { title: string; excerpt: string; body: string };
}
