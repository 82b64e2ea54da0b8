import { until } from '../dev.ts';
import { type Elements, type Reference, unlessLate } from '../webkit/elements.ts';
import { launchWebKit } from '../webkit/launch.ts';
import { findNamed, type Sought } from './find-named.ts';
import type { Hands, Part, Role } from './hands.ts';

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button',
  textbox: 'input[type="text"], textarea',
  combobox: 'select, input[list]',
  searchbox: 'input[type="search"]',
  radio: 'input[type="radio"]',
  navigation: 'nav',
  form: 'form',
  dialog: 'dialog[open]',
  group: 'fieldset',
  summary: 'summary',
};

export async function openWebKitHands(size: { width: number; height: number }): Promise<Hands> {
  const { page, elements, close } = await launchWebKit({ proxy: NOWHERE, reducedMotion: true });
  await page.resize(size.width, size.height);
  const click = (part: Part) => act(() => findParts(elements, part), elements.click);
  const select = (selector: string) => until(async () => (await elements.find(selectAll, selector))[0]);
  const enter = async <Result>(frame: string, inside: () => Promise<Result>) =>
    elements.enter(await select(frame), inside);
  return {
    open: page.goto,
    click,
    clickAt: page.click,
    async write(part, text) {
      await click(part);
      await page.press('A', 'Control');
      await page.type(text);
    },
    type: page.type,
    press: (key) => page.press(key),
    async choose(part, option) {
      const path = [...pathOf(part), { selector: 'option', name: option }];
      await act(() => elements.find(findNamed, path), elements.choose);
    },
    upload: async (selector, file) => elements.type(await select(selector), file),
    focus: (part) => act(() => findParts(elements, part), elements.focus),
    count: async (part) => (await findParts(elements, part)).length,
    shows: (text) => page.evaluate(isShown, text),
    evaluate: page.evaluate,
    readFrame: (frame, selector) =>
      enter(frame, async () => {
        const text = await page.evaluate(
          (wanted) => document.querySelector(wanted)?.textContent ?? null,
          selector,
        );
        return text ?? undefined;
      }),
    clickInFrame: (frame, selector) =>
      enter(frame, () => act(() => elements.find(selectAll, selector), elements.click)),
    close,
  };
}

/** @param what is done again for as long as it answers with false */
async function act(
  find: () => Promise<Reference[]>,
  what: (element: Reference) => Promise<unknown>,
): Promise<void> {
  await until(() =>
    unlessLate(async () => {
      const [element] = await find();
      return element !== undefined && (await what(element)) !== false;
    }),
  );
}

async function findParts(elements: Elements, part: Part): Promise<Reference[]> {
  const found = await elements.find(findNamed, pathOf(part));
  // That of the whole form comes after those of its parts.
  return part.role === 'summary' ? found.reverse() : found;
}

function pathOf({ role, name, within }: Part): Sought[] {
  return [...(within ? pathOf(within) : []), { selector: SELECTORS[role], name }];
}

/** Runs in the page. */
function selectAll(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

/** Runs in the page. */
function isShown(wanted: string): boolean {
  return [...document.body.querySelectorAll<HTMLElement>('*')].some(
    (element) =>
      [...element.childNodes].some((child) => child instanceof Text) &&
      element.textContent.includes(wanted) &&
      element.checkVisibility(),
  );
}
