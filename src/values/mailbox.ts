/** Hosts that deliver an address with dots before the @ to the mailbox without them, by the host that they are one with. */
const hostsWithoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an e-mail address leads to, for counting: in small letters, without `+tag`, and without dots where the
 * host ignores them. Mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/(?!^)\+.*$/, '');
  const host = address.slice(at + 1);
  const same = hostsWithoutDots.get(host);
  return same ? `${name.replaceAll('.', '')}@${same}` : `${name}@${host}`;
}
