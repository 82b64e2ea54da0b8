/** Behaviour in Safari: one build, one server, one browser. */
import { afterAll } from 'vitest';
import { openStage } from './stage.ts';
import { testContact } from './suites/contact.ts';
import { testLooks } from './suites/looks.ts';
import { testMenus } from './suites/menus.ts';
import { testMusic } from './suites/music.ts';
import { testPlayers } from './suites/players.ts';

const stage = await openStage();
afterAll(stage.close);

testMenus(stage);
testMusic(stage);
testPlayers(stage);
testContact(stage);
testLooks(stage);
