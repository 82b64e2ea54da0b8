/** Elements of a page as the driver knows them. */
import { type Command, isRecord } from './driver.ts';

/** The key of an element's number (WebDriver, section 12.1). */
const KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** An argument of a script, which is the element in the page. */
export type Reference = Readonly<Record<typeof KEY, string>>;

export interface Elements {
  /** Elements that a function returns, which runs in the page. */
  find<Argument>(inPage: (argument: Argument) => Element[], argument: Argument): Promise<Reference[]>;
  focus(element: Reference): Promise<void>;
  /**
   * With the mouse, in its middle.
   * @returns whether it was hit; if not, nothing was
   */
  click(element: Reference): Promise<boolean>;
  /** Chooses an option. */
  choose(element: Reference): Promise<void>;
  /** Types into it; the path of a file, for an input that takes one. */
  type(element: Reference, text: string): Promise<void>;
  /** Runs commands in the document of a frame. */
  enter<Result>(frame: Reference, inside: () => Promise<Result>): Promise<Result>;
}

/** Playwright has the same: a click that hits another element, as the page has moved under the mouse, does nothing. */
const GUARD = `const [element] = arguments;
const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
let isHit;
const keep = (event) => {
  isHit = isHit !== false && event.composedPath().includes(element);
  if (isHit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};
window.endGuard?.();
window.endGuard = () => {
  for (const type of types) removeEventListener(type, keep, true);
  return isHit === true;
};
for (const type of types) addEventListener(type, keep, true);`;

export function createElements(command: Command): Elements {
  const run = (script: string, argument: unknown) =>
    command('POST', '/execute/sync', { script, args: [argument] });
  const click = (element: Reference) => command('POST', `/element/${element[KEY]}/click`);
  return {
    async find(inPage, argument) {
      const found = await run(`return (${inPage})(arguments[0])`, argument);
      return Array.isArray(found) ? found.filter(isReference) : [];
    },
    async click(element) {
      // Lines that stay in sight would be above what is scrolled to the edge.
      await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
      await run(GUARD, element);
      await click(element);
      return (await run('return window.endGuard?.()', null)) === true;
    },
    choose: async (element) => void (await click(element)),
    focus: async (element) => void (await run('arguments[0].focus()', element)),
    type: async (element, text) => void (await command('POST', `/element/${element[KEY]}/value`, { text })),
    async enter(frame, inside) {
      await command('POST', '/frame', { id: frame });
      try {
        return await inside();
      } finally {
        await command('POST', '/frame', { id: null });
      }
    },
  };
}

/** Undefined if the page has changed between finding an element and using it. */
export async function unlessLate<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof Error && LATE.test(error.message)) return undefined;
    throw error;
  }
}

const LATE = /stale element reference|element click intercepted|element not interactable/;

function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value[KEY] === 'string';
}
