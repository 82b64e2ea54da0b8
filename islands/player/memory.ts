/** The stored state of the player: on the device, and for this visit. Browsers may refuse both. */
import type { Playable } from '../../generator/site/parts.ts';
import { storageKey } from '../runtime/storage-key.ts';

export interface Settings {
  /** Volume, from 0 to 1. */
  volume: number;
  muted: boolean;
  /** Speed of mixes and episodes; 1 is as recorded. */
  speed: number;
}

/** Playback when a page was left. */
export interface Visit {
  queue: Playable[];
  index: number;
  /** Seconds. */
  at: number;
}

const DEFAULTS: Settings = { volume: 1, muted: false, speed: 1 };
const SETTINGS = storageKey('player');
const VISIT = storageKey('player-visit');
const PLACES = storageKey('player-places');
/** The number of long recordings whose positions are stored. */
const PLACES_LIMIT = 20;

export function readSettings(): Settings {
  return { ...DEFAULTS, ...read(() => localStorage, SETTINGS) };
}

export function keepSettings(settings: Settings): void {
  write(() => localStorage, SETTINGS, settings);
}

/** Returns undefined if nothing was played, or the player was closed. */
export function readVisit(): Visit | undefined {
  const visit: Partial<Visit> = read(() => sessionStorage, VISIT) ?? {};
  const { queue, index = 0, at = 0 } = visit;
  return queue?.[index] ? { queue, index, at } : undefined;
}

export function keepVisit(visit: Visit | undefined): void {
  write(() => sessionStorage, VISIT, visit);
}

/** The position in seconds at which a long recording was left; 0 before its start and after its end. */
export function readPlace(id: string): number {
  return readPlaces()[id] ?? 0;
}

export function keepPlace(id: string, at: number): void {
  const { [id]: _, ...others } = readPlaces();
  const places = Object.entries(at > 0 ? { ...others, [id]: at } : others).slice(-PLACES_LIMIT);
  write(() => localStorage, PLACES, Object.fromEntries(places));
}

function readPlaces(): Record<string, number> {
  return read(() => localStorage, PLACES) ?? {};
}

function read<Value>(storage: () => Storage, key: string): Value | undefined {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Refused or full: nothing is stored.
  }
}
