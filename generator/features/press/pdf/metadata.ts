/** Facts that viewers and catalogues read without opening the pages of a PDF: its dictionary, and the same as XMP. */

import { element, textElement } from '../../../engine/lib/markup.ts';
import type { Doc } from './paper.ts';

export interface PdfMetadata {
  title: string;
  author: string;
  /** Time of creation; undefined to leave it out. */
  created: Date | undefined;
}

const PROGRAM = 'Liner';

/** Stands in while pdfkit makes the identifier of a file, which is the same for the same texts. */
const UNDATED = new Date(0);

/** The facts that pdfkit is opened with. */
export function infoOf({ title, author, created }: PdfMetadata) {
  return {
    Title: title,
    Author: author,
    Producer: PROGRAM,
    Creator: PROGRAM,
    CreationDate: created ?? UNDATED,
  };
}

/** pdfkit writes XMP without escaping texts, and requires a date. */
export function writeMetadata(doc: Doc, facts: PdfMetadata): void {
  if (!facts.created) delete doc.info.CreationDate;
  Object.assign(doc, { _addInfo: () => doc.appendXML(describe(facts)) });
}

function describe({ title, author, created }: PdfMetadata): string {
  const day = created?.toISOString().replace(/\.\d+/, '');
  const names = element('rdf:Alt', {}, textElement('rdf:li', title, { 'xml:lang': 'x-default' }));
  return element(
    'rdf:Description',
    {
      'rdf:about': '',
      'xmlns:xmp': 'http://ns.adobe.com/xap/1.0/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:pdf': 'http://ns.adobe.com/pdf/1.3/',
    },
    [
      textElement('xmp:CreateDate', day),
      textElement('xmp:CreatorTool', PROGRAM),
      element('dc:title', {}, names),
      element('dc:creator', {}, element('rdf:Seq', {}, textElement('rdf:li', author))),
      textElement('pdf:Producer', PROGRAM),
    ].join(''),
  );
}
