/** `liner export csv`: tables of releases, mixes and shows, for spreadsheets, distributors and agents. */

import { eventColumns } from './csv-events.ts';
import { MIX_COLUMNS } from './csv-mixes.ts';
import { listRecordings, RELEASE_COLUMNS } from './csv-releases.ts';
import type { Export } from './exported.ts';
import { writeTable } from './table.ts';

/** A table without rows is left out. */
export const exportCsv: Export = ({ site }) => {
  const recordings = listRecordings(site);
  const { timezone: zone } = site.settings;
  const shows = site.events.map((show) => (show.timezone === zone ? { ...show, timezone: undefined } : show));
  const tables = [
    { path: 'releases.csv', rows: recordings.length, text: () => writeTable(recordings, RELEASE_COLUMNS) },
    { path: 'mixes.csv', rows: site.mixes.length, text: () => writeTable(site.mixes, MIX_COLUMNS) },
    { path: 'events.csv', rows: shows.length, text: () => writeTable(shows, eventColumns(site.words)) },
  ];
  return {
    files: tables.filter(({ rows }) => rows > 0).map(({ path, text }) => ({ path, text: text() })),
    notes: [],
  };
};
