/** The first screen is a photograph and text, which are there before any script: nothing needs to stand in for them. */
export function HomeSkeleton() {
  return null;
}
