import { expect, test } from 'vitest';
import { openSpeech } from '../../../generator/cli/language.ts';
import { createProgress, describeTimes, openStages } from '../../../generator/cli/progress.ts';
import { ENGLISH } from '../../../generator/cli/speech.ts';

/** A stream and a clock that the test sets. */
function watch({ live, columns = 80, brief = false }: { live: boolean; columns?: number; brief?: boolean }) {
  let text = '';
  let time = 0;
  let tick = () => {};
  let running = 0;
  const stream = { write: (more: string) => (text += more), columns };
  const every = (_: number, work: () => void) => {
    tick = work;
    running += 1;
    return () => {
      running -= 1;
    };
  };
  const progress = createProgress({ stream, live, now: () => time, every, brief });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return {
    progress,
    pass,
    tick: () => tick(),
    text: () => text,
    times: () => progress.times,
    running: () => running,
  };
}

/** Pictures of two seconds each, one of styles beside them, and files. */
function build(options: { live: boolean; columns?: number }) {
  const { progress, pass, tick, text, times } = watch(options);
  progress.begin('Reading');
  pass(50);
  progress.begin('Styles');
  for (let done = 0; done < 4; done++) {
    progress.count('Pictures', done, 4, `artwork/${done}.jpg`);
    pass(2000);
    tick();
    progress.count('Pictures', done + 1, 4, `artwork/${done}.jpg`);
  }
  pass(100);
  progress.begin('Writing');
  progress.count('Writing', 0, 2, 'index.html');
  pass(30);
  progress.count('Writing', 1, 2, 'index.html', 'Pages');
  pass(20);
  progress.count('Writing', 2, 2, 'feed.xml');
  progress.end();
  progress.end();
  return { text: text(), times: times() };
}

test('each stage, and each kind of things in it, is a line with its time', () => {
  const { text, times } = build({ live: false });
  const stages = text.split('\n').filter((line) => !line.includes('/'));
  expect(stages).toEqual([
    ...['Reading  50 ms', 'Pictures 4  8.0 s', 'Styles  100 ms'],
    ...['Pages  30 ms', 'Writing 2  20 ms', ''],
  ]);
  expect(times).toEqual([
    { name: 'Reading', milliseconds: 50 },
    { name: 'Pictures', milliseconds: 8000 },
    { name: 'Styles', milliseconds: 100 },
    { name: 'Pages', milliseconds: 30 },
    { name: 'Writing', milliseconds: 20 },
  ]);
});

test('without a terminal, a line every few seconds says how far it is', () => {
  const lines = build({ live: false }).text.split('\n');
  expect(lines.filter((line) => line.includes('/'))).toEqual(['Pictures  2/4  artwork/2.jpg']);
});

test('the clock stops with the stage', () => {
  const { progress, pass, text, running } = watch({ live: false });
  progress.begin('Writing');
  pass(5000);
  progress.count('Writing', 5, 10, 'feed.xml');
  expect(text()).toBe('Writing  5/10  feed.xml\n');
  expect(running()).toBe(1);
  progress.end();
  expect(running()).toBe(0);
});

test('on a terminal a bar is written over, with count and name', () => {
  const shown = build({ live: true }).text.split('\r\u001b[2K');
  expect(shown).toEqual(
    expect.arrayContaining([
      'Reading …',
      'Pictures  ░░░░░░░░░░░░░░░░░░░░  0/4  artwork/0.jpg',
      'Pictures  ██████████░░░░░░░░░░  2/4  artwork/2.jpg',
    ]),
  );
});

test('a bar is no wider than the terminal, and moves no more often than eyes can follow', () => {
  const { progress, pass, text } = watch({ live: true, columns: 12 });
  progress.begin('Writing');
  for (let done = 1; done <= 10; done++) {
    pass(30);
    progress.count('Writing', done, 10, '音楽/index.html');
  }
  progress.end();
  const shown = text().split('\r\u001b[2K').slice(1);
  expect(shown).toHaveLength(5);
  expect(shown.slice(0, -1).every((line) => line.length <= 11)).toBe(true);
});

test('what is unfinished tells that it goes on, and no name steers the terminal', () => {
  const { progress, pass, tick, text } = watch({ live: false });
  progress.begin('Pictures');
  pass(6000);
  tick();
  expect(text()).toBe('Pictures … 6.0 s\n');
  progress.count('Pictures', 0, 2, 'a\u001b[2J.jpg');
  pass(6000);
  tick();
  expect(text()).toContain('0/2  a\u241b[2J.jpg\n');
  progress.count('Pictures', 2, 2, 'b.jpg');
  pass(6000);
  tick();
  expect(text()).toContain('Pictures … 18.0 s\n');
});

test('a command that is over soon shows nothing, and of a longer one nothing stays', () => {
  for (const live of [true, false]) {
    const soon = watch({ live, brief: true });
    soon.progress.begin('Checking');
    soon.pass(900);
    soon.tick();
    soon.progress.begin('Sound');
    soon.progress.count('Sound', 1, 2, 'a.wav');
    soon.progress.end();
    expect(soon.text().replaceAll('\r\u001b[2K', '')).toBe('');
  }
  const lasting = watch({ live: false, brief: true });
  lasting.progress.begin('Checking');
  lasting.pass(3000);
  lasting.progress.begin('Sound');
  lasting.progress.count('Sound', 0, 2, 'a.wav');
  lasting.pass(3000);
  lasting.tick();
  lasting.progress.end();
  expect(lasting.text()).toBe('Sound  0/2  a.wav\n');
  const seen = watch({ live: true, brief: true });
  seen.progress.begin('Checking');
  seen.pass(1500);
  seen.tick();
  expect(seen.text()).toBe('\r\u001b[2KChecking …');
  seen.progress.end();
  expect(seen.text().endsWith('\r\u001b[2K')).toBe(true);
});

test('five kinds are named, each once, however often it came', () => {
  const times = ['A', 'B', 'C', 'D', 'E', 'F', 'A'].map((name) => ({ name, milliseconds: 100 }));
  expect(describeTimes(times, 1000, ENGLISH.write)).toBe(
    'Time: A 200 ms, B 100 ms, C 100 ms, D 100 ms, E 100 ms, the rest 400 ms',
  );
});

test('stages have names in the language, with a capital where they begin a line', async () => {
  expect(openStages(ENGLISH)('Pictures for links')).toBe('Pictures for links');
  const italian = await openSpeech('it');
  expect(openStages(italian)('Pictures')).toBe('Immagini');
  expect(describeTimes([{ name: 'Pictures', milliseconds: 900 }], 1000, italian.write)).toBe(
    'Tempo: immagini 900 ms, il resto 100 ms',
  );
});
