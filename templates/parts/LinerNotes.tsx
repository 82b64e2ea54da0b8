import type { ReactNode } from 'react';

interface Props {
  /** True below a track listing, whose container is wider: lines may be longer. */
  wide?: boolean;
  children: ReactNode;
}

/** The notes on the back of a sleeve: two columns between hairlines. */
export function LinerNotes({ wide = false, children }: Props) {
  return (
    <div className="part notes-part">
      <div className={wide ? 'notes notes-wide' : 'notes'}>{children}</div>
    </div>
  );
}

interface NoteProps {
  title: string;
  id?: string | undefined;
  children: ReactNode;
}

export function Note({ title, id, children }: NoteProps) {
  return (
    <section id={id} className="note">
      <h2 className="heading" dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
