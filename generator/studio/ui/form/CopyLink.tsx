/** A button that copies an address, and tells that it has. */
import { useState } from 'react';
import { say } from '../state/words.ts';

export function CopyLink({ address, children }: { address: string; children?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {children ?? say('copyLink')}
      </button>
      {/* In a button, it would be announced to nobody. */}
      <small role="status">{isCopied && say('copied')}</small>
    </>
  );
}
