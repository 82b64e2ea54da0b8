/** One key with its name, its hint, its problems, and its input. */

import { type FieldProps, hasError, useFieldIds, useParts, useProblems, useValue } from '../field/context.ts';
import { useReveal } from '../field/reveal.ts';
import { dropField } from '../state/added.ts';
import { notify } from '../state/attempt.ts';
import { helpOf } from '../state/hints.ts';
import { fieldOf, isWord, type Field as Shape } from '../state/schema.ts';
import { edit } from '../state/sending.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { Problems } from './Problems.tsx';
import { Translations } from './Translations.tsx';

/** Fields with several inputs, which share one name. */
const COMPOUND: ReadonlySet<Shape['as']> = new Set([
  'list',
  'group',
  'table',
  'variants',
  'cut',
  'look',
  'raw',
  'point',
]);

/** Returns true for fields that need the whole width, as they have several fields below each other. */
function isWide(field: Shape, value: unknown): boolean {
  if (field.as === 'list') return !isWord(fieldOf(field.item));
  if (field.as === 'variants') return typeof value === 'object';
  return COMPOUND.has(field.as) && field.as !== 'raw' && field.as !== 'point';
}

/** The focus stays near a field that is removed. */
function focusAddField(button: HTMLElement): void {
  const section = button.closest('.section')?.querySelector<HTMLElement>('.add button');
  const group = button.closest('.group')?.querySelector<HTMLElement>(':scope > .add-field > summary');
  (section ?? group)?.focus({ preventScroll: true });
}

export function Field(props: FieldProps) {
  const ids = useFieldIds();
  const { Widget } = useParts();
  useReveal(props.path);
  const problems = useProblems(props.path);
  const isWrong = hasError(problems);
  const field = fieldOf(props.schema);
  const { path, schema, name, isRequired, translations = [] } = props;
  const artist = useStudio(({ site }) => site?.title) ?? '';
  const words = helpOf(schema, field, artist, name);
  // Below several inputs, it would be taken for that of the last.
  const hint = words && (
    <p className="hint" id={ids.hint} dir="auto">
      {words}
    </p>
  );
  const key = path.at(-1);
  const isCompound = COMPOUND.has(field.as);
  const Box = isCompound ? 'fieldset' : 'div';
  const Name = isCompound ? 'legend' : 'label';
  const value = useValue(path);
  const isWritten = value !== undefined;
  const isRemovable = typeof key === 'string' && !isRequired && (isWritten || !schema.common);
  return (
    <Box
      className="field"
      data-field={path.join('/')}
      data-as={field.as}
      data-wide={isWide(field, value) || undefined}
      data-title={props.isTitle}
      data-wrong={isWrong || undefined}
      data-look={problems.length > 0 || undefined}
      data-empty={!isWritten || undefined}
    >
      <Name {...(!isCompound && { htmlFor: ids.input })} className="field-name">
        {/* Without a space, Arabic letters join across elements. */}
        {name} {isRequired && <small className="needed">{say('required')}</small>}
      </Name>
      {isRemovable && (
        <button
          type="button"
          className="field-remove"
          aria-label={say('removeItem', { name })}
          title={say('remove')}
          onClick={({ currentTarget }) => {
            focusAddField(currentTarget);
            dropField(path);
            if (!isWritten) return;
            edit(path, { kind: 'remove' });
            notify(say('keyLeftOut', { name }), false, true);
          }}
        >
          ×
        </button>
      )}
      {isCompound && hint}
      <Translations {...props} translations={translations}>
        <Widget field={field} props={props} ids={ids} isWrong={isWrong} />
      </Translations>
      {!isCompound && hint}
      <Problems problems={problems} id={ids.problems} />
    </Box>
  );
}
