/** The few signs that islands draw. All are decoration: the control around one has its own name. */
import type { ReactNode } from 'react';

/** @param points towards where lines begin or end: turned round on pages that are read from right to left */
function Icon({ points, children }: { points?: true; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      className={points && 'mirrored'}
    >
      {children}
    </svg>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7 4v16l13-8z" fill="currentColor" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8 4v16M16 4v16" strokeWidth="3" />
    </Icon>
  );
}

export function PreviousIcon() {
  return (
    <Icon points>
      <path d="M15 4l-8 8 8 8" strokeWidth="2" />
    </Icon>
  );
}

export function NextIcon() {
  return (
    <Icon points>
      <path d="M9 4l8 8-8 8" strokeWidth="2" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 7h18M3 12h18M3 17h18" strokeWidth="2" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M5 5l14 14M19 5L5 19" strokeWidth="2" />
    </Icon>
  );
}
