import { beforeAll, describe, expect, it } from 'vitest';
import { type FolderServer, serveFolder } from '../../../../generator/engine/server/index.ts';
import { crawl, listFaults } from '../../../helpers/crawl.ts';
import { isWhole } from '../../../helpers/matrix.ts';
import { type BuiltSite, buildSample, ORIGIN } from '../../../helpers/sample.ts';
import { wakeIslands } from '../facts.ts';
import { PHONE, type Stage, visit } from '../stage.ts';

const BASE = '/site/';

export function testBasePath(stage: Stage): void {
  // A site of its own is built for it; what its pages name is proven without a browser.
  describe.runIf(isWhole)(`a site that lives under ${BASE}`, () => {
    let site: BuiltSite;
    let server: FolderServer;
    beforeAll(async () => {
      site = await buildSample(`${ORIGIN}/site`);
      server = await serveFolder({ root: site.root, port: 0, base: BASE });
      return server.close;
    });

    it('holds all that its pages name, and names nothing outside of it', async () => {
      const { origin } = new URL(server.url);
      const answers = await crawl([BASE, `${BASE}sitemap.xml`], origin, site.baseUrl);
      expect(listFaults(answers)).toEqual([]);
      const paths = [...answers.keys()];
      expect(paths.filter((path) => !path.startsWith(BASE))).toEqual([]);
      expect(paths).toEqual(expect.arrayContaining(site.routes.map((route) => `/site${route}`)));
    });

    it.each(['/music/releases/', '/music/releases/match-weddy/', '/contact/'])(
      'asks for nothing outside of it while it is used: %s',
      async (route) => {
        const { origin } = new URL(server.url);
        const requests: string[] = [];
        const { page, log } = await visit({ ...stage, origin }, `/site${route}`, {
          ...PHONE,
          prepare: async (fresh) => fresh.on('request', (request) => requests.push(request.url())),
        });
        await wakeIslands(page);
        await page.getByRole('button', { name: 'Open menu' }).click();
        const events = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Events' });
        await events.click();
        await page.waitForURL('**/site/events/');
        expect(requests.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
        expect(log.errors).toEqual([]);
      },
    );
  });
}
