import { describe, expect, it } from 'vitest';
import { pickOf } from '../../../helpers/matrix.ts';
import { NOWHERE } from '../../../helpers/sample.ts';
import { isUnlikeOthers } from '../facts.ts';
import { type Look, listWide, openFrame } from '../frames.ts';
import { DESKTOP, type Stage, sharePage } from '../stage.ts';

/** Every 20 px among phones, where little room is left, then every 80 px up to a small laptop. */
const PHONES = Array.from({ length: 12 }, (_, index) => 300 + 20 * index);
const LARGER = Array.from({ length: 8 }, (_, index) => 560 + 80 * index);
const SWEEP: Look[] = [...PHONES, ...LARGER].map((width) => ({ width, text: 100 }));
/** A phone, a tablet and a laptop whose owners have asked for larger text. */
const LARGE_TEXT: Look[] = [390, 768, 1280].flatMap((width) => [150, 200].map((text) => ({ width, text })));

export function testWidths(stage: Stage): void {
  describe('no page is wider than its window', () => {
    const shared = sharePage(stage, DESKTOP);

    // Three widths of each kind of page are seen where they are inspected.
    it.each(
      pickOf([...stage.site.routes.filter(isUnlikeOthers), NOWHERE], '/', '/music/releases/', '/contact/'),
    )('%s', async (route) => {
      const { page } = shared();
      if (!page.url().endsWith('/frame/')) await openFrame(page, stage.origin);
      expect(await listWide(page, route, [...SWEEP, ...LARGE_TEXT])).toEqual([]);
    });
  });
}
