/** The pages of the studio: the least that shows that it works. */

interface StaticPage {
  type: string;
  body: string;
}

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<h1>Studio</h1>
<nav aria-label="Content"><ul id="entries"></ul></nav>
<section aria-label="Preview"><iframe id="preview" title="Preview" width="390" height="800"></iframe></section>
<script src="/studio.js"></script>
</html>
`;

/** Runs in the browser, as its source text. */
async function showSite(): Promise<void> {
  const answer = await fetch('/api/site');
  const { entries, preview }: { entries: { title: string; route?: string }[]; preview: string } =
    await answer.json();
  const list = document.querySelector('#entries');
  const frame = document.querySelector('iframe');
  if (frame) frame.src = preview;
  for (const { title, route } of entries) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.textContent = title;
    button.disabled = route === undefined;
    button.addEventListener('click', () => {
      if (frame) frame.src = preview + (route ?? '');
    });
    item.append(button);
    list?.append(item);
  }
}

/** By method and path. */
export const PAGES: Readonly<Record<string, StaticPage | undefined>> = {
  'GET /': { type: 'text/html; charset=utf-8', body: HTML },
  'GET /studio.js': { type: 'text/javascript; charset=utf-8', body: `(${showSite})();\n` },
};
