/** Empty: the first screen is planes, and a photograph that brings its own preview. */
export function HomeSkeleton() {
  return null;
}
