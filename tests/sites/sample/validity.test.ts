import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { all, listNameless } from '../../helpers/dom.ts';
import { everyPage, perPage, readSample } from '../../helpers/sample.ts';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The way React writes HTML: all of it is valid, in another style than the preset's.
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': ['error', { style: 'selfclosing' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Measures of words and blurred previews differ from element to element: they are data, not style.
    'no-inline-style': 'off',
  },
};

/** The search of the discography answers while one types: there is nothing to submit. */
const WITHOUT_SUBMIT = '/music/releases/';

const sample = await readSample();
const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

async function findFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

describe('the HTML of every page', () => {
  it('is valid', async () => {
    const faults: Record<string, string[]> = {};
    for (const { url, html } of sample.pages) {
      const found = await findFaults(html);
      const counted = url === WITHOUT_SUBMIT ? found.filter((each) => !each.startsWith('wcag/h32:')) : found;
      if (counted.length > 0) faults[url] = counted;
    }
    expect(faults).toEqual({});
  });

  it('is looked at closely enough to find a fault', async () => {
    const { html } = sample.page('/');
    const faults = await findFaults(html.replace('</main>', '<p><div><img src="/x.png"/></div></p></main>'));
    expect(faults.length).toBeGreaterThan(1);
  });
});

describe('the order and the parts of a page', () => {
  it('has a heading in every section, or a name for it', () => {
    const nameless = perPage(sample.pages, ({ document }) =>
      listNameless(document).map(({ attribs }) => attribs['class']),
    );
    expect(nameless).toEqual(everyPage(sample.pages, []));
  });

  it('has the name of Home before the facts about it', () => {
    const inOrder = all(sample.page('/').document, '*').filter(({ name }) => ['h1', 'dl'].includes(name));
    expect(inOrder.map(({ name }) => name)).toEqual(['h1', 'dl']);
  });
});
