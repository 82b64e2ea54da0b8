/** Properties of every page: one build, one server, one browser. */
import { afterAll } from 'vitest';
import { buildSample } from '../../helpers/sample.ts';
import { openStage } from './stage.ts';
import { testRoutes } from './suites/routes.ts';

const stage = await openStage(await buildSample());
afterAll(stage.close);

testRoutes(stage);
