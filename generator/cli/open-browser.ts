/** Opens an address in the browser. @param onFailure is called where there is none that can be started */
export async function openBrowser(url: string, onFailure: () => void): Promise<void> {
  const { default: open } = await import('open');
  await open(url).catch(onFailure);
}
