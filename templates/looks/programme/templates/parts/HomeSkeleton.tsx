/** Empty: the first screen is words, and a photograph that brings its own preview. */
export function HomeSkeleton() {
  return null;
}
