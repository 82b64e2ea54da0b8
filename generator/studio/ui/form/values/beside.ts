/** The values of the keys beside a field: the picture that a point is of, the recording that a part is of. */
import type { FieldPath } from '../../../protocol/index.ts';
import { textOf } from '../../field/context.ts';
import { schemaAt } from '../../state/place.ts';
import { type Field, fieldOf } from '../../state/schema.ts';
import { useStudio } from '../../state/store.ts';
import { currentValue } from '../../state/values.ts';

/** The first text that is written in a field of this type, in the group that contains a path. */
export function useTextBeside(path: FieldPath, as: Field['as']): string | undefined {
  return useStudio(({ file, schema, waiting }) => {
    const above = path.slice(0, -1);
    const group = schema && schemaAt(schema, above, file?.data);
    const keys = Object.entries(group?.properties ?? {}).filter(([, each]) => fieldOf(each).as === as);
    return keys
      .map(([key]) => textOf(currentValue(file?.data, waiting, [...above, key])))
      .find((text) => text !== '');
  });
}

/** The path of the first field of this type there, written or not. */
export function usePathBeside(path: FieldPath, as: Field['as']): FieldPath | undefined {
  const key = useStudio(({ file, schema }) => {
    const group = schema && schemaAt(schema, path.slice(0, -1), file?.data);
    return Object.entries(group?.properties ?? {}).find(([, each]) => fieldOf(each).as === as)?.[0];
  });
  return key === undefined ? undefined : [...path.slice(0, -1), key];
}
