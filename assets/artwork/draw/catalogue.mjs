/** Every cover that exists: its file's name, what its label says, and who draws it. */

import { drawDreamville, drawExult, drawReve, drawWayToTomorrowland } from './covers-2017-2018.mjs';
import { draw28, drawAndalus, drawDarkEnergy, drawFindMeTonight, drawResolution19 } from './covers-2019.mjs';
import { drawStrangeLove, drawTantoTiempo, drawToTheOnesWeHate } from './covers-2020.mjs';
import {
  drawFighter,
  drawMatchWeddy,
  drawSurvivalTale,
  drawUnderneathYourLove,
} from './covers-2021-2025.mjs';
import { drawAlgorhythmic, drawKhaboot, drawNightFrequency } from './covers-mixes.mjs';
import * as placeholders from './placeholders.mjs';

/** @typedef {{ slug: string, title: string, number: string, draw: () => import('./sheet.mjs').Cover }} Sleeve */

/** @type {Sleeve[]} in the order of the catalogue */
export const CATALOGUE = [
  { slug: 'reve', title: 'Reve', number: 'LNR-001', draw: drawReve },
  {
    slug: 'way-to-tomorrowland',
    title: 'Way to Tomorrowland',
    number: 'LNR-002',
    draw: drawWayToTomorrowland,
  },
  { slug: 'dreamville', title: 'Dreamville', number: 'LNR-003', draw: drawDreamville },
  { slug: 'exult', title: 'Exult', number: 'LNR-004', draw: drawExult },
  { slug: 'resolution-19', title: 'Resolution 19', number: 'LNR-005', draw: drawResolution19 },
  { slug: 'dark-energy', title: 'Dark Energy', number: 'LNR-006', draw: drawDarkEnergy },
  { slug: 'find-me-tonight', title: 'Find Me Tonight', number: 'LNR-007', draw: drawFindMeTonight },
  { slug: '28-ep', title: '28 EP', number: 'LNR-008', draw: draw28 },
  { slug: 'andalus', title: 'Andalus', number: 'LNR-009', draw: drawAndalus },
  { slug: 'strange-love', title: 'Strange Love', number: 'LNR-010', draw: drawStrangeLove },
  { slug: 'tanto-tiempo', title: 'Tanto Tiempo', number: 'LNR-011', draw: drawTantoTiempo },
  {
    slug: 'to-the-ones-we-hate',
    title: 'To The Ones We Hate',
    number: 'LNR-012',
    draw: drawToTheOnesWeHate,
  },
  { slug: 'fighter-ep', title: 'Fighter EP', number: 'LNR-013', draw: drawFighter },
  {
    slug: 'underneath-your-love',
    title: 'Underneath Your Love',
    number: 'LNR-014',
    draw: drawUnderneathYourLove,
  },
  { slug: 'survival-tale', title: 'Survival Tale EP', number: 'LNR-015', draw: drawSurvivalTale },
  { slug: 'match-weddy', title: 'Match Weddy', number: 'LNR-016', draw: drawMatchWeddy },
  {
    slug: 'eddy-baba-eddys-khaboot-remix',
    title: 'Baba (Khaboot Remix)',
    number: 'LNR-R01',
    draw: drawKhaboot,
  },
  {
    slug: 'algorhythmic-episode-24',
    title: 'Algorhythmic Episode 24',
    number: 'LNR-M24',
    draw: drawAlgorhythmic,
  },
  {
    slug: 'night-frequency-radio-12',
    title: 'Night Frequency Radio 12',
    number: 'LNR-M12',
    draw: drawNightFrequency,
  },
  { slug: 'placeholder-single', title: 'Single', number: 'LNR', draw: placeholders.drawSingle },
  { slug: 'placeholder-ep', title: 'EP', number: 'LNR', draw: placeholders.drawEp },
  { slug: 'placeholder-album', title: 'Album', number: 'LNR', draw: placeholders.drawAlbum },
  { slug: 'placeholder-mix', title: 'Mix', number: 'LNR', draw: placeholders.drawMix },
  { slug: 'placeholder-remix', title: 'Remix', number: 'LNR', draw: placeholders.drawRemix },
];
