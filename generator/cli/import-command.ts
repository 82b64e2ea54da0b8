/** The command `import`: its options, and what it loads. */
import type { Command } from 'commander';
import { addContent, parseColumns, parseMatch, parsePath, parseTakes, parseText } from './arguments.ts';
import type { Start } from './environment.ts';

/** Adds `import`. */
export function addImport(program: Command, start: Start): void {
  addContent(
    program
      .command('import')
      .description('take over what shops, tables, recordings and other sites know about the artist')
      .argument('[source...]', 'files and folders, such as shop.csv; npx liner help import lists the kinds'),
  )
    .option('--assets <folder>', 'the folder of artwork, photos, fonts and styles', parsePath, 'assets')
    .option(
      '--as <kind>',
      'what all of the files are, such as csv, or the rows of a table: shows, releases, merch, members, quotes, scores, works',
      parseText,
    )
    .option(
      '--match <title=file>',
      'which entry an unclear one is: "Title=releases/new-song.md", "Title=new", or first; repeatable',
      parseMatch,
      [],
    )
    .option(
      '--columns <names>',
      'which column of a table is what: "Song Title=title,Code=isrc"',
      parseColumns,
      {},
    )
    .option('--write', 'write the plan into the content, instead of showing it')
    .option(
      '--take <source:key>',
      'what replaces facts of the site: discogs:release_date; repeatable',
      parseTakes,
      [],
    )
    .option('--link', 'link recordings and pictures instead of copying them, where the disk can')
    .option('--undo', 'take back the last import')
    .option('--online', 'ask sources on the web, such as MusicBrainz, and fetch pictures')
    .option('--all', 'list every warning and all that is left out, also where there are many of one kind')
    .option('--json', 'print the plan as JSON')
    .action(start(async () => (await import('./import.ts')).runImport));
}
