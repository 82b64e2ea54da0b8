import type { CSSProperties } from 'react';

/** Inline styles that may set custom properties. */
export type StyleVariables = CSSProperties & { [name: `--${string}`]: string | number };
