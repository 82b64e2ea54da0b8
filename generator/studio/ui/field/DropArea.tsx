/** A part of a page onto which files can be dropped, and the button in it that does the same. */
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';

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

interface FileButtonProps extends ComponentProps<'button'> {
  accept?: string;
  multiple?: boolean;
  onFiles(files: FileList | null): void;
}

/** Opens the browser's dialog for files. */
export function FileButton({ accept, multiple, onFiles, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" {...button} onClick={() => chooser.current?.click()} />
      <input
        {...{ accept, multiple }}
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          onFiles(target.files);
          target.value = '';
        }}
      />
    </>
  );
}
