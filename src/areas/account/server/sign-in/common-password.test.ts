import { expect, it } from 'vitest';
import { createCommonPasswordCheck } from './common-password.ts';

const check = createCommonPasswordCheck(['Can Eina', 'Can Eina Badalona, S.L.', 'caneina', 'Badalona']);
const isRefused = (password: string) => check('password', password) !== null;

it.each(['123456', 'password', 'PassWord1', 'ｑｗｅｒｔｙ', 'iloveyou', 'barcelona', 'qwerty123', '1q2w3e4r'])(
  'refuses the common password %s',
  (password) => {
    expect(check('newPassword', password)).toMatchObject({
      code: 'password_too_common',
      fields: [{ field: 'newPassword', code: 'password_too_common' }],
    });
  },
);

it.each(['caneina', 'CanEina', 'Can-Eïna!', 'caneina2026', '1978caneina', 'can_eina_badalona_sl'])(
  'refuses the shop’s name %s',
  (password) => expect(isRefused(password)).toBe(true),
);

it.each(['segura-123', 'secreto2026', 'otra-clave-1', 'mi-can-eina-preferida', '2026!!'])('accepts %s', (password) =>
  expect(isRefused(password)).toBe(false),
);

it.each([
  [
    'common',
    ['password', 'iloveyou', 'barcelona', '1q2w3e4r', 'contraseña', 'Contrasenya2026!', '1tequiero', 'T’estimo'],
  ],
  [
    'name',
    [
      'caneina',
      'Badalona',
      'badalona2026',
      '¡Badalona!',
      'b4d4l0na1',
      'C@n3ina',
      'badalon4',
      'caneinabadalona',
      'BadalonaBadalona9',
    ],
  ],
  [
    'repeated',
    ['aaaaaa', 'AAAaaa', '111111', 'abababab', '121212', 'abcabcabc', '¡¡¡¡¡¡', 'aaaaaa2026', 'zzzzzz!!', 'xxxxxy'],
  ],
  [
    'run',
    [
      'asdfgh',
      'qwertyuiop',
      'zxcvbn',
      'lkjhgf',
      '123456',
      '987654321',
      'abcdef',
      '1qaz2wsx',
      'qazwsx',
      'qwe123asd',
      'asdfgh2026',
      '112233',
      'asdfghjklñ',
    ],
  ],
])('says why: %s', (reason, passwords) => {
  expect(passwords.map((password) => [password, check('password', password)?.facts.reason])).toEqual(
    passwords.map((password) => [password, reason]),
  );
});

it.each([
  'martillo-verde',
  'Tornillo8',
  'la-badalona-vella',
  'qwertz-uno',
  'asdf-torre-9',
  '19-11-1978',
  'hollín99',
  'p4ssw0rt!x',
  'aabbcde1x',
])('leaves %s, which is no such thing', (password) => expect(isRefused(password)).toBe(false));
