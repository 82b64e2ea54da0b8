/**
 * Imports a module for the compiled program, which does not import by itself: code that V8 has kept has lost the way to `import()`
 * in Node.js 20.
 */
module.exports = (specifier) => import(specifier);
