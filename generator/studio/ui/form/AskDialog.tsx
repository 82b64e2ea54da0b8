/** A question in a few fields. It stays open, with what was typed, until what it asks for is done. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../state/words.ts';

/** Attributes of the field that is answered in a way that cannot be. */
interface Refused {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface AskDialogProps {
  heading: string;
  /** Text on the button. */
  submit: string;
  isReady?: boolean;
  /** @param onTaken closes the dialog, before anything else is shown @returns why it could not be done */
  run(onTaken: () => void): Promise<string | undefined>;
  onClose(): void;
  children(refused: Refused): ReactNode;
}

export function AskDialog({ heading, submit, isReady = true, run, onClose, children }: AskDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = useRef(false);
  const [reason, setReason] = useState<string>();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (reason !== undefined) dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reason]);
  const ask = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setReason(undefined);
    setReason(await run(() => dialog.current?.close()));
    isBusy.current = false;
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-heading`} closedby="any" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children(reason === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-reason` })}
        {reason !== undefined && (
          <p className="wrong" role="alert" id={`${id}-reason`} dir="auto">
            {reason}
          </p>
        )}
        <div className="dialog-buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('cancel')}
          </button>
          <button type="submit" className="primary" disabled={!isReady}>
            {submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}
