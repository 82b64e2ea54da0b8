/** Whatever about the content no single file can know, or is better said than refused. */

import type { Content, SourceFile } from '../engine/content/types.ts';
import { type Problem, problem } from '../engine/problems/index.ts';
import { checkMixDates, checkTracklists } from '../features/mixes/checks.ts';
import {
  checkCards,
  checkContactForm,
  checkFields,
  checkReachable,
} from '../features/pages/checks/contact.ts';
import { checkSections } from '../features/pages/checks/home.ts';
import { checkFeatured, checkProfiles, checkSeries } from '../features/pages/checks/references.ts';
import { checkMerch, checkRooms } from '../features/pages/checks/rooms.ts';
import { checkVideos } from '../features/pages/checks/videos.ts';
import { checkBios } from '../features/press/checks.ts';
import { checkArtists } from '../features/releases/checks/artists.ts';
import {
  checkCompleteness,
  checkPrices,
  checkRemixYears,
  checkTracks,
} from '../features/releases/checks/releases.ts';
import { checkCodes, checkIds } from '../features/releases/checks/unique.ts';
import { checkEventTimes, checkRepeatedEvents } from '../features/shows/checks.ts';
import { checkRecordings } from '../features/sound/checks.ts';
import type { Check } from '../site/check.ts';
import { checkFuture } from '../site/checks/future.ts';
import { checkLanguage, checkWords } from '../site/checks/language.ts';
import { checkLanguages } from '../site/checks/languages.ts';
import { checkMembers } from '../site/checks/members.ts';
import { checkPlatforms } from '../site/checks/platforms.ts';

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

interface Checkable {
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
