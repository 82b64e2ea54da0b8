/** The fields of an entry: its picture and its title on top, then parts, with the way to each. What is not written is named below its part. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isFault } from '../../protocol/faults.ts';
import type { FieldPath, FileAnswer } from '../../protocol/index.ts';
import { useParts } from '../field/context.ts';
import { nameWithin } from '../state/names.ts';
import type { Schema } from '../state/schema.ts';
import { useStudio } from '../state/store.ts';
import { keyBelow } from '../state/values.ts';
import { say } from '../state/words.ts';
import { AddField } from './AddField.tsx';
import { Body } from './Body.tsx';
import { Headline } from './Headline.tsx';
import { useKeys } from './keys.ts';
import { Missing } from './Missing.tsx';
import { BODY, divideKeys, type Section } from './sections.ts';

const TITLES = ['title', 'name'];
const PICTURES = ['image', 'photo', 'picture'];
/** So many missing fields are named below a part. */
const NAMED = 6;
/** Fewer parts are all in sight. */
const ANCHORED = 3;

interface SectionsProps {
  path: FieldPath;
  schema: Schema;
  file: FileAnswer;
  /** Shown where no key is the title. */
  title: string;
  /** Content below the title. */
  children: ReactNode;
}

export function Sections({ path, schema, file, title: own, children }: SectionsProps) {
  const { Field } = useParts();
  const { shown, missing, fieldOf, add } = useKeys(path, schema);
  const row = useStudio(({ site }) => site?.kinds.find(({ kind }) => kind === file.kind));
  const group = useRef<HTMLDivElement>(null);
  const isSite = file.kind === 'site';
  const title = isSite ? undefined : [row?.title ?? '', ...TITLES].find((key) => shown.includes(key));
  const picture = isSite ? undefined : [row?.picture ?? '', ...PICTURES].find((key) => shown.includes(key));
  const hasBody = file.body !== undefined && path.length === 0;
  const rest = (keys: readonly string[]) => keys.filter((key) => key !== title && key !== picture);
  const sections = divideKeys(file.kind, [...rest([...shown, ...missing]), ...(hasBody ? [BODY] : [])]);
  const faults = file.problems.filter(isFault).flatMap(({ field }) => keyBelow(path, field) ?? []);
  return (
    <div className="group" ref={group}>
      <div className="head">
        <div className="head-words">
          <Headline />
          {title ? (
            <Field {...fieldOf(title)} isTitle />
          ) : (
            <p className="head-title" aria-hidden>
              <bdi>{own}</bdi>
            </p>
          )}
          {children}
        </div>
        {picture && <Field {...fieldOf(picture)} />}
      </div>
      {sections.length >= ANCHORED && (
        <Anchors sections={sections} faults={faults} placeOf={(id) => findSection(group.current, id)} />
      )}
      {sections.map(({ id, name, keys }) => (
        <section key={id} className="section" data-section={id} aria-label={name}>
          <h3 tabIndex={-1}>{name}</h3>
          {keys.map((key) => {
            if (key === BODY) return <Body key={key} />;
            return shown.includes(key) ? <Field key={key} {...fieldOf(key)} /> : null;
          })}
          <AddLine
            path={path}
            keys={keys.filter((key) => missing.includes(key))}
            onAdd={add}
            onMore={() => openAddField(group.current)}
          />
        </section>
      ))}
      <Missing path={path} keys={missing} onAdd={add} />
      <AddField path={path} keys={missing} shown={shown} group={schema} onAdd={add} />
    </div>
  );
}

interface AnchorsProps {
  sections: readonly Section[];
  /** Keys with something to look at. */
  faults: readonly string[];
  placeOf(id: string): HTMLElement | undefined;
}

function Anchors({ sections, faults, placeOf }: AnchorsProps) {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const box = nav.current?.closest('.editor');
    const look = () => {
      const edge = (nav.current?.getBoundingClientRect().bottom ?? 0) + 1;
      const passed = sections.filter(
        ({ id }) => (placeOf(id)?.getBoundingClientRect().top ?? edge) < edge + 8,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    box?.addEventListener('scroll', look, { passive: true });
    return () => box?.removeEventListener('scroll', look);
  });
  return (
    <nav className="anchors" aria-label={say('form')} ref={nav}>
      {sections.map(({ id, name, keys }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id ? 'true' : undefined}
          onClick={(event) => {
            // The address is that of the entry.
            event.preventDefault();
            const place = placeOf(id);
            place?.scrollIntoView({ block: 'start' });
            place?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
          }}
        >
          {name}
          {keys.some((key) => faults.includes(key)) && (
            <span className="look-at" role="img" aria-label={say('withProblems')} />
          )}
        </a>
      ))}
    </nav>
  );
}

interface AddLineProps {
  path: FieldPath;
  keys: readonly string[];
  onAdd(key: string): void;
  onMore(): void;
}

function AddLine({ path, keys, onAdd, onMore }: AddLineProps) {
  if (keys.length === 0) return null;
  return (
    <p className="add">
      <span>{say('add')}</span>{' '}
      {keys.slice(0, NAMED).map((key) => (
        <button
          key={key}
          type="button"
          className="word"
          aria-label={say('adviceAddField', { name: nameWithin(path, key) })}
          onClick={() => onAdd(key)}
        >
          {nameWithin(path, key)}
        </button>
      ))}
      {keys.length > NAMED && (
        <button type="button" className="word" onClick={onMore}>
          {say('somethingElse')}
        </button>
      )}
    </p>
  );
}

function findSection(group: HTMLElement | null, id: string): HTMLElement | undefined {
  return group?.querySelector<HTMLElement>(`:scope > [data-section="${id}"]`) ?? undefined;
}

/** Opens the list of all fields that can be added, with the focus in its search. */
function openAddField(group: HTMLElement | null): void {
  const list = group?.querySelector<HTMLDetailsElement>(':scope > .add-field');
  if (!list) return;
  list.open = true;
  list.querySelector<HTMLElement>('input, button')?.focus();
  list.scrollIntoView({ block: 'nearest' });
}
