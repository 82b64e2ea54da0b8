import type { ReactNode } from 'react';

/** Glyphs on a 24-pixel square, drawn in one weight; by the platform's name in lower case. */
const GLYPHS: Record<string, ReactNode> = {
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
  twitter: <path d="M4 4l16 16M20 4L4 20" />,
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
};

const OTHER_NAMES: Record<string, string> = { x: 'twitter', 'twitter/x': 'twitter' };

/** A platform's sign; the first letter of one that has none here. */
export function PlatformIcon({ name }: { name: string }) {
  const key = name.toLowerCase();
  const glyph = GLYPHS[OTHER_NAMES[key] ?? key];
  if (glyph === undefined) {
    return (
      <span aria-hidden="true" className="font-mono">
        {name.slice(0, 1)}
      </span>
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
    >
      {glyph}
    </svg>
  );
}
