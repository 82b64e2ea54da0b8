declare module 'liner:texts' {
  /** The JSON and YAML files in the folder of the module that imports them, by their names without the ending. */
  const texts: Readonly<Record<string, () => unknown>>;
  export default texts;
}
