/** Rows of releases that are for the public: neither sums nor what the table says is not out. */
import { fold } from '../../../engine/lib/fold.ts';
import type { Key } from '../../../site/keys.ts';
import type { Findings } from '../shared/findings.ts';
import { titleOf } from './groups.ts';
import type { Line } from './line.ts';

/** Words for what nobody can hear (yet), as distributors and people write them. */
const NOT_OUT =
  /draft|taken?.?down|removed|withdrawn|deleted|rejected|inactive|expired|incomplete|unfinished|in progress|not (?:yet )?(?:released|live|out)|entwurf|in arbeit|entfernt|gel(?:ö|oe)scht|zur(?:ü|ue)ckgezogen|abgelehnt|brouillon|en cours|retir[ée]|supprim|borrador|eliminad|bozza|rimoss|ritirat|rascunho|removid|retirad|taslak|kald(?:ı|i)r(?:ı|i)ld|silindi|مسودة|محذوف|مسحوب/i;

const SUMS = new Set(
  'total, totals, grand total, sum, summe, gesamt, gesamtsumme, somme, suma, totale, somma, soma, toplam, المجموع, الإجمالي'
    .split(', ')
    .map(fold),
);

/** What a release has, and a sum has not. */
const OF_RELEASES: readonly Key[] = ['isrc', 'upc', 'release_date', 'artist', 'album_artist'];

const ADVICE = 'If it is to be on the site all the same, correct its status in the table.';

export function publicRows(lines: readonly Line[], findings: Findings): Line[] {
  const noted = new Set<string>();
  return lines.filter((line) => {
    if (isSum(line)) {
      findings.note(line.origin, `A row of sums is left out: ${titleOf(line)}.`);
      return false;
    }
    const state = line.text('status');
    if (!NOT_OUT.test(state)) return true;
    const title = titleOf(line);
    // The rows of its tracks say so, too.
    if (!noted.has(title))
      findings.refuseEach(line.origin, 'The release', title, `its status is "${state}".`, ADVICE);
    noted.add(title);
    return false;
  });
}

/** `Total;;7;…` at the end of a table. */
function isSum(line: Line): boolean {
  return (
    SUMS.has(fold(titleOf(line))) &&
    /^\d*$/.test(line.text('track_title')) &&
    OF_RELEASES.every((field) => line.text(field) === '')
  );
}
