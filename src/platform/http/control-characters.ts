// Tab, line feed and carriage return are text; the rest is never typed by a person, and PostgreSQL refuses NUL and half a surrogate pair.
const pattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whether any string inside a parsed JSON value holds a control character. */
export function hasControlCharacters(value: unknown): boolean {
  if (typeof value === 'string') return pattern.test(value) || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(hasControlCharacters);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, inner]) => hasControlCharacters(key) || hasControlCharacters(inner));
  return false;
}
