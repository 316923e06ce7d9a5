// A Spanish number in the groups of '+CC AA BBB DD EE' (storefront.md section 5).
const groups = [2, 3, 2, 2];

/**
 * A phone while it is typed or pasted, in groups: '612345678' → '+34 61 234 56 78'. Spanish numbers get their country;
 * others stay as they are, so that the error says what is wrong with what was typed.
 */
export function phoneInput(text: string): string {
  const typed = text.trim().replace(/^00/, '+');
  const digits = typed.replace(/\D/g, '');
  const isForeign = typed.startsWith('+') && !'34'.startsWith(digits.slice(0, 2));
  if (digits === '' || isForeign) return text;
  if (typed.startsWith('+') && digits.length <= 2) return `+${digits}`;
  const national = typed.startsWith('+') || digits.length > 9 ? digits.replace(/^34/, '') : digits;
  if (!/^[6-9]/.test(national) || national.length > 9) return text;
  return ['+34', ...inGroups(national)].join(' ');
}

function inGroups(digits: string): string[] {
  let at = 0;
  return groups.map((size) => digits.slice(at, (at += size))).filter(Boolean);
}
