/** A request of a form: what the server refuses is shown in it, as the rest of the page is behind its dialog. */
import { useState } from 'react';
import { Refused } from '../state/client.ts';

export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const send = async (work: () => Promise<void>) => {
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
