/** All suites in one file: one browser, one bundle. */
import { afterAll, beforeAll } from 'vitest';
import { type Lab, openLab } from './lab.tsx';
import { testCarousel } from './suites/carousel.tsx';
import { testContact } from './suites/contact.tsx';
import { testDiscography } from './suites/discography.tsx';
import { testGallery } from './suites/gallery.tsx';
import { testLoader } from './suites/loader.tsx';
import { testMenus } from './suites/menus.tsx';
import { testNewsletter } from './suites/newsletter.tsx';
import { testPlayers } from './suites/players.tsx';
import { testSmallThings } from './suites/small-things.tsx';
import { testToasts } from './suites/toasts.tsx';

let lab: Lab;
const getLab = () => lab;

beforeAll(async () => {
  lab = await openLab();
});
afterAll(() => lab.close());

testLoader(getLab);
testSmallThings(getLab);
testMenus(getLab);
testPlayers(getLab);
testDiscography(getLab);
testContact(getLab);
testGallery(getLab);
testNewsletter(getLab);
testCarousel(getLab);
testToasts(getLab);
