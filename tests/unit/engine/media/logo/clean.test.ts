import { expect, test } from 'vitest';
import { cleanSvg } from '../../../../../generator/engine/media/logo/clean.ts';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:i="http://www.inkscape.org/namespaces/inkscape"';
const svg = (inside: string, attributes = '') => `<svg ${NAMESPACES}${attributes}>${inside}</svg>`;

/** Cleans markup between the outermost tags. */
function clean(inside: string): string {
  const cleaned = cleanSvg(svg(inside));
  if (!('svg' in cleaned)) throw new Error(JSON.stringify(cleaned));
  return cleaned.svg.replace(/^<svg[^>]*?(\/>|>)/, '').replace('</svg>', '');
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['element', '<script/>'],
  ['element', '<SCRIPT/>'],
  ['element', '<a href="#a"><set attributeName="href" to="jav&#9;ascript:alert(1)"/></a>'],
  ['element', '<rect><animate attributeName="href" values="java&#10;script:x()"/></rect>'],
  ['element', '<foreignObject/>'],
  ['element', '<meta xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['element', '<g xmlns=""/>'],
  ['handler', '<rect onload="x()"/>'],
  ['handler', '<rect ONCLICK="x()"/>'],
  ['reference', '<a href="javascript:x()"/>'],
  ['reference', '<a xlink:href="data:image/svg+xml,x"/>'],
  ['reference', '<use href="&#106;avascript:x()"/>'],
  ['reference', '<use href="data:image/svg+xml,x#a"/>'],
  ['reference', '<use xlink:href="other.svg#a"/>'],
  ['reference', '<image href="https://host/x.png"/>'],
  ['reference', '<image href="//host/x.png"/>'],
  ['reference', '<image href="logo.png"/>'],
  ['reference', '<image href="data:text/html,x"/>'],
  ['reference', '<rect src="x.png"/>'],
  ['reference', '<a href="#a" ping="https://host/"/>'],
  ['reference', '<rect fill="url(https://host/a)"/>'],
  ['reference', '<rect fill="url( &quot;//host/a#b&quot; )"/>'],
  ['reference', '<rect fill="u\\72l(https)"/>'],
  ['reference', '<rect style="fill:url(//host/a)"/>'],
  ['reference', '<rect style="background:image-set(&quot;https://host/a&quot; 1x)"/>'],
  ['reference', '<style>@import "https://host/x.css";</style>'],
  ['reference', '<style>@imp&#111;rt "https://host/x.css";</style>'],
  ['reference', '<style>@imp<!-- -->ort "x.css"</style>'],
  ['reference', '<style>@font-face{font-family:x;src:url(x.woff2)}</style>'],
  ['reference', '<style>a{background:u\\72l(x)}</style>'],
  ['reference', '<style>a{fill:u&#114;l(https://host/x)}</style>'],
  ['reference', '<style><![CDATA[a{background:url(//host/x)}]]></style>'],
  ['reference', '<style>a{background:ur<![CDATA[l(//host/x)]]>}</style>'],
  ['reference', '<style>svg{background:image-set("https://host/x" 1x)}</style>'],
])('%s: refuses %s', (fault, inside) => {
  expect(cleanSvg(svg(inside))).toMatchObject({ fault });
});

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['entities', `<!DOCTYPE svg PUBLIC "a" "b" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>${svg('')}`],
  ['no-namespace', '<svg viewBox="0 0 1 1"/>'],
  ['no-svg', '<html/>'],
  ['no-svg', ''],
  ['handler', svg('', ' onload="x()"')],
])('%s: refuses the file %s', (fault, text) => {
  expect(cleanSvg(text)).toMatchObject({ fault });
});

test('names the place of the fault', () => {
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
<text x="1" font-family="A, serif">A &lt; <tspan dx="1">B</tspan></text>
<use href="#a b"/><rect fill="url(#c)" style="stroke:url(#d) red;"/>
</svg>`;
  for (const text of [plain, `${plain}\n`]) expect(cleanSvg(text)).toEqual({ svg: text });
});

test.each([
  ['<g i:label="x" xml:base="https://host/"/>', '<g/>'],
  ['<i:grid><rect/><script/></i:grid><g/>', '<g/>'],
  ['<h:script>x()</h:script><h:img srcset="https://host/x.png 1x"/>', ''],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>', ''],
  ['<metadata><?xpacket begin?><x:script xmlns:x="y"/><meta xmlns="z"/></metadata>', ''],
  ['<?xml-stylesheet href="x.css"?><g/>', '<g/>'],
  ['<!-- <script/> --><rect data-name="C:\\logo" width="1"/>', '<rect width="1"/>'],
  ['<style>/**/.a{fill:red!important}</style>', '<style>/**/.a{fill:red!important}</style>'],
  ['<use xlink:type="simple" xlink:href="#a"/>', '<use xlink:href="#a"/>'],
  ['<title>&lt;script&gt;</title>', '<title>&lt;script&gt;</title>'],
  ['<rect class="a&quot; onload=&quot;x"/>', '<rect class="a&quot; onload=&quot;x"/>'],
  ['<style>a&gt;b{fill:url("#c")}</style>', '<style>a&gt;b{fill:url(&quot;#c&quot;)}</style>'],
])('writes %s as %s', (inside, written) => {
  expect(clean(inside)).toBe(written);
});

test('keeps pictures and fonts that are part of the file', () => {
  const image = `<image width="1" height="1" href="data:image/png;base64,${PNG}"/>`;
  const font = '<style>@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}</style>';
  expect(clean(image + font)).toBe(image + font);
});

test.each(['<!--a-->', '<i:a/>', '<metadata/>'])(
  'a drawing with nothing but %s is cleaned in moments',
  (part) => {
    const start = process.cpuUsage();
    expect(clean(part.repeat(500_000 / part.length))).toBe('');
    // By the square, it is ten times as much.
    expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
  },
);
