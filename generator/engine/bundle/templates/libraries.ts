/** Packages, and modules below the package's folder, that the templates of all looks share, as no look replaces them. */
export const LIBRARIES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'htmlparser2',
  'generator/site/format.ts',
  'generator/site/platforms/table.ts',
  'generator/site/words/words.ts',
  'templates/parts/platform-marks.ts',
];

/** The module that has them all: CommonJS, by their names. */
export function writeLibraries(): string {
  const rows = LIBRARIES.map((name) => {
    const path = /\.ts$/.test(name) ? `./${name}` : name;
    return `exports[${JSON.stringify(name)}] = require(${JSON.stringify(path)});\n`;
  });
  return rows.join('');
}
