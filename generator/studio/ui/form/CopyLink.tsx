/** Copies a text to the clipboard, and announces it. */
import { useState } from 'react';
import { say } from '../state/words.ts';

export function CopyLink({ text, children }: { text: string; children?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button type="button" onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {children ?? say('copyLink')}
      </button>
      {/* Screen readers ignore live regions inside buttons. */}
      <small role="status">{isCopied && say('copied')}</small>
    </>
  );
}
