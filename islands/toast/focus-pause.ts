/** Pauses toasts that have the focus: the library waits for the pointer only, so focus is reported to it as a pointer. */
export function pauseOnFocus(host: HTMLElement): void {
  host.addEventListener('focusin', ({ target }) => send('mousemove', listOf(target)));
  host.addEventListener('focusout', ({ target, relatedTarget }) => {
    const list = listOf(target);
    if (list && listOf(relatedTarget) !== list && !list.matches(':hover')) send('mouseout', list);
  });
  // The pointer leaves, the focus stays: still a reason to wait.
  host.addEventListener('mouseout', ({ target, isTrusted }) => {
    const list = listOf(target);
    if (isTrusted && list?.contains(document.activeElement)) send('mousemove', list);
  });
}

function listOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-sonner-toaster]') : null;
}

function send(type: 'mousemove' | 'mouseout', list: Element | null): void {
  list?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}
