/** A broken site, and the messages its manager should read. */

/** By path below the project; undefined takes away a file that every site here begins with. */
export type Files = Record<string, string | Uint8Array | undefined>;

export interface BrokenSite {
  /** Its fault. */
  name: string;
  files: Files;
  /** `content/site.yaml:1:1`; empty for what has no place. */
  at: string;
  code: string;
  /** The heart of the message. */
  says: string;
  /** The heart of the hint; empty if there is none. */
  advises: string;
}

type Row = [name: string, files: Files, at: string, code: string, says: string, advises: string];

export function tabulate(rows: readonly Row[]): BrokenSite[] {
  return rows.map(([name, files, at, code, says, advises]) => ({ name, files, at, code, says, advises }));
}

/** A site without any problem, not even a warning. */
export const SITE = `base_url: https://artist.example
artist: {name: Artist}
share_images: false
contact: {endpoint: "https://forms.example/artist"}
links: {shop: "https://shop.example/"}
`;

/** A release without any problem but what `keys` brings, from line 2 on. */
export function release(keys: string, body = '## Story\n\nText.\n'): string {
  const known =
    'release_date: 2024-05-03\nbpm: 124\nstreaming_links: {spotify: "https://open.spotify.com/x"}\n';
  const wanted = known.split('\n').filter((line) => !line || !keys.includes(`${line.split(':')[0]}:`));
  return `---\n${keys}\n${wanted.join('\n')}---\n${body}`;
}

/** A site with this one release at `content/releases/one.md`. */
export function one(keys: string, body?: string): Files {
  return { 'content/releases/one.md': release(keys, body) };
}
