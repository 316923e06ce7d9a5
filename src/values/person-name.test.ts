import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedPersonName, isPersonName, typedPersonName } from './person-name.ts';

const typedText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('a', 'É', 'l', 'Ю', 'ñ', ' ', "'", '’', '-', '·', '1', '<', '.'), { maxLength: 40 })
    .map((parts) => parts.join('')),
);

describe('a name', () => {
  it.each(['Marta', 'Soler Vidal', 'O’Connor', "D'Ors", 'Gal·la', 'Юлия', 'Núñez-Pérez', 'de la Cruz'])(
    'may be %s',
    (name) => expect(isPersonName(name)).toBe(true),
  );

  it.each(['', ' ', '-', 'Marta ', ' Marta', 'Mart4', '<b>', 'Marta.', "O'", '王芳', 'a'.repeat(101)])(
    'may not be %j',
    (name) => expect(isPersonName(name)).toBe(false),
  );

  it('is valid on leaving the field, for any typed text', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        const name = finishedPersonName(text);
        expect(name === '' || isPersonName(name)).toBe(true);
      }),
    );
  });

  it('keeps valid letters while it is typed', () => {
    for (const name of ['Soler Vidal', "D'Ors", 'Gal·la', 'Юлия']) {
      let typed = '';
      for (const letter of name) typed = typedPersonName(typed + letter);
      expect(typed).toBe(name);
    }
    expect(typedPersonName('Ma9r<ta!')).toBe('Marta');
  });

  it('is not changed by a second pass', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        expect(typedPersonName(typedPersonName(text))).toBe(typedPersonName(text));
      }),
    );
  });
});
