/** The formats of `liner export`. */
import { exportBiographies } from './biographies.ts';
import { exportCsv } from './csv.ts';
import { exportDiscogs } from './discogs.ts';
import type { Export } from './exported.ts';
import { exportFaircamp } from './faircamp.ts';
import type { ExportFormat } from './formats.ts';
import { exportJson } from './json.ts';
import { exportLabelCopy } from './label-copy.ts';
import { exportMusicBrainz } from './musicbrainz.ts';
import { exportBandsintown, exportSongkick } from './tour-dates.ts';

export const EXPORTS: Readonly<Record<ExportFormat, Export>> = {
  csv: exportCsv,
  json: exportJson,
  labelcopy: exportLabelCopy,
  faircamp: exportFaircamp,
  bios: exportBiographies,
  bandsintown: exportBandsintown,
  songkick: exportSongkick,
  discogs: exportDiscogs,
  musicbrainz: exportMusicBrainz,
};
