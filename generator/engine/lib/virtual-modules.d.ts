declare module 'liner:version' {
  /** A hash of the module that imports it and of all that it runs: a part of the key of every result that it makes. */
  export const VERSION: string;
}

declare module 'liner:texts' {
  /** The JSON and YAML files in the folder of the module that imports them, by their names without the ending; `ar/messages` is in a folder of it. */
  const texts: Readonly<Record<string, () => unknown>>;
  export default texts;
}
