import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../generator/app/site-files/disk.ts';
import type { Draft } from '../../../generator/studio/drafts.ts';
import { applyChanges } from '../../../generator/studio/edits.ts';
import type { FileChange } from '../../../generator/studio/protocol/index.ts';
import { rebase, resolve } from '../../../generator/studio/rebase.ts';

const PATH = 'releases/song.md';
const workspace = { apply: applyChanges };

const BEFORE = `---
title: Song # the first
bpm: 120
genre: [House, Techno, Dub]
tracks:
  - title: One
    duration: 100
  - title: Two
    duration: 200
links: {web: /a/}
---
Text
`;

const set = (path: (string | number)[], value: string | number): FileChange => ({
  path,
  change: { kind: 'set', value },
});
const insert = (path: (string | number)[], value: string): FileChange => ({
  path,
  change: { kind: 'insert', value },
});
const remove = (path: (string | number)[]): FileChange => ({ path, change: { kind: 'remove' } });
const move = (path: (string | number)[], to: number): FileChange => ({ path, change: { kind: 'move', to } });

function draftOf(changes: FileChange[]): Draft {
  const edited = applyChanges(PATH, BEFORE, changes);
  if ('refusal' in edited) throw new Error(edited.refusal);
  return {
    path: PATH,
    base: hashOf(BEFORE),
    before: BEFORE,
    text: edited.text,
    changes,
    changed: '2026-01-01T00:00:00.000Z',
  };
}

const disk = (text: string) => ({ text, hash: hashOf(text), isMissing: false });

function merge(changes: FileChange[], theirs: string) {
  return rebase(workspace, draftOf(changes), disk(theirs));
}

describe('merges', () => {
  test.each<[string, FileChange[], (text: string) => string]>([
    ['other keys', [set(['title'], 'Mine')], (text) => text.replace('120', '121')],
    ['a comment beside the key', [set(['title'], 'Mine')], (text) => text.replace('the first', 'the last')],
    ['keys and the text', [set(['title'], 'Mine')], (text) => text.replace('Text', 'Their text')],
    ['the text and keys', [{ body: 'My text\n' }], (text) => text.replace('120', '121')],
    [
      'another item of a list',
      [set(['tracks', 1, 'title'], 'Mine')],
      (text) => text.replace('One', 'Theirs'),
    ],
    ['another key of an item', [set(['tracks', 1, 'title'], 'Mine')], (text) => text.replace('200', '201')],
    ['another key of a group', [set(['links', 'mail'], '/b/')], (text) => text.replace('/a/', '/c/')],
    ['lines that have moved', [set(['bpm'], 99)], (text) => text.replace('title', '\n\n# new\ntitle')],
    [
      'an item, where the list is the same',
      [insert(['genre', 1], 'Mine')],
      (text) => text.replace('120', '121'),
    ],
  ])('%s', (_, changes, change) => {
    const merged = merge(changes, change(BEFORE));
    const mine = applyChanges(PATH, change(BEFORE), changes);
    expect(merged).toEqual({
      draft: expect.objectContaining({ ...mine, base: hashOf(change(BEFORE)), before: change(BEFORE) }),
    });
  });

  test('what both have done: nothing is left', () => {
    expect(merge([set(['bpm'], 99)], BEFORE.replace('120', '99'))).toEqual({ draft: undefined });
  });

  test('what both have done among other changes', () => {
    const merged = merge(
      [set(['bpm'], 99), set(['title'], 'Mine')],
      BEFORE.replace('120', '99').replace('Text', 'New'),
    );
    expect(merged).toMatchObject({
      draft: { text: expect.stringContaining('title: Mine # the first\nbpm: 99') },
    });
  });
});

describe('asks', () => {
  const ask = (changes: FileChange[], change: (text: string) => string) => {
    const merged = merge(changes, change(BEFORE));
    return 'conflicts' in merged ? merged.conflicts.map(({ file: _, ...each }) => each) : merged;
  };

  test('about a key that both have changed', () => {
    expect(ask([set(['bpm'], 99), set(['title'], 'Mine')], (text) => text.replace('120', '121'))).toEqual([
      { part: 'field', field: ['bpm'], before: 120, mine: 99, theirs: 121 },
    ]);
  });

  test('about a key that is gone, and one that is new', () => {
    expect(ask([set(['bpm'], 99)], (text) => text.replace('bpm: 120\n', ''))).toEqual([
      { part: 'field', field: ['bpm'], before: 120, mine: 99, theirs: undefined },
    ]);
    expect(ask([remove(['bpm'])], (text) => text.replace('120', '121'))).toMatchObject([
      { mine: undefined, theirs: 121 },
    ]);
    expect(ask([set(['key'], 'A minor')], (text) => text.replace('bpm', 'key: C major\nbpm'))).toMatchObject([
      { before: undefined, mine: 'A minor', theirs: 'C major' },
    ]);
  });

  test('about the text', () => {
    expect(ask([{ body: 'Mine\n' }], (text) => text.replace('Text', 'Theirs'))).toEqual([
      { part: 'body', field: undefined, before: 'Text\n', mine: 'Mine\n', theirs: 'Theirs\n' },
    ]);
  });

  test.each<[string, FileChange[], (text: string) => string]>([
    [
      'an item came',
      [set(['tracks', 1, 'title'], 'Mine')],
      (text) => text.replace('tracks:', 'tracks:\n  - title: Zero'),
    ],
    [
      'items changed places',
      [set(['tracks', 0, 'title'], 'Mine')],
      (text) =>
        text
          .replace('One', 'x')
          .replace('Two', 'One')
          .replace('x', 'Two')
          .replace('100', 'y')
          .replace('200', '100')
          .replace('y', '200'),
    ],
    [
      'an item went in the draft',
      [remove(['tracks', 0]), set(['tracks', 0, 'title'], 'Mine')],
      (text) => text.replace('Two', 'Theirs'),
    ],
    [
      'an item moved in the draft',
      [move(['tracks', 0], 1), set(['tracks', 0, 'title'], 'Mine')],
      (text) => text.replace('Two', 'Theirs'),
    ],
    ['an item was added in the draft', [insert(['tracks', 0], 'Zero')], (text) => text.replace('200', '201')],
  ])('about the whole list, where %s', (_, changes, change) => {
    expect(ask(changes, change)).toMatchObject([{ part: 'field', field: ['tracks'] }]);
  });

  test('about the whole file, where somebody typed all of it, or it is gone', () => {
    const draft = { ...draftOf([set(['bpm'], 99)]), changes: undefined };
    const typed = rebase(workspace, draft, disk(BEFORE.replace('Song', 'Theirs')));
    expect(typed).toMatchObject({ conflicts: [{ part: 'file', mine: draft.text }] });
    const gone = rebase(workspace, draftOf([set(['bpm'], 99)]), { ...disk(''), isMissing: true });
    expect(gone).toMatchObject({ conflicts: [{ part: 'file', theirs: undefined }] });
  });

  test('about a file that cannot be read any more', () => {
    expect(ask([set(['bpm'], 99)], (text) => text.replace('title: Song', 'title: [Song'))).toMatchObject([
      { field: ['bpm'] },
    ]);
  });
});

describe('a choice', () => {
  const theirs = disk(BEFORE.replace('120', '121').replace('Text', 'Theirs'));
  const draft = draftOf([set(['bpm'], 99), set(['title'], 'Mine'), { body: 'Mine\n' }]);
  const merged = rebase(workspace, draft, theirs);
  const conflicts = 'conflicts' in merged ? merged.conflicts : [];
  const choose = (...take: ('mine' | 'theirs')[]) =>
    resolve(workspace, draft, theirs, conflicts, take)?.draft?.text;

  test('takes each value from the side that was chosen, and the rest of both', () => {
    const both = theirs.text.replace('Song', 'Mine');
    expect(conflicts.map(({ part }) => part)).toEqual(['field', 'body']);
    expect(choose('theirs', 'theirs')).toBe(both);
    expect(choose('mine', 'theirs')).toBe(both.replace('121', '99'));
    expect(choose('theirs', 'mine')).toBe(both.replace('Theirs', 'Mine'));
    expect(choose('mine', 'mine')).toBe(both.replace('121', '99').replace('Theirs', 'Mine'));
  });

  test('is for all conflicts, or none', () => {
    expect(resolve(workspace, draft, theirs, conflicts, ['mine'])).toBeUndefined();
  });

  test('of a whole file keeps it, or drops the draft', () => {
    const typed = { ...draft, changes: undefined };
    const whole = rebase(workspace, typed, theirs);
    const found = 'conflicts' in whole ? whole.conflicts : [];
    expect(resolve(workspace, typed, theirs, found, ['mine'])?.draft).toMatchObject({
      text: draft.text,
      base: theirs.hash,
    });
    expect(resolve(workspace, typed, theirs, found, ['theirs'])).toEqual({ draft: undefined });
  });

  test('of a list takes the whole of it', () => {
    const listed = draftOf([insert(['genre', 0], 'Mine'), set(['bpm'], 99)]);
    const other = disk(BEFORE.replace('Techno', 'Theirs'));
    const result = rebase(workspace, listed, other);
    const found = 'conflicts' in result ? result.conflicts : [];
    expect(resolve(workspace, listed, other, found, ['mine'])?.draft?.text).toContain(
      'bpm: 99\ngenre: [Mine, House, Techno, Dub]',
    );
    expect(resolve(workspace, listed, other, found, ['theirs'])?.draft?.text).toContain(
      'bpm: 99\ngenre: [House, Theirs, Dub]',
    );
  });
});
