import { useEffect, useState } from 'react';

/** How long the button says that it has done its work, in milliseconds. */
const NOTICE = 2000;

export interface CopyButtonProps {
  text: string;
  label: string;
}

const REFUSED = 'The browser does not allow it here. Select the text and copy it by hand.';

export default function CopyButton({ text, label }: CopyButtonProps) {
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
    setNotice(isCopied || (await tellRefusal()) ? '' : REFUSED);
  };

  return (
    <>
      <button type="button" className="button-quiet scripted-inline-flex" onClick={copy}>
        {copied ? 'Copied' : label}
      </button>
      <span role="status" className={notice ? 'mt-2 block' : 'sr-only'}>
        {copied ? 'Copied to the clipboard' : notice}
      </span>
    </>
  );
}

/** False where the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** False where no toast could say so. */
async function tellRefusal(): Promise<boolean> {
  try {
    const { showToast } = await import('./toast/toast.tsx');
    await showToast('error', 'Not copied', { description: REFUSED });
    return true;
  } catch {
    return false;
  }
}
