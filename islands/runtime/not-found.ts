/** Prints the missing path to the console of the not-found page. */
export function reportMissingPage(): void {
  if (document.querySelector('[data-not-found]')) console.info(`404: no page at ${location.pathname}`);
}
