/** The overlay on a page: errors, and drafts. Sent to the browser as source text, so it refers to nothing outside of itself. */
import type { Draft, PageState, ShownProblem } from './channel.ts';

export function createOverlay(): (state: PageState) => void {
  const styles = `
    :host { all: initial; }
    dialog, details { box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; color: #1d1916; background: #fffdf9; }
    dialog { width: min(60rem, 100vw - 2rem); max-height: calc(100dvh - 2rem); margin: auto; padding: 1.5rem 2rem;
      border: 0; border-top: 6px solid #b3261e; border-radius: 6px; overflow: auto; }
    dialog::backdrop { background: rgb(20 16 12 / 65%); }
    h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
    ol { margin: 0; padding: 0; list-style: none; }
    li { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid #d9d0c3; }
    h2 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
    p { margin: .5rem 0 0; overflow-wrap: anywhere; }
    code, pre { font: 14px/1.5 ui-monospace, monospace; }
    code { color: #6b5b47; }
    pre { margin: .75rem 0 0; padding: .75rem 1rem; overflow: auto; color: #f4efe6; background: #1d1916; border-radius: 4px; }
    button { float: right; margin: 0 0 .5rem 1rem; padding: .25rem .875rem; font: inherit; color: inherit;
      background: none; border: 1px solid currentcolor; border-radius: 4px; cursor: pointer; }
    details { position: fixed; z-index: 2147483647; bottom: 1rem; left: 1rem; max-width: 20rem; max-height: 50vh;
      padding: .25rem .75rem; overflow: auto; background: #ffd84d; border: 2px solid #1d1916; border-radius: 4px; }
    summary { font-weight: 600; cursor: pointer; }
    a { display: block; color: inherit; }
    :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const host = document.createElement('liner-overlay');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  const badge = document.createElement('details');
  // The studio, which shows the page in a frame, lists problems itself: a dialog would take the focus from what is typed.
  const isFramed = window.parent !== window;
  let shown = '';

  function make(tag: string, content: string | Node[], className = ''): HTMLElement {
    const element = document.createElement(tag);
    // Text, never markup: it comes from files and may contain anything.
    if (typeof content === 'string') element.textContent = content;
    else element.append(...content);
    element.className = className;
    return element;
  }

  function describeProblem({ message, place, frame, hint }: ShownProblem): HTMLElement {
    const parts = [make('h2', message)];
    if (place) parts.push(make('p', [make('code', place)]));
    if (frame) {
      const lines = make('pre', frame);
      lines.tabIndex = 0;
      parts.push(lines);
    }
    if (hint) parts.push(make('p', `→ ${hint}`));
    return make('li', parts);
  }

  function showProblems(problems: ShownProblem[]): void {
    if (problems.length === 0) {
      dialog.close();
      return;
    }
    const title = make('h1', problems.length === 1 ? '1 error' : `${problems.length} errors`);
    title.id = 'title';
    const hide = make('button', 'Hide');
    hide.onclick = () => dialog.close();
    const note = make(
      'p',
      'Until this is fixed, the pages are shown without it, or stay as they were. It then closes by itself.',
    );
    dialog.replaceChildren(hide, title, note, make('ol', problems.map(describeProblem)));
    if (!dialog.open) dialog.showModal();
  }

  function showDrafts(drafts: Draft[]): void {
    badge.hidden = drafts.length === 0;
    const count = drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`;
    const links = drafts.map(({ title, url }) => {
      const link = document.createElement('a');
      link.textContent = title;
      link.href = url;
      return link;
    });
    const summary = make('summary', drafts.some(({ here }) => here) ? 'Draft' : count);
    badge.replaceChildren(summary, make('p', 'Shown here, left out by npx liner build:'), ...links);
  }

  return ({ problems, drafts }) => {
    const wanted = JSON.stringify([problems, drafts]);
    // A hidden overlay stays hidden until its content changes.
    if (wanted === shown) return;
    if (shown === '') {
      root.append(dialog, badge);
      document.body.append(host);
    }
    shown = wanted;
    if (!isFramed) showProblems(problems);
    showDrafts(drafts);
  };
}
