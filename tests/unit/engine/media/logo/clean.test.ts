import { expect, test } from 'vitest';
import { cleanSvg } from '../../../../../generator/engine/media/logo/clean.ts';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:i="http://www.inkscape.org/namespaces/inkscape"';
const svg = (inside: string, attributes = '') => `<svg ${NAMESPACES}${attributes}>${inside}</svg>`;

/** What is written between the outermost tags. */
function clean(inside: string): string {
  const cleaned = cleanSvg(svg(inside));
  if (!('svg' in cleaned)) throw new Error(JSON.stringify(cleaned));
  return cleaned.svg.replace(/^<svg[^>]*?(\/>|>)/, '').replace('</svg>', '');
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const nested = (levels: number, copies: number) =>
  Array.from({ length: levels }, (_, n) =>
    n === 0
      ? '<g id="l0"><rect width="1" height="1"/></g>'
      : `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(copies)}</g>`,
  ).join('');

test.each([
  ['element', '<script/>'],
  ['element', '<a href="#a"><set attributeName="href" to="jav&#9;ascript:alert(1)"/></a>'],
  ['element', '<rect><animate attributeName="href" values="java&#10;script:x()"/></rect>'],
  ['reference', '<image href="#a"><set attributeName="href" to="https://host/beacon.png"/></image>'],
  ['element', '<rect><set attributeName="href" to="https://host/beacon.png"/></rect>'],
  ['element', '<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'],
  ['element', '<SCRIPT/>'],
  ['element', '<foreignObject/>'],
  ['element', '<switch/>'],
  ['element', '<iframe/>'],
  ['element', '<feImage href="#a"/>'],
  ['element', '<filter><feTurbulence numOctaves="9"/></filter>'],
  ['element', '<h:meta http-equiv="refresh" content="0;url=https://host/"/>'],
  ['element', '<h:img srcset="https://host/x.png 1x"/>'],
  ['element', '<h:video poster="https://host/x.png"/>'],
  ['element', '<h:form action="https://host/"/>'],
  ['element', '<meta xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['element', '<g xmlns=""/>'],
  ['handler', '<rect onload="x()"/>'],
  ['handler', '<rect ONCLICK="x()"/>'],
  ['base', '<g xml:base="https://host/"/>'],
  ['reference', '<image href="https://host/x.png"/>'],
  ['reference', '<image href="//host/x.png"/>'],
  ['reference', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['reference', '<image href="data:image/png;base64,AAAA"/>'],
  ['reference', '<image href="logo.png"/>'],
  ['reference', '<use xlink:href="other.svg#a"/>'],
  ['reference', '<use href="&#106;avascript:x()"/>'],
  ['reference', '<rect src="#a"/>'],
  ['reference', '<rect fill="url(https://host/a)"/>'],
  ['reference', '<rect fill="url( &quot;//host/a#b&quot; )"/>'],
  ['styles', '<rect fill="u\\72l(https)"/>'],
  ['reference', '<rect style="fill:url(//host/a)"/>'],
  ['reference', '<rect style="background:image-set(&quot;https://host/a&quot; 1x)"/>'],
  ['styles', '<rect style="fill:red}svg{fill:blue"/>'],
  ['styles', '<rect style="fill:attr(title)"/>'],
  ['styles', '<path d="url(https://host/a)"/>'],
  ['styles', '<style>@import "https://host/x.css";</style>'],
  ['styles', '<style>@imp&#111;rt "https://host/x.css";</style>'],
  ['styles', '<style>@imp<!-- -->ort "x.css"</style>'],
  ['styles', '<style>@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}</style>'],
  ['styles', '<style>@keyframes x{to{fill:red}}</style>'],
  ['styles', '<style>a{background:u\\72l(x)}</style>'],
  ['styles', '<style>a{fill:red</style>'],
  ['styles', '<style type="text/less">a{fill:red}</style>'],
  ['reference', '<style>a{fill:u&#114;l(https://host/x)}</style>'],
  ['reference', '<style><![CDATA[a{background:url(//host/x)}]]></style>'],
  ['reference', '<style>a{background:ur<![CDATA[l(//host/x)]]>}</style>'],
  ['reference', '<style>svg{background:image-set("https://host/x" 1x)}</style>'],
  ['reference', '<style>@media (width>1px){a{background:url(//host/x)}}</style>'.replace('>1px', ': 1px')],
  ['element', '<style><g/>@import "https://host/x.css";</style>'],
  ['repeats', nested(9, 10)],
  ['repeats', '<g id="a"><use href="#a"/></g>'],
  ['repeats', '<pattern id="a"><rect fill="url(#a)"/></pattern>'],
  ['repeats', `<g id="b">${'<rect/>'.repeat(1000)}</g>${'<use href="#b"/>'.repeat(1001)}`],
  ['deep', '<g>'.repeat(101) + '</g>'.repeat(101)],
  ['instruction', '<?xml-stylesheet href="x.css"?>'],
  ['instruction', '<?php x ?>'],
])('%s: refuses %s', (fault, inside) => {
  expect(cleanSvg(svg(inside))).toMatchObject({ fault });
});

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['entities', `<!DOCTYPE svg PUBLIC "a" "b" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>${svg('')}`],
  ['instruction', `<?xml-stylesheet href="x.css"?>${svg('')}`],
  ['no-namespace', '<svg viewBox="0 0 1 1"/>'],
  ['no-svg', '<html/>'],
  ['no-svg', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'.replace('<svg', '<div')],
  ['no-svg', ''],
  ['undrawable', svg('<title>\u0001</title>')],
  ['undrawable', svg('<title>&#xd800;</title>').replace('&#xd800;', '\ud800')],
  ['handler', svg('', ' onload="x()"')],
  ['undrawable', svg('') + svg('')],
])('%s: refuses the file %s', (fault, text) => {
  expect(cleanSvg(text)).toMatchObject({ fault });
});

test('says where the fault is', () => {
  expect(cleanSvg(svg('\n<g>\n  <script/></g>'))).toEqual({
    fault: 'element',
    found: 'script',
    line: 3,
    column: 3,
  });
});

test('keeps a plain drawing as it is, byte for byte', () => {
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="#1b1916">
<g id="a b" class="x"><path fill-rule="evenodd" d="M0 0h1
v1z"/></g>
<text x="1" font-family="'A b', serif">A &lt; <tspan dx="1">B</tspan></text>
<use href="#a b"/><rect fill="url(#c)" style="stroke:url('#d') red;"/>
</svg>
`;
  expect(cleanSvg(plain)).toEqual({ svg: plain });
});

test.each([
  ['<g i:label="x"/>', '<g/>'],
  ['<i:grid><rect/><script/></i:grid><g/>', '<g/>'],
  ['<metadata><?xpacket begin?><x:script xmlns:x="y"/></metadata>', ''],
  ['<!-- <script/> --><rect data-name="x" tabindex="0" width="1"/>', '<rect width="1"/>'],
  ['<g>words<rect/></g>', '<g><rect/></g>'],
  ['<g style="line-height:1;-inkscape-stroke:none"/>', '<g/>'],
  ['<style>/**/.a{cursor:auto;fill:red!important}</style>', '<style>.a{fill:red!important;}</style>'],
  ['<s:g xmlns:s="http://www.w3.org/2000/svg"/>', '<g/>'],
  ['<use xlink:type="simple" xlink:href=" #a "/>', '<use xlink:href="#a"/>'],
  ['<title>&lt;script&gt;<![CDATA[<b>]]></title>', '<title>&lt;script&gt;&lt;b&gt;</title>'],
  ['<rect class="a&quot; onload=&quot;x"/>', '<rect class="a&quot; onload=&quot;x"/>'],
  ['<style>a&gt;b{fill:red}</style>', '<style>a&gt;b{fill:red;}</style>'],
])('writes %s as %s', (inside, written) => {
  expect(clean(inside)).toBe(written);
});

test('keeps small pictures that are part of the file', () => {
  const image = `<image width="1" height="1" href="data:image/png;base64,${PNG}"/>`;
  expect(clean(image)).toBe(image);
});

test('keeps parts that are repeated in reason', () => {
  const drawing = nested(4, 10);
  expect(clean(drawing)).toBe(drawing);
});
