/** What is worth knowing about pictures and recordings: a sentence for all files that it is true of. */

import { problem } from '../../app/messages.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { LEAST_SIDE } from './picture.ts';
import type { StagedFile } from './stage.ts';

type Remark = StagedFile['remarks'][number];

interface RemarkRow {
  note: string;
  advice?: string;
}

const ROWS: Readonly<Record<Remark, RemarkRow>> = {
  small: {
    note: `Covers with less than ${LEAST_SIDE} pixels a side`,
    advice: 'Shops and services ask for more. If you have larger ones, put them in their place.',
  },
  colours: {
    note: 'Pictures in colours for print, which screens show differently',
    advice: 'Save them as sRGB, and put them in their place.',
  },
  renamed: { note: 'Files with a shorter name than they had' },
  copied: { note: 'Files that were copied in spite of --link, since they are on another disk' },
};

/** More names are counted. */
const MOST = 20;

export function describeAssets(staged: readonly StagedFile[]): Problem[] {
  return Object.entries(ROWS).flatMap(([remark, { note, advice }]) => {
    const paths = staged
      .filter(({ remarks }) => remarks.some((each) => each === remark))
      .map(({ path }) => path);
    if (paths.length === 0) return [];
    const rest = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
    return [
      problem('import/note', undefined, {
        note: `${note}: ${paths.slice(0, MOST).join(', ')}${rest}`,
        advice,
      }),
    ];
  });
}
