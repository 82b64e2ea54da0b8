/** The 11-character id of a YouTube address in any of its usual forms; undefined for anything else. */
export function youtubeId(url: string): string | undefined {
  const pattern =
    /^https:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
  return pattern.exec(url)?.[1];
}
