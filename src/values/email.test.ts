import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSpaces } from './contact-rules.ts';
import { asciiEmail, isEmail, sameEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each(['marta@ejemplo.cat', 'a.b+c@sub.ejemplo.es', "o'neil@x.io", 'A_1@EXAMPLE.COM'])('may be %s', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each([
    '',
    'marta',
    'marta@',
    '@x.es',
    'a@b',
    'a..b@x.es',
    '.a@x.es',
    'a@-x.es',
    'a b@x.es',
    'a@x.12',
    'a@x..es',
    `${'a'.repeat(65)}@x.es`,
  ])('may not be %j', (email) => expect(isEmail(email)).toBe(false));
  it.each([
    ['info@ferretería.es', 'info@xn--ferretera-n5a.es'],
    ['Info@FERRETERÍA.es', 'Info@xn--ferretera-n5a.es'],
    ['a@ferreteri\u0301a.es', 'a@xn--ferretera-n5a.es'],
    ['a@correu.eixàtiva.cat', 'a@correu.xn--eixtiva-bwa.cat'],
    ['a@xn--ferretera-n5a.es', 'a@xn--ferretera-n5a.es'],
    ['Marta@Ejemplo.CAT', 'Marta@Ejemplo.CAT'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(asciiEmail(typed)).toBe(stored);
    expect(isEmail(typed)).toBe(true);
  });
  it.each([
    'a@ñ',
    'a@ñ.es/x',
    'a@ñ.es:80',
    'a@ñ.es?x.es',
    'a@b@ñ.es',
    'ñ@ñ.es',
    'a@ñ..es',
    'a@-ñ.es.',
    'a@½.12',
    'ñandú@x.es',
  ])('may not be %s, also with letters in its domain', (email) => expect(isEmail(email)).toBe(false));
  it('accepts whatever the standard allows', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true);
      }),
    );
  });
  it('drops spaces while it is typed, and ignores case', () => {
    expect(withoutSpaces(' ma rta@x.es\t')).toBe('marta@x.es');
    expect(sameEmail('Marta@X.es', 'marta@x.ES')).toBe(true);
  });
  it('is refused without catastrophic backtracking', () => {
    expect(isEmail(`${'a.'.repeat(120)}@`)).toBe(false);
    expect(isEmail(`a@${'ñ-'.repeat(120)}@`)).toBe(false);
  });
});
