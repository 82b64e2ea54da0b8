import { useEffect, useState } from 'react';

/** How long the button says that it has done its work, in milliseconds. */
const NOTICE = 2000;

export interface CopyButtonProps {
  text: string;
  label: string;
}

export default function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), NOTICE);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <button
        type="button"
        className="button-quiet plain:hidden"
        onClick={() => copyText(text).then(setCopied)}
      >
        {copied ? 'Copied' : label}
      </button>
      <span role="status" className="sr-only">
        {copied ? 'Copied to the clipboard' : ''}
      </span>
    </>
  );
}

/** False where the browser refuses; a toast says so. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { showToast } = await import('./toast/toast.tsx');
    showToast('error', 'Not copied', {
      description: 'The browser does not allow it here. Select the text and copy it by hand.',
    });
    return false;
  }
}
