/**
 * Before each test file. Properties are tried with the same cases at each run, so that what fails is what was changed; the release
 * layer takes others.
 */
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { isWhole } from './matrix.ts';

if (!isWhole) fc.configureGlobal({ seed: 20_261_129 });

// Files of a worker share its globals.
afterAll(() => void vi.unstubAllGlobals());
