/** First performances on one line, as catalogues print them. */
import { readDay } from './schema/dates.ts';

interface Premiere {
  date: string;
  venue?: string;
  city?: string;
  performers?: { name: string; role?: string }[];
}

const CONDUCTED = /^(?:cond\.|conducted by|conductor:?|dir\.|dirigent(?:in)?:?|ltg\.|leitung:?)\s+(.+)$/i;
const PLAYERS =
  /orchest(?:ra|er|re)\b|orquest(?:a|ra)\b|quartett?o?\b|quatuor|cuarteto|ensemble|choir\b|chor\b|(?<!\p{L})trio\b|sinfonietta/iu;
const HALL =
  /\b(?:hall|salle|theat\p{L}*|théâtre|opéra|opera|auditorium|church|église|teatro|sala)\b|saal\b|kirche\b/iu;

/** Reads `Wigmore Hall, 2 May 2023`, `BBC Symphony Orchestra, cond. Name, Barbican, London, 14 March 2025`. Undefined without a day. */
export function readPremiere(line: string): Premiere | undefined {
  const parts = line.split(/\s*[,;]\s*/).filter(Boolean);
  // An American day has a comma: `May 2, 2023`.
  const days = parts.flatMap((part, at) =>
    [`${part}, ${parts[at + 1] ?? ''}`, part].flatMap((text, index) => {
      const day = /\d{4}/.test(text) ? readDay(text, { today: '', order: undefined }) : undefined;
      const isClear = day && !('refused' in day) && !day.doubt;
      return isClear ? { at, count: 2 - index, date: day.value.date } : [];
    }),
  );
  const [day] = days;
  if (!day) return undefined;
  const others = parts.toSpliced(day.at, day.count);
  const performers = others.flatMap((name) => {
    const [, conductor] = CONDUCTED.exec(name) ?? [];
    if (conductor !== undefined) return { name: conductor, role: 'Conductor' };
    return PLAYERS.test(name) ? { name } : [];
  });
  const places = others.filter((name) => !CONDUCTED.test(name) && !PLAYERS.test(name));
  const [first = '', second] = places;
  const isPair = places.length === 2 && second !== undefined;
  const [venue, city] =
    isPair && HALL.test(second) && !HALL.test(first)
      ? [second, first]
      : isPair
        ? places
        : [places.join(', ')];
  return {
    date: day.date,
    ...(venue && { venue }),
    ...(city && { city }),
    ...(performers.length > 0 && { performers }),
  };
}
