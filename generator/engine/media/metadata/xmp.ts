/** XMP (ISO 16684-1), with the properties of IPTC's photo metadata standard. */
import { element, textElement } from '../../lib/markup.ts';
import type { Labels } from './labels.ts';

/** A packet; empty without words. */
export function writeXmp({ title, description, creator, credit, rights, terms }: Labels): Buffer {
  const properties = [
    list('dc:title', 'Alt', title),
    list('dc:description', 'Alt', description),
    list('dc:creator', 'Seq', creator),
    list('dc:rights', 'Alt', rights),
    textElement('photoshop:Credit', credit),
    list('xmpRights:UsageTerms', 'Alt', terms),
  ].join('');
  if (!properties) return Buffer.alloc(0);
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}

function list(name: string, kind: 'Alt' | 'Seq', words: string): string {
  const language = kind === 'Alt' ? { 'xml:lang': 'x-default' } : {};
  return words && element(name, {}, element(`rdf:${kind}`, {}, textElement('rdf:li', words, language)));
}
