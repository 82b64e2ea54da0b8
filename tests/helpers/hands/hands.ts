/** User actions with mouse and keyboard, in any of the three engines: parts are found by their names for screen readers. */
import { inject } from 'vitest';
import { openEngine } from '../engine/engine.ts';
import { openPlaywrightHands } from './playwright.ts';
import { openWebKitHands } from './webkit.ts';

export type Role =
  | 'button'
  | 'textbox'
  | 'combobox'
  | 'searchbox'
  | 'radio'
  | 'navigation'
  | 'form'
  | 'dialog'
  | 'group'
  /** Opens and closes a part of the page; engines have no role for it in common. */
  | 'summary';

export interface Part {
  role: Role;
  /** All of its name; with `…` at its end, how it begins. */
  name: string;
  within?: Part;
}

/** Makes the parts of a role: `part('button')('Save')`. */
export const part =
  (role: Role) =>
  (name: string, within?: Part): Part => ({ role, name, ...(within && { within }) });

export type Key = 'Enter' | 'Escape' | 'Tab';

/** Each waits until the part that it is about is there. */
export interface Hands {
  open(address: string): Promise<void>;
  click(part: Part): Promise<void>;
  /** @param place in the window */
  clickAt(place: { x: number; y: number }): Promise<void>;
  /** Types a text instead of what is in a field. */
  write(part: Part, text: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @param option its text */
  choose(part: Part, option: string): Promise<void>;
  /** @param selector of an input for files, which nobody sees */
  upload(selector: string, file: string): Promise<void>;
  focus(part: Part): Promise<void>;
  /** How many there are now. */
  count(part: Part): Promise<number>;
  /** Returns true if this text is visible now. */
  shows(text: string): Promise<boolean>;
  /** Runs in the page; what it returns has to be plain data. */
  evaluate<Result>(inPage: (argument: string) => Result | Promise<Result>, argument: string): Promise<Result>;
  /** The text of the first element in the frame; undefined if there is none now. */
  readFrame(frame: string, selector: string): Promise<string | undefined>;
  /** With the mouse. */
  clickInFrame(frame: string, selector: string): Promise<void>;
  close(): Promise<void>;
}

/** In the engine of the project. @param size of the window */
export async function openHands(size: { width: number; height: number }): Promise<Hands> {
  if (inject('engine') === 'webkit') return openWebKitHands(size);
  return openPlaywrightHands(await openEngine(), size);
}
