import { Toaster as Sonner } from 'sonner';
import styles from 'sonner/dist/styles.css';

/** Times in milliseconds, lengths in pixels. */
const DURATION = 4000;
const VISIBLE = 3;
const GAP = 14;
const OFFSET = 32;
const MOBILE_OFFSET = 16;

/** Labels for screen readers. */
export interface ToasterLabels {
  /** Names the list of toasts. */
  region: string;
  /** Names the button of each. */
  close: string;
}

/** Width (356), swipe (20 px or 0.11 px/ms) and removal (200 ms) are the library's own. */
export function Toaster({ labels }: { labels: ToasterLabels | undefined }) {
  return (
    <Sonner
      position={document.dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      duration={DURATION}
      visibleToasts={VISIBLE}
      gap={GAP}
      offset={OFFSET}
      mobileOffset={MOBILE_OFFSET}
      hotkey={['altKey', 'KeyT']}
      closeButton
      {...(labels && { containerAriaLabel: labels.region })}
      pauseWhenPageIsHidden
    />
  );
}

/** Translates the close buttons of toasts, for which the library only has an English name. */
export function nameButtons(host: HTMLElement, { close }: ToasterLabels): void {
  const name = () => {
    for (const button of host.querySelectorAll('[data-close-button]'))
      button.setAttribute('aria-label', close);
  };
  new MutationObserver(name).observe(host, { childList: true, subtree: true });
}

/** Settles when toasts have their looks, or cannot have them. */
export function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(styles, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
