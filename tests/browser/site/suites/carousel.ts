import { expect, it } from 'vitest';
import { type Stage, visit, wake } from '../stage.ts';

/** How the row moves is proven where islands are alone. */
export function testCarousel(stage: Stage): void {
  it('Explore More Releases shows up to fifteen other releases', async () => {
    const opened = await visit(stage, '/music/releases/reve/', { clock: true });
    const region = opened.page.getByRole('region', { name: 'Explore More Releases' });
    await region.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await wake(opened, 'release-carousel');
    const titles = await region.locator('li .card-title').allTextContents();
    expect(titles).toHaveLength(15);
    expect(titles).not.toContain('Reve');
    expect(await region.locator('li .related-badge').first().textContent()).toMatch(/^(Single|EP)$/);
  });
}
