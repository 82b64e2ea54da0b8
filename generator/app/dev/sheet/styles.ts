/** The styles of the contact sheet. Frames are as large as screens, and shown at one scale. */
export const STYLES = `
:root { color-scheme: light dark; --scale: .26; --height: 1000; --scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1c1c1c, #eee); background: light-dark(#f1f1f1, #161616); }
header, section { padding: 1.5rem clamp(1rem, 3vw, 3rem); }
section { border-top: 1px solid light-dark(#cfcfcf, #3a3a3a); scroll-margin-top: 0; }
h1, h2 { margin: 0; font-size: 1.5rem; line-height: 1.25; font-weight: 600; }
h2 { font-size: 1.25rem; }
small { margin-inline-start: .5em; font-size: .875rem; font-weight: 400; color: light-dark(#595959, #b0b0b0); }
p { margin: .25rem 0; max-width: 65ch; }
a { color: inherit; }
a:focus-visible, input:focus-visible { outline: 2px solid; outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .75rem 0 0; padding: 0; list-style: none; }
nav a, figcaption a { display: inline-block; min-height: 1.5rem; padding-block: .625rem; }
fieldset { display: flex; gap: 1.25rem; margin: .5rem 0 0; padding: 0; border: 0; }
legend { float: inline-start; padding: .625rem 0; }
label { padding-block: .625rem; }
code { padding: .125em .375em; background: light-dark(#fff, #262626); font-size: .9375em; overflow-wrap: anywhere; }
.pages { display: flex; flex-wrap: wrap; gap: 1rem clamp(1rem, 3vw, 3rem); margin-block: 1rem .5rem; }
figure { margin: 0; }
.frames { display: flex; gap: .5rem; }
.frame { width: calc(var(--width) * var(--scale) * 1px); height: calc(var(--height) * var(--scale) * 1px); overflow: hidden; background: light-dark(#fff, #262626); }
iframe { width: calc(var(--width) * 1px); height: calc(var(--height) * 1px); border: 0; color-scheme: var(--scheme); transform: scale(var(--scale)); transform-origin: 0 0; }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
@media (width < 34rem) { :root { --scale: .17; } }
@media (width < 24rem) { :root { --scale: .15; } }
@media (width >= 80rem) { :root { --scale: .32; } }
@media (width >= 120rem) { :root { --scale: .45; } }
`;
