/** The plan: new entries, differences, questions, and what is left out. */

import { useState } from 'react';
import type { ImportPlan } from '../../protocol/index.ts';
import { CloseButton, Wrong } from '../form/DialogParts.tsx';
import { useSending } from '../publish/use-sending.ts';
import { planAgain, readTable, saveAndPlan, writeChosen } from '../state/importing.ts';
import { nameLeftOver } from '../state/reasons.ts';
import { useStudio } from '../state/store.ts';
import { isolateValue, say, type Word } from '../state/words.ts';
import { type Flipped, listChosen } from './choices.ts';
import { EntryList } from './EntryList.tsx';
import { Problems } from './Problems.tsx';
import { Questions } from './Questions.tsx';
import { TableForm } from './TableForm.tsx';
import { countEntries, nameEntry } from './words.ts';

interface PlanFormProps {
  plan: ImportPlan;
  step: number;
  onBack(): void;
}

const SECTIONS = [
  ['new', 'importNew'],
  ['fills', 'importFills'],
  ['differs', 'importDiffers'],
] as const;

export function PlanForm({ plan, step, onBack }: PlanFormProps) {
  const kinds = useStudio((state) => state.site?.kinds) ?? [];
  const [flipped, setFlipped] = useState<Flipped>(new Set());
  const { isBusy, error, send } = useSending();
  const { tables, entries, questions, absent, left, problems } = plan;
  const chosen = listChosen(plan, flipped);
  const answers = questions.flatMap(({ name, answer }) =>
    answer === undefined ? [] : [{ title: name, target: answer }],
  );
  const save = (file: string) => send(() => saveAndPlan(file, answers));
  const same = entries.filter(({ verdict }) => verdict === 'same');
  const isNothing = entries.length + questions.length + absent.length === 0;
  const isAllThere = same.length > 0 && same.length === entries.length && questions.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(() => writeChosen({ step, entries: chosen }));
      }}
    >
      <section aria-labelledby="import-found">
        <h3 id="import-found">{say('importFound')}</h3>
        {isNothing && <p role="status">{say('importNothing')}</p>}
        {isAllThere && <p role="status">{say('importSame')}</p>}
        <ul className="import-counts">
          {countEntries(plan, kinds).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {tables.map((table) => (
        <TableForm
          key={table.place}
          table={table}
          isBusy={isBusy}
          onSay={(said) => send(() => readTable(said))}
        />
      ))}
      <Questions
        questions={questions}
        isBusy={isBusy}
        onAnswer={(title, target) =>
          send(() =>
            planAgain([
              ...answers.filter((each) => each.title !== title),
              ...(target === '' ? [] : [{ title, target }]),
            ]),
          )
        }
      />
      {SECTIONS.map(([verdict, word]) => (
        <EntryList
          key={verdict}
          title={say(word)}
          hint={verdict === 'differs' ? say('importDiffersText') : undefined}
          entries={entries.filter((entry) => entry.verdict === verdict)}
          flipped={flipped}
          onFlip={setFlipped}
          onSave={save}
        />
      ))}
      <Folded title={say('importTheSame')} lines={same.map(nameEntry)} />
      <LeftOut word="importAbsent" items={absent} describe={({ title }) => isolateValue(title)} />
      <LeftOut word="importLeft" items={left} describe={describeLeft} />
      <Problems problems={problems} />
      <Wrong text={error} />
      <div className="dialog-buttons">
        <button type="button" onClick={onBack}>
          {say('back')}
        </button>
        <CloseButton />
        <button type="submit" className="primary" disabled={isBusy || chosen.length === 0}>
          {say('importNow')} <span className="count">{chosen.length}</span>
        </button>
      </div>
    </form>
  );
}

function describeLeft({ what, example }: ImportPlan['left'][number]): string {
  const name = nameLeftOver(what);
  return example.trim() === ''
    ? isolateValue(name)
    : say('importSuchAs', { what: name, example: example.slice(0, 60) });
}

interface LeftOutProps<Item> {
  word: Word;
  items: readonly Item[];
  describe(item: Item): string;
}

/** Items that are not imported, by their source. */
function LeftOut<Item extends { source: string }>({ word, items, describe }: LeftOutProps<Item>) {
  return [...new Set(items.map(({ source }) => source))].map((source) => (
    <Folded
      key={source}
      title={say(word, { source })}
      lines={items.filter((item) => item.source === source).map(describe)}
    />
  ));
}

/** Lines that few look at. */
function Folded({ title, lines }: { title: string; lines: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span className="count">{lines.length}</span>
      </summary>
      {isOpen && (
        <ul className="import-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
