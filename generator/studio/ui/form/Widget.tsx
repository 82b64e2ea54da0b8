/** What a value is changed with, by what it is. */
import { Choice } from './Choice.tsx';
import { Colour } from './Colour.tsx';
import { Cut } from './Cut.tsx';
import type { FieldIds, WidgetProps } from './context.ts';
import { FilePicker } from './FilePicker.tsx';
import { Group } from './Group.tsx';
import { Line } from './Line.tsx';
import { List } from './List.tsx';
import { Looks } from './Looks.tsx';
import { Point } from './Point.tsx';
import { Raw } from './Raw.tsx';
import { Switch } from './Switch.tsx';
import { Table } from './Table.tsx';
import { Variants } from './Variants.tsx';

/** What an input says to screen readers besides its name. */
function described({ hint, problems }: FieldIds, isWrong: boolean) {
  return { 'aria-describedby': `${problems} ${hint}`, 'aria-invalid': isWrong || undefined };
}

export function Widget({ field, props, ids, isWrong }: WidgetProps) {
  const input = { id: ids.input, 'aria-label': props.name, ...described(ids, isWrong) };
  switch (field.as) {
    case 'switch':
      return <Switch {...props} input={input} />;
    case 'choice':
      return <Choice {...props} {...field} input={input} />;
    case 'colour':
      return <Colour {...props} choices={field.choices} input={input} />;
    case 'look':
      return <Looks {...props} />;
    case 'picture':
    case 'recording':
      return <FilePicker {...props} input={input} type={field.as} />;
    case 'cut':
      return <Cut {...props} part={field.part} />;
    case 'point':
      return <Point {...props} />;
    case 'list':
      return <List {...props} item={field.item} />;
    case 'table':
      return <Table {...props} value={field.value} />;
    case 'group':
      return <Group path={props.path} schema={field.schema} />;
    case 'variants':
      return <Variants {...props} variants={field.variants} ids={ids} isWrong={isWrong} />;
    case 'raw':
      return <Raw path={props.path} />;
    default:
      return <Line {...props} input={input} as={field.as} />;
  }
}
