/** The part of the processor by Digital Bazaar that tests use; it comes without types. */
declare module 'jsonld' {
  interface Remote {
    contextUrl: null;
    document: object;
    documentUrl: string;
  }
  export function expand(
    document: object,
    options: { safe: boolean; documentLoader: (url: string) => Promise<Remote> },
  ): Promise<object[]>;
}
