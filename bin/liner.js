#!/usr/bin/env node
// Syntax that old versions of Node.js understand, so that they can say what they lack.
var version = process.versions.node.split('.');
var major = Number(version[0]);
var minor = Number(version[1]);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Liner needs Node.js 20.19 or newer, and this is ' +
      process.version +
      '.\nGet the newest one at https://nodejs.org, then run the same command again.',
  );
  process.exitCode = 3;
} else {
  require('./start.js').start();
}
