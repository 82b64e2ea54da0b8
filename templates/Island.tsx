import { createContext, createElement, type ReactElement, type ReactNode, useContext, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ENGLISH_WORDS } from '../generator/site/words/words.ts';
import { islandAreas } from '../islands/areas.ts';
import { type IslandName, type IslandProps, islands, type SlotName } from '../islands/registry.ts';
import type { Slots } from '../islands/slots.ts';
import type { Area, GivenWords } from '../islands/words.ts';
import { useWords, type Words, WordsProvider } from './words.ts';

/**
 * When an island hydrates, after the visitor's first interaction (scroll, pointer, key, touch):
 * `load` at once, `idle` when the browser has time, `visible` within 50 px of view. An island that is touched
 * itself hydrates at any time, whatever its strategy; `interaction` only waits for that.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction';

type Modules = Record<string, { url: string; imports: string[] }>;

/** The addresses of islands' modules. */
export const Assets = createContext<Modules>({});

/** Provides them to the markers below. */
export const IslandAssets = Assets.Provider;

interface Props<Name extends IslandName> {
  name: Name;
  /** Written into the page as JSON. */
  props: IslandProps[Name];
  when: When;
  /** Parameters of the address that hydrate the island at once: `?q=` is an interaction with the discography. */
  params?: string[];
  className?: string;
  /** Static HTML by the names of the island's slots. */
  slots?: { [Slot in SlotName<Name>]: ReactNode };
  /** Static HTML for the slot named `default`. */
  children?: ReactNode;
}

/** A component that is static HTML first and hydrates in the browser. */
export function Island<Name extends IslandName>(marker: Props<Name>): ReactElement {
  const { name, when, params, className } = marker;
  const words = useWords();
  const given = chooseWords(name, words);
  const props = given ? { ...marker.props, words: given } : marker.props;
  // Before the nested render, which has its own hooks.
  const id = useId();
  const module = useContext(Assets)[name];
  const slots = renderSlots({ default: marker.children, ...marker.slots }, words);
  const Component = findIsland(name);
  const content = () => Component({ ...props, slots });
  return createElement('liner-island', {
    class: className,
    'data-name': name,
    'data-when': when,
    'data-id': id,
    'data-src': module?.url,
    'data-imports': module?.imports.join(' ') || undefined,
    'data-params': params?.join(' '),
    'data-props': JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: renderToString(createElement(content), { identifierPrefix: id }) },
  });
}

const chosen = new WeakMap<object, Map<string, GivenWords<Area> | undefined>>();

/** The words that an island receives: none if they equal those of its script. */
function chooseWords(name: IslandName, words: Words): GivenWords<Area> | undefined {
  const { language, texts } = words;
  const known = chosen.get(words) ?? new Map<string, GivenWords<Area> | undefined>();
  chosen.set(words, known);
  if (known.has(name)) return known.get(name);
  const areas = islandAreas[name] ?? [];
  const pick = (all: Words['texts']) => Object.fromEntries(areas.map((area) => [area, all[area]]));
  const [own, english] = [pick(texts), pick(ENGLISH_WORDS.texts)];
  const { code, digits, dir } = language;
  // Only the parts that the island asks for.
  const given = { locale: { code, digits, dir }, texts: own as unknown as Words['texts'] };
  const isEnglish = JSON.stringify(own) === JSON.stringify(english);
  known.set(name, isEnglish ? undefined : given);
  return known.get(name);
}

/** Custom templates may be unchecked by TypeScript. */
function findIsland<Name extends IslandName>(name: Name): (typeof islands)[Name] {
  if (Object.hasOwn(islands, name)) return islands[name];
  const known = Object.keys(islands).sort().join(', ');
  throw new Error(`There is no island "${name}". There are ${known}.`);
}

function renderSlots(slots: Record<string, ReactNode>, words: Words): Slots {
  const filled = Object.entries(slots).filter(([, content]) => content !== undefined);
  const render = (content: ReactNode) =>
    renderToStaticMarkup(<WordsProvider value={words}>{content}</WordsProvider>);
  return Object.fromEntries(filled.map(([name, content]) => [name, render(content)]));
}
