/** A part of a page onto which files can be dropped, with a button in it that does the same. */
import { type ReactNode, useState } from 'react';

export function DropArea({ onDrop, children }: { onDrop(dropped: DataTransfer): void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className="file"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}
