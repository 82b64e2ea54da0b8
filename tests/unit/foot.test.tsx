/** The end of every page in looks that have an imprint. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsFor } from '../../generator/site/words/index.ts';
import { Imprint, type ImprintProps } from '../../templates/parts/Imprint.tsx';
import { WordsProvider } from '../../templates/words.ts';

const FOOTER: ImprintProps['footer'] = {
  ...{ groups: [], social: [], legal: [], blurb: '', copyright: '© 2026 Ada Moon.' },
};

test.each([
  [undefined, 'Ada Moon'],
  [{ label: 'ada@ada.example', url: 'mailto:ada@ada.example', external: false }, 'Contactada@ada.example'],
])('with the address %o, it begins with %s', (mail, begins) => {
  const html = renderToStaticMarkup(
    <WordsProvider value={wordsFor('en-US')}>
      <Imprint artist="Ada Moon" footer={{ ...FOOTER, ...(mail && { mail }) }} />
    </WordsProvider>,
  );
  expect(html.replace(/<[^>]+>/g, '').startsWith(begins)).toBe(true);
});
