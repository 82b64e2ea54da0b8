/** Programmes of concerts in one text. */
import type { EventFacts } from '../../catalogue.ts';

type Programme = NonNullable<EventFacts['programme']>;

const INTERVAL =
  /^[-–—*\s]*(?:interval|intermission|pause|entracte|intermedio|descanso|intervallo|intervalo|ara|استراحة)[-–—*\s]*$/i;

/** Works, a line each or with semicolons between them: `Haydn: Op. 76 No. 1; Pause; Ravel: String Quartet`. */
export function readProgramme(text: string): Programme {
  return text
    .split(/\s*[;\n|]\s*/)
    .filter(Boolean)
    .map((entry) => (INTERVAL.test(entry) ? 'interval' : readWork(entry)));
}

/** `Haydn: Op. 76 No. 1`. */
export function readWork(written: string): Programme[number] {
  const [, composer, work] = /^(\p{Lu}[\p{L}\p{M}.'’ -]{1,60}?)\s?:\s+(.+)$/u.exec(written) ?? [];
  return composer !== undefined && work !== undefined ? { composer, work } : written;
}
