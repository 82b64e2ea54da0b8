import { describe, expect, it } from 'vitest';
import { listOverflow } from '../../browser/site/facts.ts';
import { countLines, TILE } from '../../helpers/wave.ts';
import { DESKTOP, isThere, PHONE, type Stage, soon, visit } from '../stage.ts';

export function testLooks(stage: Stage): void {
  const { page } = stage;

  describe('looks', () => {
    it.each([
      ['a phone', PHONE],
      ['a desktop', DESKTOP],
    ])('a player that waits shows the trace of a sound from end to end on %s', async (_, size) => {
      await visit(stage, '/music/mixes/', size);
      await page.press('Shift');
      await page.evaluate(() =>
        document.querySelector('.player')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await soon(() => isThere(page, 'liner-island[data-near] .player')).toBe(true);
      const { left, top, width } = await page.evaluate(() => {
        const box = document.querySelector('.player')?.getBoundingClientRect();
        return {
          left: box?.left ?? 0,
          top: (box?.top ?? 0) + (box?.height ?? 0) / 2,
          width: box?.width ?? 0,
        };
      });
      const third = width / 3;
      for (const part of [0, 1, 2]) {
        const row = { left: left + part * third, top, width: third };
        // What was scrolled into view is painted a moment later.
        await soon(async () => countLines(await page.screenshot(), row)).toBeGreaterThan(
          (0.85 * third) / TILE,
        );
      }
    });

    it.each(stage.site.routes.filter((route) => route.split('/').length < 4))(
      'enlarged text keeps to the width of a phone: %s',
      async (route) => {
        await visit(stage, route, PHONE);
        for (const percent of [150, 200]) {
          await page.evaluate((size: number) => {
            document.documentElement.style.fontSize = `${size}%`;
          }, percent);
          expect({ percent, overflow: await listOverflow(page) }).toEqual({ percent, overflow: [] });
        }
      },
    );
  });
}
