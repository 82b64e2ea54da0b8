export const ARTIST: string;

interface Written {
  title: string;
  type: string;
  date?: string;
  tracks: number;
}

export function writeRecordings(path: string, count: number): { files: number; releases: Written[] };
