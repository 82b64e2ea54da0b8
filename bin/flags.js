/**
 * Flags of V8 that the program sets while it runs. Code that V8 has compiled is of use with the same flags alone, so code is loaded
 * and kept without them.
 */
const { setFlagsFromString } = require('node:v8');

const inForce = new Map();

/**
 * @param {string} name without hyphens in front
 * @param {number} value until the process ends
 * @param {number} usual what it is by itself
 */
exports.setFlag = (name, value, usual) => {
  if (inForce.has(name)) return;
  inForce.set(name, { value, usual });
  set(name, value);
};

exports.withoutFlags = (work) => {
  for (const [name, { usual }] of inForce) set(name, usual);
  try {
    return work();
  } finally {
    for (const [name, { value }] of inForce) set(name, value);
  }
};

function set(name, value) {
  setFlagsFromString(`--${name}=${value}`);
}
