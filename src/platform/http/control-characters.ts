// Tab, line feed and carriage return are text; the rest is never typed by a person, and PostgreSQL refuses NUL and
// half a surrogate pair.
const pattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const isUnclean = (text: string): boolean => pattern.test(text) || !text.isWellFormed();

/** No call takes data nested this deeply; the check itself must not run out of stack. */
const deepest = 40;

/** Whether a parsed JSON value holds what the shop never stores: control characters, broken text, endless nesting. */
export function hasControlCharacters(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isUnclean(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth > deepest) return true;
  if (Array.isArray(value)) return value.some((inner) => hasControlCharacters(inner, depth + 1));
  return Object.entries(value).some(([key, inner]) => isUnclean(key) || hasControlCharacters(inner, depth + 1));
}
