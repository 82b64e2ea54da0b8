import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../helpers/sample.ts';
import { isUnlikeOthers } from '../facts.ts';
import { type Look, listWide, openFrame } from '../frames.ts';
import { DESKTOP, type Stage, sharePage } from '../stage.ts';

/** From the narrowest phone to a small laptop, every 10 px. */
const SWEEP: Look[] = Array.from({ length: 81 }, (_, index) => ({ width: 300 + 10 * index, text: 100 }));
/** A phone, a tablet and a laptop whose owners have asked for larger text. */
const LARGE_TEXT: Look[] = [390, 768, 1280].flatMap((width) => [150, 200].map((text) => ({ width, text })));

export function testWidths(stage: Stage): void {
  describe('no page is wider than its window', () => {
    const shared = sharePage(stage, DESKTOP);

    it.each([...stage.site.routes.filter(isUnlikeOthers), NOWHERE])('%s', async (route) => {
      const { page } = shared();
      if (!page.url().endsWith('/frame/')) await openFrame(page, stage.origin);
      expect(await listWide(page, route, [...SWEEP, ...LARGE_TEXT])).toEqual([]);
    });
  });
}
