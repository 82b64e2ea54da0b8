/** Sources that are imported together: covers beside the releases that they are named like, and a calendar beside a table of artists. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const record = (title: string, number: string) =>
  `---\ntitle: ${title}\ntype: album\nrelease_date: 2020-05-08\nartists: [Cais Norte]\ncatalogue_number: ${number}\n---\n`;

async function coversOf(...names: readonly string[]) {
  const site = makeSite({
    'content/releases/raiz.md': record('Raiz', 'MA-012'),
    'content/releases/agua-furtada.md': record('Água-furtada', 'MA-024'),
    'content/releases/cais.md': record('Cais', 'MA-003'),
    'content/releases/cais-2.md': record('Cais', 'MA-003R'),
  });
  mkdirSync(join(site.root, 'capas'));
  for (const name of names) writeFileSync(join(site.root, 'capas', name), 'picture');
  const { entries, problems } = await planSources(site, 'capas');
  return {
    covers: entries.flatMap(({ file, files }) => files.map(({ name }) => `${name} ${file}`)),
    notes: problems.map(({ message }) => message),
  };
}

test('a cover is known by the number, the title or the file of its release', async () => {
  const names = [
    'MA-012.jpg',
    'ma003r.PNG',
    'agua furtada (capa).webp',
    'Cais Norte - Cais.jpg',
    'other.jpg',
  ];
  const { covers, notes } = await coversOf(...names);
  expect(covers.toSorted()).toEqual([
    'MA-012.jpg releases/raiz.md',
    'agua furtada (capa).webp releases/agua-furtada.md',
    'ma003r.PNG releases/cais-2.md',
  ]);
  // Two have that title.
  expect(notes.join('\n')).toContain('Cais Norte - Cais.jpg, other.jpg');
});

test('a folder of other pictures says how they are named', async () => {
  const { covers, notes } = await coversOf('IMG_0001.jpg');
  expect(covers).toEqual([]);
  expect(notes).toEqual(['Pictures with the name of no release, or of several: IMG_0001.jpg']);
});

test('entries of a calendar are shows where a table in the same import has their artists', async () => {
  const site = makeSite({
    'content/site.yaml': 'artist: {name: Maré, kind: label}\nbase_url: https://mare.example\n',
  });
  site.write('all/artistas.csv', 'Artista;Cidade;Bio\nCais Norte;Porto;Uma banda.\n');
  const entry = [
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20270307T200000',
    'SUMMARY:Cais Norte',
    'LOCATION:Hall\\, Porto',
  ];
  const lines = ['BEGIN:VCALENDAR', 'PRODID:-//A//EN', ...entry, 'END:VEVENT', 'END:VCALENDAR'];
  site.write('all/concertos.ics', lines.join('\r\n'));
  const { entries } = await planSources(site, 'all');
  expect(entries.map(({ verdict, name }) => [verdict, name])).toEqual([
    ['new', 'Cais Norte'],
    ['new', 'Cais Norte'],
  ]);
});

test('beside tables, a folder of pictures alone has covers, and beside recordings none', async () => {
  const site = makeSite({ 'content/releases/raiz.md': record('Raiz', 'MA-012') });
  site.write('all/catalogo.csv', 'Título;Artista;Tipo\nRaiz;Cais Norte;Álbum\n');
  site.write('all/capas/MA-012.jpg', 'picture');
  site.write('all/fotos/readme.txt', 'Notes');
  site.write('all/fotos/MA-012.jpg', 'picture');
  const coversIn = async () =>
    (await planSources(site, 'all')).entries.flatMap(({ files }) => files.map(({ from }) => from));
  expect(await coversIn()).toEqual([{ path: `${site.root}/all/capas/MA-012.jpg` }]);
  site.write('all/song.mp3', 'sound');
  expect(await coversIn()).toEqual([]);
});
