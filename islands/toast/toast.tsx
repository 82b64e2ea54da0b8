/** Toasts for islands. The toaster is created for the first one; its styles come with this module. */
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import { pauseOnFocus } from './focus-pause.ts';
import { loadStyles, nameButtons, Toaster, type ToasterLabels } from './toaster.tsx';

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastAction {
  label: string;
  /** The action in words, for screen readers; must not be empty. */
  altText: string;
  onClick: () => void;
}

export interface ToastOptions {
  description?: string;
  action?: ToastAction;
  /** A toast of the same id is replaced. */
  id?: string;
  /** Labels of the toaster; the first given stay. English by default. */
  labels?: ToasterLabels;
}

const styled = loadStyles();
let sent = 0;

/** Shows a toast: 4000 ms long, a loading one until it is replaced or dismissed. Settles with its id. */
export async function showToast(kind: ToastKind, title: string, options: ToastOptions = {}): Promise<string> {
  const { action, id = `toast-${++sent}`, labels, ...rest } = options;
  await mountToaster(labels);
  toast[kind](title, { ...rest, id, action: action && renderAction(action, id) });
  return id;
}

export interface PromiseTexts<Result> {
  loading?: string;
  success: string;
  /** Receives what was thrown, or `HTTP error! status: 503` for a response that is not ok. */
  error: (reason: unknown) => string;
  /** Text below: on success made of the result, on failure of the same as `error`. */
  description?: (outcome: Result | unknown) => string;
  /** Same as in `ToastOptions`. */
  labels?: ToasterLabels;
}

/** Follows a promise: loading, then success or error. A response that is not ok counts as an error. */
export async function toastPromise<Result>(
  work: Promise<Result>,
  { labels, ...texts }: PromiseTexts<Result>,
): Promise<void> {
  await mountToaster(labels);
  toast.promise(work, texts);
}

let toaster: Promise<void> | undefined;

function mountToaster(labels?: ToasterLabels): Promise<void> {
  toaster ??= styled.then(() => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    // After React's listeners, so that this one runs last.
    pauseOnFocus(host);
    if (labels) nameButtons(host, labels);
    // At once: a toast that is sent before the toaster listens would be lost.
    flushSync(() => root.render(<Toaster labels={labels} />));
  });
  return toaster;
}

function renderAction({ label, altText, onClick }: ToastAction, id: string): ReactElement | undefined {
  if (!altText.trim()) {
    console.error(
      `The action '${label}' of a toast needs an altText that says what it does; it is left out.`,
    );
    return undefined;
  }
  const act = () => {
    onClick();
    toast.dismiss(id);
  };
  return (
    <button type="button" data-button data-action aria-label={altText} onClick={act}>
      {label}
    </button>
  );
}
