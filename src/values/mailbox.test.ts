import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Ona@Ejemplo.cat', 'ona@ejemplo.cat'],
  ['ona+tienda@ejemplo.cat', 'ona@ejemplo.cat'],
  ['ona+a+b@ejemplo.cat', 'ona@ejemplo.cat'],
  ['o.na.puig@ejemplo.cat', 'o.na.puig@ejemplo.cat'],
  ['o.na.puig+x@gmail.com', 'onapuig@gmail.com'],
  ['onapuig@GoogleMail.com', 'onapuig@gmail.com'],
  ['+tag@ejemplo.cat', '+tag@ejemplo.cat'],
  ['constructor@constructor', 'constructor@constructor'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
