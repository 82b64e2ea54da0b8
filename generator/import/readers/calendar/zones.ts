/** Time zones by the names that calendars have for them. */
import { isTimeZone } from '../../../engine/lib/time-zone.ts';
import windows from './windows-zones.json' with { type: 'json' };

/** By the names of Windows, which Outlook writes (unicode.org/cldr, windowsZones). */
const OF_WINDOWS: ReadonlyMap<string, string> = new Map(
  Object.entries(windows).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** `Europe/Berlin` of `W. Europe Standard Time`, of `/example.org/Europe/Berlin`, of itself; undefined if it is none that is known. */
export function zoneNamed(written: string): string | undefined {
  const name = written.replace(/^"|"$/g, '').trim();
  const known = OF_WINDOWS.get(name.toLowerCase());
  if (known !== undefined) return known;
  // Some programs put themselves in front of it.
  const [end] = /[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2}$/.exec(name) ?? [];
  return [name, end, end?.split('/').slice(-2).join('/')].find(
    (zone) => zone !== undefined && isTimeZone(zone),
  );
}
