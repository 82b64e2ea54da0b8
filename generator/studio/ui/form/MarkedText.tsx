/** A text of Markdown, below a bar for people who do not know its signs. */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useAssets } from '../state/assets.ts';
import { IS_MAC, isLetter } from '../state/keyboard.ts';
import { nameOf } from '../state/names.ts';
import { useStudio } from '../state/store.ts';
import { DIRECTION, say, type Word } from '../state/words.ts';
import { BLOCKS } from './blocks.ts';
import { GrowingText } from './GrowingText.tsx';
import { type Change, type Chosen, type Mark, placeBlock, putIn, setMark } from './marks.ts';
import { isFormatted, readPasted } from './pasted.ts';

interface MarkRow {
  mark: Mark;
  word: Word;
  key: string;
  shift?: boolean;
}

const MARKS: readonly MarkRow[] = [
  { mark: 'heading', word: 'markHeading', key: 'h', shift: true },
  { mark: 'bold', word: 'markBold', key: 'b' },
  { mark: 'italic', word: 'markItalic', key: 'i' },
  { mark: 'link', word: 'markLink', key: 'k' },
  { mark: 'list', word: 'markList', key: 'l', shift: true },
];

interface MarkedTextProps extends ComponentProps<'textarea'> {
  /** Set if it may hold pictures and directives. */
  isRich?: boolean | undefined;
}

export function MarkedText({ isRich = false, ...props }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  const pictures = useAssets().list('picture');
  const files = useStudio(({ site }) => site?.entries) ?? [];
  const words = say('yourWords');
  const change = (make: (chosen: Chosen) => Change) => {
    setOpen(false);
    const area = box.current?.querySelector('textarea');
    if (area) write(area, make({ text: area.value, from: area.selectionStart, to: area.selectionEnd }));
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const parts = {
    ...{ words, pictures, alt: nameOf('alt'), name: say('name') },
    release: files.flatMap(({ file }) => /^releases\/([^/]+)\.md$/.exec(file)?.[1] ?? [])[0],
  };
  return (
    <div ref={box} className="marked">
      <div className="marks">
        <div role="toolbar" aria-label={say('marks')} onKeyDown={(event) => goAlong(event, false)}>
          {MARKS.map(({ mark, word, key, shift }, index) => (
            <button
              key={mark}
              type="button"
              className={`icon s-${mark}`}
              aria-label={say(word)}
              title={`${say(word)} (${IS_MAC ? '⌘' : 'Ctrl+'}${shift ? (IS_MAC ? '⇧' : 'Shift+') : ''}${key.toUpperCase()})`}
              aria-keyshortcuts={`${IS_MAC ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${key.toUpperCase()}`}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => change((chosen) => setMark(mark, chosen, words))}
            />
          ))}
          <button
            ref={opener}
            type="button"
            className="mark s-insert"
            aria-haspopup="menu"
            aria-expanded={isOpen}
            tabIndex={current === MARKS.length ? 0 : -1}
            onFocus={() => setCurrent(MARKS.length)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            {say('insert')}
          </button>
        </div>
        {isOpen && (
          <Menu onLeave={() => setOpen(false)} onClose={close}>
            {Object.entries(BLOCKS)
              .filter(([, { isPlain = false }]) => isRich || isPlain)
              .map(([name, { word, hint, write: writeBlock }]) => (
                <button
                  key={name}
                  type="button"
                  role="menuitem"
                  className={`mark s-${name}`}
                  tabIndex={-1}
                  onClick={() => change((chosen) => placeBlock(chosen, writeBlock(parts)))}
                >
                  <span>
                    {say(word)} {hint && <small>{say(hint)}</small>}
                  </span>
                </button>
              ))}
          </Menu>
        )}
      </div>
      <GrowingText
        {...props}
        onPaste={(event) => {
          const html = event.clipboardData.getData('text/html');
          const plain = event.clipboardData.getData('text/plain');
          if (!isFormatted(html)) return;
          event.preventDefault();
          readPasted(html, plain).then((text) => change((chosen) => putIn(chosen, text)));
        }}
        onKeyDown={(event) => {
          const pressed = MARKS.find((row) => isPressed(event, row));
          if (!pressed) return;
          event.preventDefault();
          change((chosen) => setMark(pressed.mark, chosen, words));
        }}
      />
    </div>
  );
}

interface MenuProps {
  children: ReactNode;
  /** Something else has the focus. */
  onLeave(): void;
  onClose(): void;
}

function Menu({ children, onLeave, onClose }: MenuProps) {
  return (
    <div className="marks-menu">
      <small>{say('intoText')}</small>
      <div
        role="menu"
        aria-label={say('insert')}
        ref={focusFirst}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Tab') {
            event.preventDefault();
            onClose();
          } else goAlong(event, true);
        }}
      >
        {children}
      </div>
    </div>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector('button')?.focus();
  menu?.scrollIntoView({ block: 'nearest' });
}

/** Arrows, Home and End lead to another button of those within. */
function goAlong(event: KeyboardEvent<HTMLElement>, isDown: boolean): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((each) => each === document.activeElement);
  const [back, on] = isDown ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const step = !isDown && DIRECTION === 'rtl' ? -1 : 1;
  const to = { [back]: at - step, [on]: at + step, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length]?.focus();
}

function isPressed(event: KeyboardEvent, { key, shift = false }: MarkRow): boolean {
  if (!(IS_MAC ? event.metaKey : event.ctrlKey) || event.altKey || event.shiftKey !== shift) return false;
  return isLetter(event, key);
}

/** Inserts as if typed: only so do browsers undo it in one step with what was typed before. */
function write(area: HTMLTextAreaElement, { from, to, insert, chosen }: Change): void {
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand('insertText', false, insert);
  area.setSelectionRange(from + chosen[0], from + chosen[1]);
}
