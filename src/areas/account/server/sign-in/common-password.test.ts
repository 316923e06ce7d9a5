import { expect, it } from 'vitest';
import { createCommonPasswordCheck } from './common-password.ts';

const check = createCommonPasswordCheck(['Can Eina', 'Can Eina Badalona, S.L.', 'caneina']);
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
