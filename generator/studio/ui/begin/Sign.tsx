/** The signs of what somebody can be: the geometry of covers. */
import type { NewSite } from '../../protocol/index.ts';

interface Shapes {
  filled?: string;
  drawn?: string;
}

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const bar = (y: number, width: number) => `M2 ${y}h${width}v10H2z`;
const tile = (x: number, y: number) => `M${3 + 32 * x} ${3 + 30 * y}h24v24h-24z`;
const grid = <Part,>(rows: number, columns: number, draw: (x: number, y: number) => Part): Part[] =>
  Array.from({ length: rows * columns }, (_, at) => draw(at % columns, Math.floor(at / columns)));
const tiles = (rest: number) => grid(3, 3, (x, y) => ((x + y) % 2 === rest ? tile(x, y) : '')).join('');

const SIGNS: Readonly<Record<NewSite['kind'], Shapes>> = {
  solo: { filled: disc(32, 44, 30) },
  singer: { filled: disc(24, 44, 22), drawn: 'M62 20a34 34 0 0 1 0 48M84 6a54 54 0 0 1 0 76' },
  band: { filled: disc(22, 44, 20) + disc(90, 44, 20), drawn: disc(56, 44, 18) },
  dj: { filled: disc(28, 44, 26) + disc(28, 44, 6) + disc(88, 44, 6), drawn: disc(88, 44, 24) },
  rapper: { filled: bar(4, 108) + bar(27, 66) + bar(50, 90) + bar(73, 40) },
  ensemble: { drawn: 'M8 8v72M24 8v72M40 8v72M56 8v72M4 66 100 26' },
  choir: { filled: grid(4, 7, (x, y) => disc(8 + 16 * x, 14 + 20 * y, 6.5)).join('') },
  composer: { filled: 'M2 14h112v8H2zM2 66h112v8H2z', drawn: 'M2 44h112M42 30v28' },
  label: { filled: tiles(0), drawn: tiles(1) },
  collective: {
    filled: disc(20, 24, 18) + disc(94, 24, 18) + disc(57, 66, 18),
    drawn: disc(57, 24, 16) + disc(20, 66, 16) + disc(94, 66, 16),
  },
};

export function Sign({ kind }: { kind: NewSite['kind'] }) {
  const { filled, drawn } = SIGNS[kind];
  return (
    <svg viewBox="0 0 120 88" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d={filled} fill="currentColor" fillRule="evenodd" />
      <path d={drawn} fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
