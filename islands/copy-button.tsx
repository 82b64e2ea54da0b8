import { useEffect, useState } from 'react';
import { copyButton } from '../generator/site/words/en.json';
import type { Words } from '../generator/site/words/types.ts';
import { islandWords, type WordsProps } from './words.ts';

/** Milliseconds that the button shows that it has copied. */
const NOTICE = 2000;

export interface CopyButtonProps extends WordsProps<'copyButton'> {
  text: string;
  label: string;
}

const ENGLISH = { copyButton };

export default function CopyButton({ text, label, words }: CopyButtonProps) {
  const { copyButton: messages } = islandWords(ENGLISH, words);
  const [copied, setCopied] = useState(false);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), NOTICE);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    setNotice(isCopied || (await notifyRefusal(messages)) ? '' : messages.refused);
  };

  return (
    <>
      <button type="button" className="button-quiet scripted-inline-flex" onClick={copy}>
        {copied ? messages.copied : label}
      </button>
      <span role="status" className={notice ? 'copy-notice' : 'sr-only'}>
        {copied ? messages.copiedNotice : notice}
      </span>
    </>
  );
}

/** False if the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** False if no toast could be shown. */
async function notifyRefusal(messages: Words['copyButton']): Promise<boolean> {
  try {
    const { showToast } = await import('./toast/toast.tsx');
    await showToast('error', messages.notCopied, {
      description: messages.refused,
      labels: { region: messages.toasts, close: messages.closeToast },
    });
    return true;
  } catch {
    return false;
  }
}
