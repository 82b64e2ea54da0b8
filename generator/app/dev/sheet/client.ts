/** Loads the frames of the contact sheet as they come into view. Sent to the browser as source text, so it refers to nothing outside of itself. */

/** @param events the address that reports changes of the site */
export function runSheet(events: string): void {
  const frames = [...document.querySelectorAll('iframe')];
  const load = (frame: HTMLIFrameElement) => {
    frame.src = frame.dataset['src'] ?? '';
  };
  // A look is made when its first frame is loaded.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
      observer.unobserve(target);
      load(target);
    }
  });
  for (const frame of frames) observer.observe(frame);

  // Pages in a frame follow the scheme of the frame.
  const choose = ({ value }: HTMLInputElement) =>
    document.documentElement.style.setProperty('--scheme', value);
  for (const input of document.querySelectorAll('input')) {
    if (input.checked) choose(input);
    input.addEventListener('change', () => choose(input));
  }

  let isFirst = true;
  new EventSource(`${events}?path=/`).onmessage = () => {
    // The first message is the state of the site, as it is shown already.
    if (!isFirst) for (const frame of frames) if (frame.src) load(frame);
    isFirst = false;
  };
}
