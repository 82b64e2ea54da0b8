/** A day, picked. */
import { useRef } from 'react';

/** The browser's own calendar, for a date whose day is known. What is typed beside it may be a year. */
export function Calendar({ value, onPick }: { value: string; onPick(date: string): void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="calendar">
      <button type="button" tabIndex={-1} aria-hidden onClick={() => picker.current?.showPicker()}>
        ▦
      </button>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
        onChange={({ target }) => onPick(target.value)}
      />
    </span>
  );
}
