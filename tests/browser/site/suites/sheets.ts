import { expect, it } from 'vitest';
import { readPdf } from '../../../helpers/pdf.ts';
import { type Stage, visit } from '../stage.ts';

/** Sheets of paper, as the printer has them. */
export function testSheets(stage: Stage): void {
  it('a list fills the sheet that its heading is on, and goes on on the next', async () => {
    const { page } = await visit(stage, '/events/');
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
    const [first = ''] = pages;
    expect(first).toContain('Past Performances');
    expect(first).toMatch(/Past Performances.*\d{4}.*\d{4}/s);
    expect(pages.length).toBeLessThan(3);
  });
}
