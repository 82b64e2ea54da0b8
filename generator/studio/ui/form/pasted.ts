/** Formatted text from the clipboard as Markdown: from web pages, and as word processors write it. */
import type { MarkdownAnswer } from '../../protocol/index.ts';
import { tell } from '../state/client.ts';

/** Returns true if anything but lines is there: editors of code copy only colours. */
export function isFormatted(html: string): boolean {
  return /<(?:a|b|strong|i|em|h[1-6]|li|table|blockquote)\b|mso-list|font-(?:weight|style):\s*(?:bold|[6-9]00|italic)/i.test(
    html,
  );
}

/** @param plain is taken if the studio does not answer */
export async function readPasted(html: string, plain: string): Promise<string> {
  const answer = await tell<MarkdownAnswer>('/api/markdown', { html: tidy(html) }).catch(() => undefined);
  return answer?.text ?? plain;
}

const SIGN = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/** Elements for what is only a style: bold and italic words, and the lists of Word. */
function tidy(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // All that is copied from Google Docs is within one of these.
  for (const each of body.querySelectorAll('b, strong, i, em'))
    if (/font-(?:weight|style):\s*(?:normal|[1-5]00)/.test(styleOf(each)))
      each.replaceWith(...each.childNodes);
  for (const each of body.querySelectorAll('span[style]:not(:is(h1, h2, h3, h4, h5, h6) *)')) {
    if (/font-style:\s*italic/.test(styleOf(each))) wrap(each, 'em');
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(styleOf(each))) wrap(each, 'strong');
  }
  for (const each of body.querySelectorAll('p[style*="mso-list:" i], p[style*="mso-list: " i]')) {
    const sign = each.querySelector(SIGN);
    const kind = /\d/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    const before = each.previousElementSibling;
    const list = before?.matches(kind) ? before : each.ownerDocument.createElement(kind);
    if (list !== before) each.before(list);
    const item = each.ownerDocument.createElement('li');
    item.append(...each.childNodes);
    list.append(item);
    each.remove();
  }
  return body.innerHTML;
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function wrap(element: Element, name: string): void {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.append(made);
}
