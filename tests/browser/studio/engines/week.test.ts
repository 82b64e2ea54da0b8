/** A manager’s week in the studio, and every line that it leaves in the files. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../../helpers/dev.ts';
import { type Hands, openHands, part } from '../../../helpers/hands/hands.ts';
import { drawCover } from '../../../helpers/pictures.ts';
import { makeSite, removeSite, type TestSite } from '../../../helpers/site.ts';
import { type RunningStudio, startStudio } from '../../../helpers/studio.ts';

const BEFORE = {
  '.gitignore': '.cache/\n.liner/\ndist/\nlive/\n',
  'content/site.yaml': `# Settings of the whole site
base_url:   https://artist.example   # without a slash
artist: {name: Mara Voss}
share_images: false
languages: [{code: en, name: English}, {code: ar, name: العربية}]
`,
  'content/releases/first-light.md': `---
# The one that began it all
title:   'First Light'   # as on the sleeve
type: single

release_date: 2024-05-03
genre: [House,   "Deep House"]
---

It began at *dawn*.
`,
  'content/news/out-now.md': `---
title: Out now
date: 2024-05-03
---

[First Light](/music/releases/first-light/) is out.
`,
  'content/pages/events.yaml': `# All of the year
events:
  - {title: Open Air, date: 2099-06-12, city: Lisbon}
  # The big one
  - title: Winter Hall
    date: 2099-11-02
    city: Porto
`,
};

let site: TestSite;
let studio: RunningStudio;
let hands: Hands;
let cover: string;

beforeAll(async () => {
  site = makeSite(BEFORE, { keep: true });
  cover = join(mkdtempSync(join(tmpdir(), 'liner-cover-')), 'Mein Cover (1).jpg');
  writeFileSync(cover, await drawCover(1600).jpeg().toBuffer());
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Before');
  studio = await startStudio(site);
  hands = await openHands({ width: 1440, height: 900 });
  await hands.open(studio.address);
});

afterAll(async () => {
  await hands?.close();
  await studio?.stop();
  removeSite(site.root);
  rmSync(join(cover, '..'), { recursive: true });
});

let isStopped = false;
// Each day begins with what the one before has left.
beforeEach(({ skip, onTestFailed }) => {
  skip(isStopped);
  onTestFailed(() => {
    isStopped = true;
  });
});

function git(...words: string[]): string {
  const settings = ['user.name=M', 'user.email=m@artist.example', 'core.quotepath=off'];
  return execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...words], {
    cwd: site.root,
    encoding: 'utf8',
  });
}

const [button, textbox, form, dialog] = [part('button'), part('textbox'), part('form'), part('dialog')];
const field = (title: string, name: string) => textbox(name, form(`Edit ${title}`));
const isSaid = (text: string) => until(() => hands.shows(text));
const isShown = (title: string) => until(async () => (await hands.readFrame('iframe.page', 'h1')) === title);
const isThere = (selector: string) =>
  until(() => hands.evaluate((wanted) => document.querySelector(wanted) !== null, selector));
const hasFocus = (selector: string) =>
  until(() => hands.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector));

/** Runs in the page. @returns the first mark of each row of a title */
function listTags(title: string): (string | undefined)[] {
  return [...document.querySelectorAll('.row')]
    .filter((row) => row.textContent.startsWith(title))
    .map((row) => row.querySelector('.tag')?.textContent);
}

async function openEntry(title: string): Promise<void> {
  await hands.click(button(`${title}…`, part('navigation')('Content')));
  await until(() => hands.count(form(`Edit ${title}`)));
}

async function create(kind: string, title: string, date?: string): Promise<void> {
  const asked = dialog('New entry');
  await hands.click(button('New'));
  await hands.choose(part('combobox')('Kind', asked), kind);
  await hands.write(textbox('Title', asked), title);
  if (date) await hands.write(textbox('Day', asked), date);
  await hands.click(button('Create', asked));
  await until(() => hands.count(form(`Edit ${title}`)));
}

async function addField(title: string, name: string): Promise<void> {
  await hands.click(part('summary')('Add a field', form(`Edit ${title}`)));
  await hands.write(part('searchbox')('Search', form(`Edit ${title}`)), name);
  await hands.click(button(`${name}…`, form(`Edit ${title}`)));
}

async function save(): Promise<void> {
  await isThere('.save[aria-disabled="false"]');
  await hands.click(button('Save'));
  await isThere('.save[aria-disabled="true"]');
}

test('on Monday a single is added, with its date, cover and credits', async () => {
  await create('Release', 'Harbour');
  await hasFocus('[data-field="title"] textarea');
  await hands.write(field('Harbour', 'Release date'), '2099-03-05');
  await hands.upload('[data-field="artwork_url"] input[type=file]', cover);
  await isThere('[data-field="artwork_url"] .thumbnail');
  // Visitors see it from its day on.
  await hands.focus(button('Remove Draft'));
  await hands.press('Enter');
  await addField('Harbour', 'Credits');
  await hands.write(textbox('Name', part('group')('Credits')), 'Producer');
  await hands.press('Enter');
  await hasFocus('[data-field="credits/Producer"] input');
  await hands.type('Ines Duarte');
  await save();
  await isShown('Harbour');
});

test('on Tuesday it gets a text and a title in Arabic', async () => {
  // First of all of it, and then of its text.
  await hands.click(button('Write it in Arabic'));
  await hands.click(button('Write it in Arabic'));
  await hasFocus('[data-field="@ar/body"] textarea');
  await hands.type('عند الفجر.');
  await save();
  // Until it has a title of its own, it is below the one that lends it its title.
  await until(async () => (await hands.evaluate(listTags, 'Harbour')).join() === 'Announced,Arabic');
  await hands.write(field('Harbour', 'Title (Arabic)'), 'المرفأ');
  await save();
});

test.each([
  ['Small Room', '2099-04-01', 'Braga'],
  ['Old Cinema', '2099-04-02', 'Coimbra'],
  ['Boat House', '2099-04-03', 'Faro'],
])('on Wednesday there are shows: %s', async (title, date, city) => {
  await create('Show', title, date);
  await hasFocus('[data-field$="/title"] textarea');
  await hands.write(field(title, 'City'), city);
  await save();
});

test('one of them is moved with the keys', async () => {
  await openEntry('Events');
  await hands.focus(button('Move Boat House up'));
  await hands.press('Enter');
  await isSaid('Boat House is now number 4 of 5.');
  await save();
});

test('on Thursday a mistake is said beside its field, and is gone when it is repaired', async () => {
  await openEntry('Harbour');
  await isShown('Harbour');
  await hands.write(field('Harbour', 'Release date'), '5.3.2099');
  await isThere('[data-field="release_date"] input[aria-invalid="true"]');
  await isThere('[data-field="release_date"] .problems [data-level="error"]');
  await isSaid('The preview leaves out what is wrong');
  await hands.write(field('Harbour', 'Release date'), '2099-03-06');
  await isThere('[data-field="release_date"] input:not([aria-invalid])');
  await save();
});

test('a click on the page leads to its field', async () => {
  await isShown('Harbour');
  await hands.clickInFrame('iframe.page', 'h1');
  await hasFocus('[data-field="title"] textarea');
  await hands.write(field('Harbour', 'Title'), 'Harbour Lights');
  await isShown('Harbour Lights');
  await save();
});

test('on Friday the first one gets another address', async () => {
  await openEntry('First Light');
  await hands.click(part('summary')('⋯'));
  await hands.click(button('Change the address'));
  const asked = dialog('A new address for First Light');
  await hands.write(textbox('Last part of the address', asked), 'dawn');
  await hands.click(button('Change the address', asked));
  await isSaid('First Light has a new address.');
  await isShown('First Light');
});

test('and all of it is published to a folder', async () => {
  const asked = dialog('Publish');
  await hands.click(button('Publish'));
  await hands.click(part('radio')('A folder on this computer', asked));
  await hands.write(textbox('Folder that the site goes into', asked), 'live');
  await hands.click(button('Use this place', asked));
  await isSaid('It goes to the folder live.');
  await hands.click(button('Publish now', asked));
  await isSaid('Published.');
  await hands.press('Escape');
  await until(async () => (await hands.count(asked)) === 0);
  expect(site.read('live/music/releases/harbour/index.html')).toContain('Ines Duarte');
  expect(site.read('live/ar/music/releases/harbour/index.html')).toContain('عند الفجر.');
  expect(site.exists('live/music/releases/dawn/index.html')).toBe(true);
});

test('the files have changed in what was meant, and in nothing else', () => {
  git('add', '.');
  const lines = git('diff', '--cached', '--find-renames').split('\n');
  // But for the notes of new entries, and the numbers that depend on them.
  const shown = lines.filter((line) => !/^(?:\+ *#|\+$|index |similarity |@@)/.test(line));
  expect(shown.join('\n')).toMatchInlineSnapshot(`
    "diff --git a/assets/artwork/mein-cover-1.jpg b/assets/artwork/mein-cover-1.jpg
    new file mode 100644
    Binary files /dev/null and b/assets/artwork/mein-cover-1.jpg differ
    diff --git a/content/news/out-now.md b/content/news/out-now.md
    --- a/content/news/out-now.md
    +++ b/content/news/out-now.md
     date: 2024-05-03
     ---
     
    -[First Light](/music/releases/first-light/) is out.
    +[First Light](/music/releases/dawn/) is out.
    diff --git a/content/pages/events.yaml b/content/pages/events.yaml
    --- a/content/pages/events.yaml
    +++ b/content/pages/events.yaml
       - title: Winter Hall
         date: 2099-11-02
         city: Porto
    +  - title: Small Room
    +    date: 2099-04-01
    +    city: Braga
    +  - title: Boat House
    +    date: 2099-04-03
    +    city: Faro
    +  - title: Old Cinema
    +    date: 2099-04-02
    +    city: Coimbra
    diff --git a/content/releases/first-light.md b/content/releases/dawn.md
    rename from content/releases/first-light.md
    rename to content/releases/dawn.md
    --- a/content/releases/first-light.md
    +++ b/content/releases/dawn.md
     
     release_date: 2024-05-03
     genre: [House,   "Deep House"]
    +redirect_from: [first-light]
     ---
     
     It began at *dawn*.
    diff --git a/content/releases/harbour.ar.md b/content/releases/harbour.ar.md
    new file mode 100644
    --- /dev/null
    +++ b/content/releases/harbour.ar.md
    +---
    +---
    +عند الفجر.
    diff --git a/content/releases/harbour.md b/content/releases/harbour.md
    new file mode 100644
    --- /dev/null
    +++ b/content/releases/harbour.md
    +---
    +title: Harbour Lights
    +type: single
    +release_date: 2099-03-06
    +artwork_url: artwork/mein-cover-1.jpg
    +credits:
    +  Producer: Ines Duarte
    +ar:
    +  title: المرفأ
    +---
    +<!-- Write the story below this note. Each line that begins with ## starts a card of the page, such as:
    diff --git a/content/site.yaml b/content/site.yaml
    --- a/content/site.yaml
    +++ b/content/site.yaml
     # Settings of the whole site
     base_url:   https://artist.example   # without a slash
     artist: {name: Mara Voss}
    +publish:
    +  to: folder
    +  path: live
     share_images: false
     languages: [{code: en, name: English}, {code: ar, name: العربية}]
    "
  `);
});
