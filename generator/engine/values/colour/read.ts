/** Colours as people write them. */
import { fieldOf } from '../../lib/record.ts';

/** Colours that browsers have a name for, as people write them most. */
const COLOURS = Object.fromEntries(
  `black 000000 white ffffff grey 808080 gray 808080 silver c0c0c0 red ff0000 maroon 800000 brown a52a2a orange ffa500 gold ffd700
  yellow ffff00 olive 808000 lime 00ff00 green 008000 teal 008080 cyan 00ffff turquoise 40e0d0 blue 0000ff navy 000080 purple 800080
  violet ee82ee magenta ff00ff pink ffc0cb crimson dc143c`
    .match(/\w+ \w+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
);

/** `#8a1c4a` of `8a1c4a`, `#fc0` and `crimson`; others have to be looked up. */
export function readColour(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(String(fieldOf(COLOURS, name) ?? written.trim()))?.[1];
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
