/** Replaces pictures that fail to load: by the placeholder of their type (`data-fallback`), or else by a block. */
export function watchImages(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of document.images) {
    // Failed before anyone listened; a lazy one that has not begun has no current source.
    if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
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
