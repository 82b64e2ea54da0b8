/** The studio in the language of the browser, and in another one that is chosen. */
import { expect, test } from 'vitest';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { button, setUp } from './stage.ts';

test('it speaks the language of the browser, or the one that is chosen, and English where that has no words', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE.replace('2024-05-03', '4.5.2018'),
  });
  const page = await openPage('de-AT');
  await button(page, 'Rückgängig').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.locator('.row', { hasText: 'First Light' }).click();
  const field = page.locator('[data-field="release_date"]');
  expect(await field.locator('.problems li').textContent()).toContain(
    'Der Wert muss ein Datum wie 2025-08-01',
  );
  const languages = page.getByRole('combobox', { name: 'Sprache des Studios' });
  expect(await languages.locator('option').allTextContents()).toEqual([
    'العربية',
    'Deutsch',
    'English',
    'Español',
    'Français',
    'Italiano',
    'Português',
    'Türkçe',
  ]);
  await Promise.all([page.waitForEvent('load'), languages.selectOption('en')]);
  await button(page, 'Undo').waitFor();
  await page.reload();
  await button(page, 'Undo').waitFor();

  // The words of a language that cannot be had are in English.
  const other = await openPage('en');
  await other.route('**/words/fr.json', (route) => route.abort());
  await other.evaluate(() => localStorage.setItem('liner-language', 'fr'));
  await other.reload();
  await button(other, 'Undo').waitFor();
});
