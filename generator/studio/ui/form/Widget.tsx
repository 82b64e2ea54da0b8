/** The input for a value, by its kind. */
import type { ComponentType } from 'react';
import type { FieldIds, ValueProps, WidgetProps } from '../field/context.ts';
import type { Field } from '../state/schema.ts';
import { Choice } from './Choice.tsx';
import { Group } from './Group.tsx';
import { Line } from './Line.tsx';
import { List } from './List.tsx';
import { Raw } from './Raw.tsx';
import { Table } from './Table.tsx';
import { Variants } from './Variants.tsx';
import { Colour } from './values/Colour.tsx';
import { Cut } from './values/Cut.tsx';
import { Day } from './values/Day.tsx';
import { Picture, RecordingFile } from './values/File.tsx';
import { Looks } from './values/Looks.tsx';
import { Point } from './values/Point.tsx';
import { Switch } from './values/Switch.tsx';

/** Inputs of the kinds of values that have one of their own; the others are a line, or made of other fields. */
const OWN: Readonly<Partial<Record<Field['as'], ComponentType<ValueProps>>>> = {
  switch: Switch,
  date: Day,
  picture: Picture,
  recording: RecordingFile,
  cut: Cut,
  point: Point,
  colour: Colour,
  look: Looks,
};

export function Widget({ field, props, ids, isWrong }: WidgetProps) {
  const input = { id: ids.input, 'aria-label': props.name, ...describe(ids, isWrong) };
  const Own = OWN[field.as];
  if (Own) return <Own {...props} input={input} />;
  switch (field.as) {
    case 'choice':
      return <Choice {...props} {...field} input={input} />;
    case 'list':
      return <List {...props} item={field.item} />;
    case 'table':
      return <Table {...props} value={field.value} />;
    case 'group':
      return <Group path={props.path} schema={field.schema} />;
    case 'variants':
      return <Variants {...props} variants={field.variants} ids={ids} isWrong={isWrong} />;
    case 'line':
    case 'text':
    case 'markdown':
    case 'number':
    case 'time':
      return <Line {...props} input={input} as={field.as} />;
    default:
      return <Raw path={props.path} />;
  }
}

/** Attributes for screen readers besides the name. */
function describe({ hint, problems }: FieldIds, isWrong: boolean) {
  return { 'aria-describedby': `${problems} ${hint}`, 'aria-invalid': isWrong || undefined };
}
