/** The first screen is text, which is there before any script: nothing needs to stand in for it. */
export function HomeSkeleton() {
  return null;
}
