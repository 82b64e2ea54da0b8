/** All suites in one file: one build, one server, one browser. */
import { afterAll } from 'vitest';
import { buildSite } from './built.ts';
import { openStage } from './stage.ts';
import { testBasePath } from './suites/base-path.ts';
import { testCarousel } from './suites/carousel.ts';
import { testContact } from './suites/contact.ts';
import { testDiscography } from './suites/discography.ts';
import { testHeader } from './suites/header.ts';
import { testNavigation } from './suites/navigation.ts';
import { testPlainPages } from './suites/plain.ts';
import { testPlayers } from './suites/players.ts';
import { testRoutes } from './suites/routes.ts';
import { testStability } from './suites/stability.ts';
import { testStates } from './suites/states.ts';

const stage = await openStage(await buildSite('browser'));
afterAll(stage.close);

testRoutes(stage);
testPlainPages(stage);
testHeader(stage);
testDiscography(stage);
testPlayers(stage);
testContact(stage);
testCarousel(stage);
testNavigation(stage);
testStability(stage);
testStates(stage);
testBasePath(stage);
