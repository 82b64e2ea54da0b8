/**
 * Imports a module for the compiled program, which does not import by itself: code that V8 has kept has lost the way to `import()`
 * in Node.js 20. What is CommonJS is loaded as the program is.
 */
const { fileURLToPath } = require('node:url');
const { findLoader } = require('./load.js');

module.exports = async (specifier) => {
  const load = specifier.endsWith('.cjs') ? findLoader() : undefined;
  return load ? load(fileURLToPath(specifier)) : import(specifier);
};
