import type { ReactNode } from 'react';
import { type PlatformKey, platformAt, platformNamed } from '../../generator/site/platforms/table.ts';
import { MARKS } from './platform-marks.ts';

/** Glyphs on a 24-pixel square, drawn in one weight; of all other platforms there is a mark. */
const GLYPHS: Record<Exclude<PlatformKey, keyof typeof MARKS>, ReactNode> = {
  facebook: (
    <path
      d="M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.8-1.6H17.5V3h-2.6C11.7 3 10.5 4.8 10.5 7.2v2.3H7.5V13h3v8z"
      fill="currentColor"
      stroke="none"
    />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r="1" fill="currentColor" stroke="none" />
    </>
  ),
  x: <path d="M4 4l16 16M20 4L4 20" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="M10 9v6l5-3z" fill="currentColor" stroke="none" />
    </>
  ),
  soundcloud: (
    <path d="M2.5 13.5v3M5 11v5.5M7.5 12v4.5M10 8v8.5M12.5 7c3.5-1.2 6 .8 6.3 3.7a3 3 0 0 1 .2 5.8h-6.5z" />
  ),
  mixcloud: (
    <path d="M3 15.5V10l3.2 4L9.5 10v5.5M12.5 12h3M17 9.5c2 1.5 2 4.5 0 6M20 8c2.6 2.4 2.6 6.6 0 9" />
  ),
  anghami: <path d="M5 19V13a7 7 0 0 1 14 0v6M5 14.5h2.5V19H5zM16.5 14.5H19V19h-2.5z" />,
  amazon: (
    <path d="M3.5 16.5c5 3.5 12 3.5 16.5.5M20 13.5v3.5h-3.5M8.5 12V4.5l7-1.5v7.5M8.5 12a2 1.7 0 1 1-2-1.7M15.5 10.5a2 1.7 0 1 1-2-1.7" />
  ),
  boomplay: <path d="M7 4v12.5M7 12.5a4.5 4.5 0 1 1 4.5 4.5H11M13 4h2a4 4 0 0 1 3 6.5" />,
  qobuz: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M15 15l5.5 5.5" />
    </>
  ),
  audius: <path d="M12 4l9 16h-4.5L12 12l-2.3 4h4.6M12 4L3 20h4.5" />,
  imdb: (
    <path d="M3 6h18v12H3zM6.5 10v4M9 14v-4l2 3 2-3v4M15.5 10v4h1.5a1.5 1.5 0 0 0 1.5-1.5v-1a1.5 1.5 0 0 0-1.5-1.5z" />
  ),
  letterboxd: (
    <>
      <circle cx="7" cy="12" r="4.5" />
      <circle cx="12" cy="12" r="4.5" />
      <circle cx="17" cy="12" r="4.5" />
    </>
  ),
  linkedin: <path d="M5 9.5V19M5 5v.5M10 19v-9.5M10 13.5a4 4 0 0 1 8.5 0V19" />,
  resident_advisor: <path d="M3.5 18V7h4.5a3 3 0 0 1 0 6H3.5M8 13l3.5 5M12.5 18l4-11 4 11M14 14h5" />,
};

interface Props {
  name: string;
  /** Identifies the platform if its name does not. */
  url?: string | undefined;
}

/** A platform's sign and its name. */
export function SignedName({ name, url }: Props) {
  return (
    <span className="platform">
      <span className="platform-sign">
        <PlatformIcon name={name} url={url} />
      </span>
      {name}
    </span>
  );
}

/** A platform's sign; the first letter of one that has none here. */
export function PlatformIcon({ name, url = '' }: Props) {
  const platform = platformNamed(name) ?? platformAt(url);
  if (platform === undefined) {
    return (
      <span aria-hidden="true" className="platform-letter">
        {name.slice(0, 1)}
      </span>
    );
  }
  const { key } = platform;
  const mark = isMark(key);
  return (
    <svg
      aria-hidden="true"
      // A mark fills its square; with an edge it is as large as those that are drawn here.
      viewBox={mark ? '-3 -3 30 30' : '0 0 24 24'}
      className="platform-mark"
      // For browsers that have no stylesheet.
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
    >
      {mark ? <path d={MARKS[key]} fill="currentColor" stroke="none" /> : GLYPHS[key]}
    </svg>
  );
}

function isMark(key: PlatformKey): key is keyof typeof MARKS {
  return Object.hasOwn(MARKS, key);
}
