/** The artist's recordings in a browser: one build, one server, one browser. */
import { afterAll } from 'vitest';
import { openPlayerStage } from './stage.ts';
import { testControls } from './suites/controls.ts';
import { testLooks } from './suites/looks.ts';
import { testPlaying } from './suites/playing.ts';
import { testTravel } from './suites/travel.ts';

const stage = await openPlayerStage();
afterAll(stage.close);

testPlaying(stage);
testControls(stage);
testTravel(stage);
testLooks(stage);
