/** CUE sheets: the tracklists of mixes, and the tables of contents of albums in one file. */

import { problem } from '../../../app/import-problems.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Item, LeftOver, Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { ownerOf } from '../audio/artists.ts';
import { type RawRecording, readRaw } from '../audio/raw.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { cleanTag } from '../shared/clean.ts';
import { findBeside, findRecording, LARGEST_SHEET } from '../shared/cue-recordings.ts';
import { parseSheet, type Sheet } from '../shared/cue-sheet.ts';
import { makeAlbum } from './album.ts';
import { decide } from './decide.ts';
import { makeMix } from './mix.ts';
import { listTracks } from './sheet-facts.ts';

export const cue: Reader = {
  name: 'cue',
  about: 'CUE sheets (the tracklist of a mix)',
  recognises: ({ ending }) => ending === 'cue',
  async read(files, site, { all }) {
    const items: Item[] = [];
    const left: LeftOver[] = [];
    const problems: Problem[] = [];
    for (const file of files) {
      const read =
        file.size > LARGEST_SHEET ? { refused: 'it is too large for a CUE sheet.' } : readText(file);
      const sheet = 'text' in read ? parseSheet(read.text) : undefined;
      if (!sheet || listTracks(sheet).length === 0) {
        const reason = 'refused' in read ? read.refused : 'there are no tracks in it.';
        problems.push(problem('import/unreadable', undefined, { name: file.name, reason }));
        continue;
      }
      const made = await readSheet(file, sheet, site, all);
      if (made.item) items.push(made.item);
      left.push(...made.left);
      problems.push(...made.problems, ...reportTimes(file, sheet));
    }
    return { items, left: firstOfEach(left), problems };
  },
};

interface Made {
  readonly item?: Item;
  readonly left: readonly LeftOver[];
  readonly problems: readonly Problem[];
}

async function readSheet(
  file: SourceFile,
  sheet: Sheet,
  site: SiteFacts,
  all: readonly SourceFile[],
): Promise<Made> {
  const origin = { source: 'cue', place: file.name };
  const tracks = listTracks(sheet);
  const left = [...listRemarks(sheet, origin), ...listOdd(sheet, origin)];
  if (
    sheet.files.some(
      ({ name, tracks: own }) => own.length === 1 && sheet.files.length > 1 && findBeside(file, name, all),
    )
  ) {
    const what = 'A CUE sheet of an album whose tracks are files of their own';
    return { left: [{ what, example: sheet.title ?? file.name, origin }, ...left], problems: [] };
  }
  const recording = findRecording(file, sheet, all);
  const raw = recording && (await readRaw(recording));
  const sound = raw && 'format' in raw ? raw : undefined;
  const unreadable =
    raw && 'refused' in raw && recording
      ? [problem('import/unreadable', undefined, { name: recording.name, reason: raw.refused })]
      : [];
  const kind = decide(sheet, tracks, sound, ownerOf(site));
  if (kind.is === 'others') {
    const what = 'A CUE sheet of an album by others';
    return {
      left: [{ what, example: `${sheet.performer} – ${sheet.title}`, origin }, ...left],
      problems: unreadable,
    };
  }
  const read = { sheet, tracks, sound, origin, why: kind.why, today: site.today };
  const item = kind.is === 'mix' ? makeMix(read) : makeAlbum(read);
  const note = kind.is === 'album' && sound ? [noteAlbum(sound)] : [];
  return { item, left, problems: [...unreadable, ...note] };
}

/** Times that go back are those of another notation, or of another file. */
function reportTimes(file: SourceFile, sheet: Sheet): Problem[] {
  return sheet.files.flatMap(({ tracks }) => {
    const wrong = tracks.find(({ start = 0 }, index) => start < (tracks[index - 1]?.start ?? 0));
    if (!wrong) return [];
    const note = `Track ${wrong.number} in ${file.name} begins before the one above it.`;
    return [problem('import/note', { file: file.name, line: wrong.line, column: 1 }, { note })];
  });
}

function noteAlbum({ file }: RawRecording): Problem {
  const note = `${file.name} is a whole album in one file, and is not taken as a recording.`;
  return problem('import/note', undefined, {
    note,
    advice: 'Split it into tracks with the CUE sheet, then import the folder again.',
  });
}

function listRemarks({ remarks }: Sheet, origin: Origin): LeftOver[] {
  const used = ['DATE', 'GENRE', 'RECORDED_BY', 'RECORDED', 'DISCID'];
  return [...remarks].flatMap(([name, value]) => {
    const example = cleanTag(value);
    return used.includes(name) || !example ? [] : [{ what: `REM ${name}`.slice(0, 80), example, origin }];
  });
}

function listOdd({ odd }: Sheet, origin: Origin): LeftOver[] {
  const [first] = odd;
  const example = first && cleanTag(first.text.slice(0, 200));
  return first && example
    ? [{ what: 'Lines that are no command of CUE sheets', example, origin: { ...origin, line: first.line } }]
    : [];
}

function firstOfEach(left: readonly LeftOver[]): LeftOver[] {
  return [...new Map(left.toReversed().map((each) => [each.what, each])).values()].reverse();
}
