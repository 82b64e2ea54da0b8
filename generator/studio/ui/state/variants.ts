/** The names of the ways in which a value can be written: by what is written in each. */
import { nameOf } from './names.ts';
import { fieldOf, type Schema } from './schema.ts';
import { LANGUAGE, say } from './words.ts';

/** Parts of a group that its name has. */
const NAMED = 3;

/** @param variants all of them: a line is what the first part of a group beside it is */
export function nameOfVariant(variant: Schema, variants: readonly Schema[]): string {
  const field = fieldOf(variant);
  switch (field.as) {
    case 'switch':
      return say(variant.enum ? 'asYes' : 'asYesNo');
    case 'choice':
      return say('asChoice');
    case 'table':
      return say('asTable');
    case 'group':
      return nameParts(field.schema);
    case 'list': {
      const item = nameOfItem(field.item);
      return item === say('asText') ? say('asSeveral') : say('asList', { item });
    }
    case 'variants':
      return nameOfVariant(field.variants[0] ?? {}, field.variants);
    default:
      return nameOfLine(field.as, variant, variants);
  }
}

function nameOfItem(item: Schema): string {
  const field = fieldOf(item);
  if (field.as === 'group') return nameParts(field.schema);
  const parts = field.as === 'variants' && field.variants.find((each) => fieldOf(each).as === 'group');
  return parts ? nameParts(parts) : nameOfLine(field.as, item, []);
}

function nameOfLine(as: string, { value }: Schema, variants: readonly Schema[]): string {
  if (as === 'date') return say('asDay');
  if (as === 'picture') return say('asPicture');
  if (value === 'webUrl' || value === 'anyUrl') return say('asAddress');
  const group = variants.map(fieldOf).find((each) => each.as === 'group');
  const [first] = group?.as === 'group' ? keysOf(group.schema) : [];
  if (first !== undefined) return say('asOnly', { name: nameOf(first) });
  return say(variants.some((each) => fieldOf(each).as === 'list') ? 'asOne' : 'asText');
}

function nameParts(schema: Schema): string {
  const keys = keysOf(schema);
  const names = keys.slice(0, NAMED).map((key, index) => (index === 0 ? nameOf(key) : lower(nameOf(key))));
  if (keys.length > NAMED) return `${names.join(say('comma'))} …`;
  return new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }).format(names);
}

/** Required keys come first. */
function keysOf({ properties = {}, required = [] }: Schema): string[] {
  const rankOf = (key: string) => (required.includes(key) ? 0 : 1);
  return Object.keys(properties).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Lowers the first letter for the middle of a sentence, but not of abbreviations, nor in German, whose nouns begin in capitals. */
function lower(name: string): string {
  return LANGUAGE === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : name.charAt(0).toLocaleLowerCase(LANGUAGE) + name.slice(1);
}
