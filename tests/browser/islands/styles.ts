/** A stylesheet for fixture pages: those of islands, and plain stand-ins for the site's own classes. */
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

const SOURCE = `
@import "tailwindcss" source(none);
@import "../../../templates/styles/plain.css";
@import "../../../templates/styles/gallery.css";
@import "../../../templates/styles/islands.css";
@source "../../../islands";
@theme { --color-paper: #fff; --color-ink: #111; --color-accent: #a30; --color-accent-ink: #fff; --color-line: #ccc; }
:root { --ink: #111; --paper: #fff; }
.nav-item { position: relative; display: inline-block; }
.nav-drop { position: absolute; background: #fff; }
.nav-item:not([data-live]):not(:hover):not(:focus-within) .nav-drop { display: none; }
.menu-panel { position: absolute; inset: 0 0 0 auto; width: 70%; background: #fff; }
.menu-link { display: block; }
.field { display: block; width: 20rem; border: 1px solid; }
main > p.tall { height: 3000px; }
`;

export async function compileStyles(): Promise<string> {
  const compiler = await compile(SOURCE, { base: import.meta.dirname, onDependency: () => {} });
  return compiler.build(new Scanner({ sources: compiler.sources }).scan());
}
