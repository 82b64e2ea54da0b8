/** Documents of running text: where it goes on to the next page, and its links. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../../generator/app/list/features.ts';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import type { Block } from '../../../../../generator/engine/content/types.ts';
import { openFonts } from '../../../../../generator/engine/media/fonts/index.ts';
import { modelPressKit } from '../../../../../generator/features/press/kit.ts';
import { writeBio } from '../../../../../generator/features/press/kit-texts.ts';
import { writeDocument } from '../../../../../generator/features/press/pdf/sections.ts';
import { openPdfFonts } from '../../../../../generator/features/press/pdf-files.ts';
import { SLEEVE_PDF } from '../../../../../generator/site/schema/pdf-style.ts';
import { modelSite } from '../../../../../generator/site/sites.ts';
import { loadFiles } from '../../../../helpers/content.ts';
import { readPdf } from '../../../../helpers/pdf.ts';
import { packageRoot } from '../../../../helpers/site.ts';

const cache = openCache();
const assets = join(packageRoot, 'tests/fixtures/site/assets');
const fonts = openFonts({ assets, root: packageRoot, packageRoot, cache, ownCache: cache }).then(
  ({ fonts: files }) => openPdfFonts(files, false),
);

/** As wide as a line. */
const LINE = 'wideword'.repeat(6);

test('the last line of a paragraph is never alone on a page', async () => {
  const alone: number[] = [];
  for (let lines = 36; lines <= 48; lines++) {
    const text = Array.from({ length: lines }, () => LINE).join(' ');
    const blocks: Block[] = [
      { kind: 'paragraph', marker: '', level: 0, spans: [{ text, strong: false, emphasis: false }] },
    ];
    const document = {
      ...{ label: 'Biography', artist: 'EDDY', facts: '', foot: 'eddy.example' },
      sections: [{ title: 'Bio', note: '', blocks, direction: 'ltr' as const }],
    };
    const { pages } = await readPdf(
      await writeDocument(document, {
        language: 'en',
        created: new Date('2026-02-20T00:00:00Z'),
        style: SLEEVE_PDF,
        fonts: await fonts,
      }),
    );
    const counts = pages.map((page) => page.split(LINE).length - 1);
    expect(counts.reduce((sum, count) => sum + count)).toBe(lines);
    if (counts.length > 1 && counts.at(-1) === 1) alone.push(lines);
  }
  expect(alone).toEqual([]);
});

test('a title is the same in both places where programs look for it', async () => {
  const { title, info, catalogued } = await readPdf(
    await writeDocument(
      { label: 'Rider', artist: 'Ada & Bo <"3">', facts: '', foot: 'a.example', sections: [] },
      { language: 'en', created: undefined, style: SLEEVE_PDF, fonts: await fonts },
    ),
  );
  expect([title, catalogued]).toEqual(Array(2).fill('Ada & Bo <"3"> – Rider'));
  expect(info).not.toHaveProperty('CreationDate');
});

test.each([
  ['[Stage plan](https://x.example/plan.pdf)', 'Stage plan (https://x.example/plan.pdf)'],
  ['[Stage plan](/plan.pdf) as PDF.', 'Stage plan (https://a.example/site/plan.pdf) as PDF.'],
  ['[**Stage** plan](/plan/)', 'Stage plan (https://a.example/site/plan/)'],
  ['[x.example/plan](https://www.x.example/plan/)', 'x.example/plan'],
  ['<https://x.example/>', 'https://x.example/'],
  ['[Write](mailto:a@b.example)', 'Write (a@b.example)'],
  ['<a@b.example>', 'a@b.example'],
])('%s is printed as %s', async (markdown, printed) => {
  const { content } = await loadFiles({
    'site.yaml': 'base_url: https://a.example/site/\nartist: {name: Ana}\n',
    'pages/press.yaml': `bios:\n  full: |\n    ${markdown}\nrider: |\n  ${markdown}\n`,
  });
  const kit = content && modelPressKit(modelSite(content, '2026-11-25', FEATURES), SLEEVE_PDF);
  const [bio] = kit?.bios ?? [];
  expect(bio && writeBio(bio)).toBe(`${printed}\n`);
  expect(kit?.rider[0]?.spans.map(({ text }) => text).join('')).toBe(printed);
});
