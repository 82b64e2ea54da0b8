/** A page for some people alone: its addresses are those that the terminal prints. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passphraseOf, privateRoute } from '../../../generator/features/rooms/secrets.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { AXE, button, setUp } from './stage.ts';

const PLACE = 'releases/open-door';

test('addresses and passphrases are read, copied, and made with a key that nobody else may read', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    [`content/${PLACE}.md`]: RELEASE.replace(
      'title: First Light',
      'title: Open Door\nencrypt: true\nprivate: [{for: Anna}, {for: Béla, until: 2020-01-31}]',
    ),
  });
  const page = await openPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.row', { hasText: 'Open Door' }).click();
  const form = page.getByRole('form', { name: 'Edit Open Door' });
  await form.waitFor();
  const open = async () => {
    await page.locator('summary[aria-label="More"]').last().click();
    await button(page, 'Addresses for people').click();
    return page.getByRole('dialog', { name: 'Who can read Open Door' });
  };
  const dialog = await open();
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await row('Anna').waitFor();
  const key = site.read('.liner/private.key').trim();
  expect(statSync(join(site.root, '.liner/private.key')).mode & 0o077).toBe(0);
  expect(await dialog.getByRole('listitem').count()).toBe(2);
  expect(await row('Anna').locator('code').textContent()).toBe(
    `https://artist.example${privateRoute(key, PLACE, 'Anna')}`,
  );
  expect(await row('Béla').textContent()).toContain('over since Friday 31 January 2020');
  await button(row('Anna'), 'Copy the passphrase').click();
  await row('Anna').getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(passphraseOf(key, PLACE, 'Anna'));
  await page.evaluate(AXE);
  expect(
    await page.evaluate('axe.run(".readers").then(({ violations }) => violations.map(({ id }) => id))'),
  ).toEqual([]);
  await page.keyboard.press('Escape');

  const printed = await site.run(['private']);
  expect(printed.stdout).toContain(privateRoute(key, PLACE, 'Anna'));
});
