/** The studio in Arabic: what is wrong with a value, what to do, and what was undone. */
import { expect, test } from 'vitest';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { button, setUp, showText } from './stage.ts';

/** Without the marks that keep the order of values. */
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '');

test('problems, hints and notices are in Arabic, from right to left', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE.replace('2024-05-03', '4.5.2018'),
  });
  const page = await openPage('ar');
  await page.locator('.row', { hasText: 'First Light' }).click();
  const field = page.locator('[data-field="release_date"]');
  const problem = field.locator('.problems li');
  await problem.waitFor();
  expect(plain(await problem.textContent())).toBe(
    'يجب أن تكون القيمة تاريخًا مثل 2025-08-01 أو 2025-08 أو 2025. اكتب 2018-05-04 أو 2018-04-05، أيهما تقصد.',
  );
  expect(await problem.evaluate((item) => getComputedStyle(item).direction)).toBe('rtl');
  expect(await field.locator('.hint').textContent()).toMatch(/^تاريخ/);
  const listed = page.locator('.file-problems li', { hasText: 'تاريخ الإصدار:' });
  expect(await listed.count()).toBe(1);

  await field.getByRole('textbox').fill('2018-05-04');
  await problem.waitFor({ state: 'detached' });
  await button(page, 'تراجع').click();
  const notice = page.locator('.notice p', { hasText: 'تم التراجع' });
  expect(plain(await notice.textContent())).toBe('تم التراجع: تحرير releases/first-light.md');
});

test('the text of a file is written from left to right, and its Arabic lines from right to left', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE.replace('First Light', 'ضوء أول'),
    'content/news/one.md': '---\ntitle: واحد\ndate: 2024-05-03\n---\n\nهذا خبر.\n\nIn English.\n',
  });
  const page = await openPage('ar');
  const directionsOf = () =>
    page
      .locator('.cm-line')
      .evaluateAll((lines) =>
        lines.flatMap((line) =>
          line.textContent ? [`${getComputedStyle(line).direction} ${line.textContent}`] : [],
        ),
      );
  await page.locator('.row', { hasText: 'واحد' }).click();
  await showText(page);
  await page.locator('.cm-line').first().waitFor();
  expect(await directionsOf()).toEqual([
    'ltr ---',
    'ltr title: واحد',
    'ltr date: 2024-05-03',
    'ltr ---',
    'rtl هذا خبر.',
    'ltr In English.',
  ]);
  await page.locator('.row', { hasText: 'الإعدادات' }).click();
  await page.locator('form.form').waitFor();
  await showText(page);
  await page.locator('.cm-line', { hasText: 'base_url' }).waitFor();
  expect((await directionsOf()).filter((line) => !line.startsWith('ltr'))).toEqual([]);
});
