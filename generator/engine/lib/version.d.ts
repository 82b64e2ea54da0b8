declare module 'liner:version' {
  /** A hash of the module that imports it and of all that it runs: a part of the key of every result that it makes. */
  export const VERSION: string;
}
