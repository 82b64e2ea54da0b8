/** The search over everything: by the keys alone, in titles and texts, and what the studio can do. */
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { AXE, button, hasFocus, setUp } from './stage.ts';

test('Control and K lead to an entry, to a text and to what can be done', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE,
    'content/releases/other.md': RELEASE.replace('First Light', 'Other Song').replace(
      'Four minutes of morning.',
      'A boat and its bell.',
    ),
    'content/pages/events.yaml':
      'events:\n  - {title: Open Air, date: 2099-06-12, city: Lisbon}\n  - {title: Winter Hall, date: 2099-11-02, city: Porto, description: Bring a lantern.}\n',
  });
  const page = await openPage();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search' });
  const option = (name: RegExp) => dialog.getByRole('option', { name });
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await hasFocus(field);
    await field.fill(words);
  };

  await search('lisbon');
  await option(/Open Air/).waitFor();
  expect(await option(/Open Air/).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('form', { name: 'Edit Open Air' }).getByRole('textbox', { name: 'Title' }));

  await search('BELL');
  await option(/A boat and its bell/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Edit Other Song' }).waitFor();

  await search('lantern');
  await option(/Bring a lantern/).click();
  await page.getByRole('form', { name: 'Edit Winter Hall' }).waitFor();
  await hasFocus(page.locator('[data-field="events/1/description"] :is(input, textarea)').first());

  await search('zeppelin');
  await dialog.getByText('Nothing found.').waitFor();
  await field.fill('new');
  await option(/New: /).first().waitFor();
  await page.evaluate(AXE);
  expect(
    await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    }),
  ).toEqual([]);
  // From the last to the first, and back.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await option(/New: Release/).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await until(async () => (await dialog.count()) === 0);

  await search('new show');
  await option(/New: Show/).waitFor();
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'New entry' });
  expect(await made.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('event');
  await page.keyboard.press('Escape');

  // Where its words have no room, it keeps them as its name.
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Search, or do something').click();
  await hasFocus(field);
});
