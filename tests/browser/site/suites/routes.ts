import { describe, expect, it } from 'vitest';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { isWhole } from '../../../helpers/matrix.ts';
import { NOWHERE } from '../../../helpers/sample.ts';
import { isUnlikeOthers } from '../facts.ts';
import { inspect, SOUND } from '../inspect.ts';
import { DESKTOP, PHONE, type Stage, sharePage } from '../stage.ts';

/** Firefox says nothing of it in the console. */
const NOT_FOUND = isFirefox
  ? []
  : ['Failed to load resource: the server responded with a status of 404 (Not Found)'];

/** Pages for axe on a desktop: elsewhere it measures the same as on a phone. */
const SPREAD = ['/', '/music/releases/', '/music/releases/match-weddy/', '/events/', '/press/', '/contact/'];

export function testRoutes(stage: Stage): void {
  describe('each kind of page, on a phone and on a desktop', () => {
    const phone = sharePage(stage, PHONE);
    const desktop = sharePage(stage, DESKTOP);

    it.each([...stage.site.routes.filter(isUnlikeOthers), NOWHERE])('%s', async (route) => {
      const [small, large] = await Promise.all([
        inspect(stage, phone(), route, [320, 390]),
        SPREAD.includes(route) || isWhole
          ? inspect(stage, desktop(), route, [1440], isWhole && SPREAD.includes(route))
          : undefined,
      ]);
      const expected = { ...SOUND, errors: route === NOWHERE ? NOT_FOUND : [] };
      expect({ small, large }).toEqual({ small: expected, large: large && expected });
    });
  });
}
