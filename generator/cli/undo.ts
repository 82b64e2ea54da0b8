/** `--undo` of `liner import` and `liner check`: takes back what the last import or `liner check --fix` has written. */
import { placesOf } from '../app/site-files/folders.ts';
import { findRecord, type SiteFolders } from '../app/site-files/record.ts';
import { undoLast } from '../app/site-files/undo.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { quote } from '../import/describe/command.ts';
import { describeUndone } from '../import/describe/written.ts';
import { type Environment, EXIT } from './environment.ts';

/** @param command the one that was typed */
export function runUndo(
  { stdout, stderr, speech }: Environment,
  folders: SiteFolders,
  command: 'check' | 'import',
): number {
  const others = listOtherPlaces(folders);
  if (others.length > 0) {
    const { by = 'import' } = findRecord(folders.root)?.record ?? {};
    const whole = showControls([`npx liner ${command} --undo`, ...others].join(' '));
    stderr.write(`${speech.write('undo-elsewhere', { by, command: whole })}\n`);
    return EXIT.usage;
  }
  const undone = undoLast(folders);
  if (!undone) {
    stderr.write(`${speech.write('undo-nothing', { command })}\n`);
    return EXIT.content;
  }
  stdout.write(`${showControls(describeUndone(undone, speech))}\n`);
  return undone.left.length > 0 ? EXIT.content : EXIT.done;
}

/** The options by which the last one named its folders, as far as they are others now. */
function listOtherPlaces(folders: SiteFolders): string[] {
  const places = findRecord(folders.root)?.record.places;
  const given = placesOf(folders);
  return (['content', 'assets'] as const).flatMap((name) =>
    places && places[name] !== given[name] ? [`--${name}`, quote(places[name])] : [],
  );
}
