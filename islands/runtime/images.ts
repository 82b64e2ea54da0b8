/** Pictures that fail: first the placeholder of their type (`data-fallback`), then a block in their place. */

export function mendImages(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  for (const image of document.images) {
    // Failed before anyone listened; a lazy one that has not begun has no current source.
    if (image.complete && image.currentSrc && !image.naturalWidth) mend(image);
  }
}

function mend(image: HTMLImageElement): void {
  const { fallback } = image.dataset;
  if (!fallback) {
    replaceWithBlock(image);
    return;
  }
  delete image.dataset['fallback'];
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = fallback;
}

function replaceWithBlock(image: HTMLImageElement): void {
  const block = document.createElement('span');
  block.className = image.className;
  block.dataset['broken'] = '';
  block.role = 'img';
  block.ariaLabel = image.alt;
  block.ariaHidden = image.alt ? null : 'true';
  image.replaceWith(block);
}
