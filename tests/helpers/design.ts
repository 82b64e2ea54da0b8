/** Lists what a site may replace, by parsing Liner's own files, which have the form that Biome gives them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from './site.ts';

const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');

/** The chapter of generator/docs/design.md that follows from the code. */
export function describeReplaceable(): string {
  const files = (folder: string) =>
    readdirSync(join(packageRoot, folder))
      .filter((name) => name.endsWith('.tsx'))
      .sort()
      .map((name) => `${folder}/${name}`);
  return [
    ...['### Pages', '', 'Beside its own props, each gets `extra`.', ''],
    ...table(files('templates/pages')),
    ...['', '### Around every page', ''],
    ...table(files('templates/layout')),
    ...['', '### Parts of pages', ''],
    ...table(files('templates/parts')),
    ...['', '### Islands', ''],
    ...table(files('islands')),
    ...['', '### Tokens', '', ...tokens()],
  ].join('\n');
}

function table(files: readonly string[]): string[] {
  const rows = files.flatMap((file) =>
    listExports(read(file), file).map(
      ({ name, props }) =>
        `| \`${file}\` | ${name} | ${props.map((prop) => `\`${prop}\``).join(', ') || '–'} |`,
    ),
  );
  return ['| file | exports | props |', '|---|---|---|', ...rows];
}

function listExports(text: string, file: string): { name: string; props: string[] }[] {
  const found = [...text.matchAll(/^export (default )?function ([A-Z]\w*)(?:<[^(]*>)?\(([^)]*?)\)/gms)];
  return found.map(([, isDefault, name = '', given = '']) => {
    const [, names = '', type = ''] =
      /^\s*(?:\{(.*?)\}|\w+)\s*:\s*(?:([A-Z]\w*)\s*(?:&\s*Slotted\s*)?)?/s.exec(given) ?? [];
    const taken = names.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
    const declared = type ? listKeys(type, text, file) : [];
    const others = taken.filter(
      (prop) => prop !== 'slots' && !declared.some((key) => key.replace('?', '') === prop),
    );
    return { name: isDefault ? 'default' : `\`${name}\``, props: [...declared, ...others] };
  });
}

/** The keys of an interface: `title`, `picture?`. */
function listKeys(type: string, text: string, file: string): string[] {
  const pattern = new RegExp(
    `^(?:export )?interface ${type}(?:<[^{]*>)?(?: extends ([^{]+?))? \\{\\n(.*?)^\\}`,
    'ms',
  );
  const [, parents = '', body] = pattern.exec(text) ?? [];
  if (body !== undefined) {
    const own = [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+))(\??)(?::|\()/gm)].map(
      ([, quoted, plain, optional]) => `${quoted ?? plain}${optional}`,
    );
    const inherited = parents
      .split(/,\s*(?![^<]*>)/)
      .flatMap((parent) => listInherited(parent.trim(), text, file));
    return [...new Set([...inherited, ...own])];
  }
  const imported = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']+)';/gms)];
  const from = imported.find(([, names = '']) => new RegExp(`\\b${type}\\b`).test(names))?.[2];
  const path = from && join(dirname(file), from);
  return path && existsSync(join(packageRoot, path)) ? listKeys(type, read(path), path) : [];
}

/** `Props`, `Omit<Props, 'title' | 'url'>` or `Pick` of them. */
function listInherited(parent: string, text: string, file: string): string[] {
  const [, which, whole = parent, names = ''] = /^(Omit|Pick)<(\w+), (.*)>$/.exec(parent) ?? [];
  return listKeys(whole, text, file).filter(
    (key) => which === undefined || names.includes(`'${key.replace('?', '')}'`) === (which === 'Pick'),
  );
}

function tokens(): string[] {
  const files = ['templates/looks/sleeve/tokens.css', 'templates/styles/theme.css'];
  const text = files
    .map(read)
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '');
  const blocks = [...text.matchAll(/^(?::root|@theme static) \{\n(.*?)^\}/gms)].map(([, body = '']) => body);
  const rows = blocks.flatMap((body) =>
    [...body.matchAll(/^ {2}(--[\w-]+): (.*?);$/gms)].map(
      ([, name, value = '']) => `| \`${name}\` | \`${value}\` |`,
    ),
  );
  return ['| token | value |', '|---|---|', ...rows];
}

/** The classes that design.md promises, and all that the stylesheets have. */
export function listClasses(): Set<string> {
  const folders = ['templates/styles', 'templates/looks/sleeve'];
  const text = folders.flatMap((folder) =>
    readdirSync(join(packageRoot, folder)).map((name) => read(`${folder}/${basename(name)}`)),
  );
  return new Set(
    [...text.join('\n').matchAll(/@utility ([a-z-]+)|\.([a-z][a-z-]+)/g)].map(
      ([, utility, plain]) => utility ?? plain ?? '',
    ),
  );
}
