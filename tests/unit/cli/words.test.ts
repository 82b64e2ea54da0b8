/** `liner help words`: the key of every text that visitors see. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { runWords } from '../../../generator/cli/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'liner-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function collect() {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

function list(filter: string, site = '', language?: string) {
  const content = join(folder, 'content');
  mkdirSync(content, { recursive: true });
  writeFileSync(join(content, 'site.yaml'), site);
  const [stdout, stderr] = [collect(), collect()];
  const streams = { stdout: stdout.stream, stderr: stderr.stream };
  const code = runWords(streams, filter, { content, language });
  return {
    code,
    rows: stdout
      .text()
      .split('\n')
      .filter((line) => /^\w+\.\w/.test(line)),
    text: stdout.text(),
    said: stderr.text(),
  };
}

test('every word is listed with its key, and how to replace it', () => {
  const { code, rows, text } = list('');
  expect(code).toBe(0);
  expect(rows.length).toBeGreaterThan(500);
  expect(rows).toContainEqual(expect.stringMatching(/^events\.upcomingShows +Upcoming Shows$/));
  expect(rows).toContainEqual(expect.stringMatching(/^recordings\.tracks\.one +\{count\} track$/));
  expect(text).toContain('\n  words:\n    dates:\n      first: Your own words\n');
});

test('a filter finds words by what they say, by their keys, and by the English ones', () => {
  const german = 'languages: [{code: de, name: Deutsch}]\n';
  const keys = (filter: string) => list(filter, german).rows.map((row) => row.split(' ')[0]);
  expect(keys('alle termine')).toEqual(['events.allShows']);
  expect(keys('Upcoming Shows')).toEqual(['events.upcomingShows']);
  expect(keys('upcomingshows')).toEqual(['events.upcomingShows']);
  expect(keys('Lange Bio')).toEqual(['press.longBio']);
  expect(keys('Shows').length).toBeGreaterThan(5);
});

test('the language and the kind of the artist are those of the site, unless another language is asked for', () => {
  const row = (site: string, language?: string) => list('events.upcomingShows', site, language).rows[0];
  expect(row('language: fr_FR\n')).toBe('events.upcomingShows  Prochains concerts');
  expect(row('language: de\nartist: {name: A, kind: ensemble}\n')).toBe(
    'events.upcomingShows  Kommende Konzerte',
  );
  expect(row('language: de\n', 'es')).toBe('events.upcomingShows  Próximos conciertos');
  expect(row('language: de\n', 'Turkish')).toBe('events.upcomingShows  Yaklaşan konserler');
  expect(list('yourName', 'language: de\naddress: formal\n').rows).toEqual([
    'contactForm.yourName  Ihr Name',
  ]);
});

test('a text is found as a page has it, with its numbers and names', () => {
  const keys = (filter: string, site: string) => list(filter, site).rows.map((row) => row.split(' ')[0]);
  expect(keys('3 min read', '')).toEqual(['news.readTime.one', 'news.readTime.other']);
  expect(keys('Seite 2 von 5', 'language: de\n')).toContain('shell.pageOf');
  expect(keys('Der nächste Termin ist am Freitag: Halle, Leipzig.', 'language: de\n')).toEqual([
    'events.nextOn',
  ]);
});

test('words of another language of the site go below its code', () => {
  const site = 'languages: [{code: de, name: Deutsch}, {code: fr, name: Français}]\n';
  expect(list('tickets', site, 'fr').text).toContain(
    '\n  fr:\n    words:\n      events:\n        tickets: Your own words\n',
  );
  for (const [languages, code] of [
    [site, 'de'],
    [site, undefined],
    ['language: de\n', 'fr'],
  ] as const)
    expect(list('tickets', languages, code).text).toContain(
      '\n  words:\n    events:\n      tickets: Your own words\n',
    );
});

test('in a language without words, those to write are listed in English', () => {
  const { code, rows, said } = list('upcomingShows', 'language: nl\n');
  expect([code, rows]).toEqual([0, ['events.upcomingShows  Upcoming Shows']]);
  expect(said).toContain('Liner has no words in "nl"');
});

test('what is not there is said', () => {
  expect(list('Tikets').said).toBe(
    'No word of the interface contains "Tikets". Did you mean  npx liner help words events.tickets ?\n',
  );
  expect(list('zeppelin')).toMatchObject({
    code: 2,
    text: '',
    said: 'No word of the interface contains "zeppelin". All of them:  npx liner help words\n',
  });
  expect(list('', '', 'xx')).toMatchObject({
    code: 2,
    said: 'Liner has no words in "xx", only in ar, de, en, es, fr, it, pt, tr.\n',
  });
});
