import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, isPostalCode, normalPhone } from './contact-rules.ts';
import { isPassword } from './password.ts';

describe('a password', () => {
  it('has 6 to 50 Latin letters, digits or special characters', () => {
    const right = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 6,
      maxLength: 50,
    });
    fc.assert(
      fc.property(right, (password) => {
        expect(isPassword(password)).toBe(true);
      }),
    );
    for (const password of ['contraseña', 'çà€12¡¿', 'e\u0301'.repeat(6)])
      expect(isPassword(password), password).toBe(true);
    for (const password of ['', '12345', 'a'.repeat(51), 'пароль12', 'con espacio', 'tab\tulador', '🔒🔒🔒🔒'])
      expect(isPassword(password), password).toBe(false);
  });
});

describe('a phone', () => {
  it('has nine digits starting with 6 to 9 and is stored with the country code', () => {
    const digits = fc
      .tuple(fc.constantFrom('6', '7', '8', '9'), fc.integer({ min: 0, max: 99_999_999 }))
      .map(([first, rest]) => first + String(rest).padStart(8, '0'));
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+34', '0034', '+34 '), (number, country) => {
        expect(isPhone(country + number)).toBe(true);
        expect(normalPhone(country + number)).toBe(`+34${number}`);
        expect(isPhone(formatPhone(number).replaceAll('\u00a0', ' '))).toBe(true);
      }),
    );
    expect(formatPhone('612345678')).toBe('+34\u00a061\u00a0234\u00a056\u00a078');
    for (const phone of ['', '512345678', '61234567', '6123456789', '6|2345678', '+33612345678', 'phone'])
      expect(isPhone(phone), phone).toBe(false);
  });
});

describe('a postal code', () => {
  it('has a province from 01 to 52', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        expect(isPostalCode(String(number).padStart(5, '0'))).toBe(number >= 1000 && number < 53_000);
      }),
    );
    for (const code of ['', '8912', '089120', ' 08912', '0891a']) expect(isPostalCode(code), code).toBe(false);
  });
});
