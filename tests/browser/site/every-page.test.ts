/** Properties of each kind of page, in whatever state it is: one build, one server, one browser. */
import { afterAll } from 'vitest';
import { buildSample } from '../../helpers/sample.ts';
import { openStage } from './stage.ts';
import { testBasePath } from './suites/base-path.ts';
import { testPlainPages } from './suites/plain.ts';
import { testSheets } from './suites/sheets.ts';
import { testStability } from './suites/stability.ts';
import { testStranded } from './suites/stranded.ts';
import { testWidths } from './suites/widths.ts';

const stage = await openStage(await buildSample());
afterAll(stage.close);

testPlainPages(stage);
testSheets(stage);
testStranded(stage);
testStability(stage);
testWidths(stage);
testBasePath(stage);
