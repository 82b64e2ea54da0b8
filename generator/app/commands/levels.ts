/** How loud the recordings of a site are, in words. */
import { compare, formatClock } from '../../engine/lib/text.ts';
import type { SoundLevels } from '../../features/sound/sounds.ts';

/** Lines for the end of `liner check`, or nothing. @param all each recording, in place of the quietest and the loudest */
export function describeLevels(levels: readonly SoundLevels[], all: boolean): string {
  if (levels.length === 0) return '';
  if (all)
    return `Recordings, with length, loudness and true peak:\n${levels.toSorted(byFile).map(line).join('')}\n`;
  const heard = levels.flatMap(({ file, loudness }) => (loudness === undefined ? [] : [{ file, loudness }]));
  const [quietest, ...louder] = heard.toSorted((one, other) => one.loudness - other.loudness);
  if (!quietest) return '';
  const loudest = louder.at(-1);
  const range = loudest ? `from ${name(quietest)} to ${name(loudest)}` : name(quietest);
  return `Loudness of ${loudest ? `${heard.length} recordings` : 'the recording'}: ${range}. With --all, each is listed.\n\n`;
}

function name({ file, loudness }: { file: string; loudness: number }): string {
  return `${loudness.toFixed(1)} LUFS (${file})`;
}

function line({ file, duration, loudness, truePeak }: SoundLevels): string {
  const facts =
    loudness === undefined || truePeak === undefined
      ? 'silent, or too short to be measured'
      : `${loudness.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP`;
  return `  ${file}: ${formatClock(Math.round(duration))}, ${facts}\n`;
}

function byFile(one: SoundLevels, other: SoundLevels): number {
  return compare(one.file, other.file);
}
