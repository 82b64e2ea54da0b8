/** The cut in which a site sets its names: condensed if many of them have long words; missing for the wide one. */
import { createContext } from 'react';
import type { Shell } from '../generator/app/pipeline/shell.ts';

export const Cut = createContext<Shell['cut']>(undefined);
