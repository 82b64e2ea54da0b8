/** Whatever about the content no single file can know, or is better said than refused. */
import { type Problem, problem } from '../../problems/index.ts';
import type { Content, SourceFile } from '../types.ts';
import { checkArtists } from './artists.ts';
import { checkCards, checkContactForm, checkFields, checkReachable } from './contact.ts';
import type { Check } from './context.ts';
import { checkFuture } from './future.ts';
import { checkSections } from './home.ts';
import { checkLanguage, checkWords } from './language.ts';
import { checkLanguages } from './languages.ts';
import { checkMembers } from './members.ts';
import { checkMixDates, checkTracklists } from './mixes.ts';
import { checkBios } from './pages.ts';
import { checkPlatforms } from './platforms.ts';
import { checkRecordings } from './recordings.ts';
import { checkFeatured, checkProfiles, checkSeries } from './references.ts';
import { checkCompleteness, checkPrices, checkRemixYears, checkTracks } from './releases.ts';
import { checkMerch, checkRooms } from './rooms.ts';
import { checkEventTimes, checkRepeatedEvents } from './shows.ts';
import { checkCodes, checkIds } from './unique.ts';
import { checkVideos } from './videos.ts';

const CHECKS: Check[] = [
  checkLanguage,
  checkLanguages,
  checkWords,
  checkMembers,
  checkIds,
  checkCodes,
  checkEventTimes,
  checkRepeatedEvents,
  checkArtists,
  checkTracks,
  checkTracklists,
  checkMixDates,
  checkRecordings,
  checkCompleteness,
  checkRemixYears,
  checkPlatforms,
  checkPrices,
  checkVideos,
  checkFeatured,
  checkSections,
  checkSeries,
  checkBios,
  checkContactForm,
  checkFields,
  checkReachable,
  checkProfiles,
  checkCards,
  checkMerch,
  checkRooms,
  checkFuture,
];

export interface Checkable {
  sources: readonly SourceFile[];
  /** Undefined where site.yaml could not be read. */
  content: Content | undefined;
  /** The paths of drafts that are left out. */
  drafts: readonly string[];
  /** The build's day, `2026-11-21`. */
  today: string;
}

export function checkContent({ sources, content, drafts, today }: Checkable): Problem[] {
  const names = checkNames(sources);
  if (!content) return names;
  const context = {
    content,
    today,
    written: new Set(
      sources.filter(({ language }) => language === undefined).map(({ path }) => nameOf(path)),
    ),
    drafts: new Set(drafts.map(nameOf)),
  };
  return [...names, ...CHECKS.flatMap((check) => check(context))];
}

function nameOf(path: string): string {
  return path.replace(/\.[^.]+$/, '');
}

/** Files that are one and the same on some computers, or for the site: a page may be .yaml or .md, but not both. */
function checkNames(sources: readonly SourceFile[]): Problem[] {
  const first = new Map<string, SourceFile>();
  return sources.flatMap(({ file, path }, index) => {
    const name = nameOf(path).normalize().toLowerCase();
    const other = first.get(name);
    const source = sources[index];
    if (!other && source) first.set(name, source);
    return other
      ? [problem('files/same-name', { file, line: 1, column: 1 }, { path, other: other.path })]
      : [];
  });
}
