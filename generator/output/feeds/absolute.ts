/** HTML that is read elsewhere: every address in it is a whole one. */
import { DomUtils, parseDocument } from 'htmlparser2';

const ADDRESSES = ['href', 'src'];

/** @param base the address of the page that the HTML was written for */
export function absoluteHtml(html: string, base: string): string {
  const document = parseDocument(html);
  for (const { attribs } of DomUtils.findAll(() => true, document.children)) {
    for (const name of ADDRESSES) {
      const address = attribs[name];
      if (address !== undefined && URL.canParse(address, base)) attribs[name] = new URL(address, base).href;
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
}
