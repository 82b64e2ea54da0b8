/** A request of a form: what the server refuses is shown in it, as the rest of the page is behind its dialog. */
import { useEffect, useRef, useState } from 'react';
import { Refused } from '../state/client.ts';

export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const sender = useRef<Element>(null);
  useEffect(() => {
    // A button has lost the focus while it could not be used.
    const isLost = document.activeElement === document.body;
    if (!isBusy && isLost && sender.current instanceof HTMLElement) sender.current.focus();
  }, [isBusy]);
  const send = async (work: () => Promise<void>) => {
    sender.current = document.activeElement;
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      setError(reason.message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, send };
}
