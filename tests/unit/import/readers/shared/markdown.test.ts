/** Texts of sources become Markdown by a list of what may stay. */
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '../../../../../generator/import/readers/shared/clean.ts';
import {
  plainToMarkdown,
  toMarkdown,
  toPlainLine,
  toPlainText,
} from '../../../../../generator/import/readers/shared/markdown.ts';

test('what Markdown can say stays, in the form that people write', () => {
  const { text } = toMarkdown(
    `<h1>Tour</h1><div>We play <strong>loud</strong> and <em>soft</em>, see <a href="/dates">dates</a>.</div>
     <ul><li>Lisbon<li>Porto</ul><ol><li>one</li><li>two</li></ol><blockquote>A quote</blockquote>
     <pre><code>a
b</code></pre><table><tr><td>1</td><td>2</td></tr></table><p>line<br>break</p>`,
    'https://band.example/blog/tour/',
  );
  expect(text).toMatchInlineSnapshot(`
    "## Tour

    We play **loud** and *soft*, see [dates](https://band.example/dates).

    - Lisbon
    - Porto

    1. one
    2. two

    > A quote

    \`\`\`
    a
    b
    \`\`\`

    1 2

    line\\
    break"
  `);
});

test('scripts, frames and addresses that run are left out, and named', () => {
  const { text, dropped } = toMarkdown(
    `<p onclick="x()">A<script>alert(1)</script><a href="javascript:alert(1)">B</a><svg><text>C</text></svg></p>
     <iframe src="https://video.example/1"></iframe><style>p{}</style>`,
  );
  expect(text).toBe('AB');
  expect(dropped).toEqual(['script', 'svg', 'iframe https://video.example/1', 'style']);
});

test('text that looks like HTML, Markdown or a directive shows as it is', () => {
  expect(
    toMarkdown('<p>&lt;script&gt; 2 * 3 _a_ snake_case</p><p>::events</p><p>1. May</p><p># x</p>').text,
  ).toBe(['\\<script> 2 \\* 3 \\_a\\_ snake_case', '\\::events', '1\\. May', '\\# x'].join('\n\n'));
  expect(plainToMarkdown(':::note\n- a\n\n<b>')).toBe('\\:::note\\\n\\- a\n\n\\<b>');
});

test('pictures are named with whole addresses', () => {
  const { text, pictures } = toMarkdown(
    '<p>A <img src="/a.jpg" alt="Stage"> B<img src="data:x"></p>',
    'https://a.example/',
  );
  expect(pictures).toEqual([{ url: 'https://a.example/a.jpg', alt: 'Stage' }]);
  expect(text).toBe('A B');
});

test('the words alone, with or without line breaks', () => {
  expect(toPlainText('<p>a  &amp; b<br>c</p><p>d</p>')).toBe('a & b\nc\nd');
  expect(toPlainLine('<p>a</p><p>b &lt;i&gt;</p>')).toBe('a b <i>');
});

test('control and direction characters, and halves of characters, are taken out', () => {
  expect(cleanLine(' a\u0000b\u202Ec\tD\u00ad \ud800')).toBe('a bc D');
  expect(cleanText('a \r\n\r\n\r\n\r\nb\u0007')).toBe('a\n\nb');
  expect(cleanLine('x'.repeat(10_000_000))).toHaveLength(500);
  expect(cleanLine('می\u200cخواهم 👩\u200d🎤')).toBe('می\u200cخواهم 👩\u200d🎤');
});

test('elements without end do no harm', () => {
  expect(toMarkdown('<div><b><ul><li>'.repeat(100_000)).text).toBe('');
  expect(toMarkdown(`${'<blockquote>'.repeat(5000)}deep`).text).toContain('deep');
});
