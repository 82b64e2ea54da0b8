/** Behaviour that a visitor can feel: one build, one server, one browser. */
import { afterAll } from 'vitest';
import { buildSample } from '../../helpers/sample.ts';
import { openStage } from './stage.ts';
import { testCarousel } from './suites/carousel.ts';
import { testContact } from './suites/contact.ts';
import { testDiscography } from './suites/discography.ts';
import { testHeader } from './suites/header.ts';
import { testNavigation } from './suites/navigation.ts';
import { testPlayers } from './suites/players.ts';
import { testStates } from './suites/states.ts';

const stage = await openStage(await buildSample());
afterAll(stage.close);

testHeader(stage);
testDiscography(stage);
testPlayers(stage);
testContact(stage);
testCarousel(stage);
testNavigation(stage);
testStates(stage);
