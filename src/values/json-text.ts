/** The JSON of objects that nobody changes and that are answered often. */
const texts = new WeakMap<object, string>();

/** Makes the JSON of a value that never changes, for `jsonText`. */
export function rememberJson(value: object): string {
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** The same as JSON.stringify, with the JSON that is remembered of the elements of lists in the value's fields. */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'toJSON' in value)
    return JSON.stringify(value);
  let all = '';
  for (const [name, field] of Object.entries(value)) {
    const text = isRemembered(field) ? `[${field.map(elementText).join()}]` : JSON.stringify(field);
    // What has no JSON, as undefined, is left out.
    if (text !== undefined) all += `${all === '' ? '' : ','}${JSON.stringify(name)}:${text}`;
  }
  return `{${all}}`;
}

const isRemembered = (field: unknown): field is object[] => Array.isArray(field) && texts.has(field[0] as object);

const elementText = (element: object): string => texts.get(element) ?? JSON.stringify(element) ?? 'null';
