/** The position of the pointer, for islands that come alive under it. */

/**
 * True while a mouse or a pen is over `element`. After a tap browsers report a finger too; the loader has noted the
 * last kind, as a device may have a touch screen and a mouse.
 */
export function isHovered(element: HTMLElement): boolean {
  return element.matches(':hover') && document.documentElement.dataset['pointer'] !== 'touch';
}
