const maxLength = 254;
// The pattern of HTML's e-mail field, with at least two domain labels and no stray dots; lengths by RFC 5321.
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

export function isEmail(text: string): boolean {
  const email = asciiEmail(text);
  return email.length <= maxLength && email.indexOf('@') <= 64 && emailPattern.test(email);
}

/** With its domain as mail servers know it, which most browsers send: 'info@ferretería.es' → 'info@xn--ferretera-n5a.es'. */
export function asciiEmail(text: string): string {
  if (text.length > maxLength) return text;
  const [, name, domain] = /^(.*@)([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u.exec(text) ?? [];
  if (!name || !domain) return text;
  try {
    return name + new URL(`http://${domain}`).hostname;
  } catch {
    return text;
  }
}

/** Whether two spellings are the same address; accounts are unique by it. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
