/** A page in WebKitGTK, with what the tests do in it: the small part of Playwright's words that they need. */
import type { Command } from './driver.ts';

/** Keys that are no letters, as WebDriver writes them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  A: 'a',
};
export type Key = keyof typeof KEYS;

/** Pixels of the view. */
export interface Point {
  x: number;
  y: number;
}

export interface WebKitPage {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the size of the view, not of the window. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs in the page; what it returns, or what its promise comes to, has to be plain data. */
  evaluate: <Result, Argument = undefined>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Presses a key, with others held down: `press('Tab', 'Shift')`. */
  press: (key: Key, ...held: Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  move: (to: Point) => Promise<void>;
  click: (at: Point) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  wheel: (at: Point, x: number, y: number) => Promise<void>;
  /** The view, as PNG. */
  screenshot: () => Promise<Buffer>;
}

export function createPage(command: Command): WebKitPage {
  const act = (...actions: object[]) => command('POST', '/actions', { actions });
  const pressKeys = (keys: string[]) => {
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.map((value) => ({ type: 'keyUp', value })).reverse();
    return act({ type: 'key', id: 'keys', actions: [...down, ...up] });
  };
  const point = (...actions: object[]) => act({ type: 'pointer', id: 'mouse', actions });
  const page: WebKitPage = {
    goto: async (url) => void (await command('POST', '/url', { url })),
    back: async () => void (await command('POST', '/back')),
    reload: async () => void (await command('POST', '/refresh')),
    resize: async (width, height) => {
      await command('POST', '/window/rect', { x: 0, y: 0, width, height });
      const bar = height - (await page.evaluate(() => innerHeight));
      await command('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar });
    },
    evaluate: async (inPage, argument) => {
      const script = `const done = arguments[1];
        Promise.resolve((${inPage})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await command('POST', '/execute/async', { script, args: [argument ?? null] });
      // The page's own function made it, in the shape that is written above.
      const { value, error } = result as { value: Awaited<ReturnType<typeof inPage>>; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    press: async (key, ...held) => void (await pressKeys([...held, key].map((name) => KEYS[name]))),
    type: async (text) => {
      for (const letter of text) await pressKeys([letter]);
    },
    move: async (to) => void (await point(moveTo(to))),
    click: async (at) => void (await point(moveTo(at), DOWN, UP)),
    drag: async (from, to) => {
      await point(moveTo(from), DOWN, ...STEPS.map((share) => moveTo(between(from, to, share))), UP);
    },
    wheel: async ({ x, y }, deltaX, deltaY) =>
      void (await act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, duration: 0 }],
      })),
    screenshot: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
  };
  return page;
}

/** A hand moves little by little. */
const STEPS = [0.2, 0.4, 0.6, 0.8, 1];

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

function moveTo({ x, y }: Point): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}
