import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each([
  ['SHOP_SECRET', 'hunter2'],
  ['DATABASE_URL', 'mysql://shop:hunter2@db/shop'],
  ['SMTP_URL', 'http://shop:hunter2@mail'],
])('names a wrong %s without showing it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name}=`));
  expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/);
});

it('accepts a bare address as the sender of mails', () => {
  expect(() => readConfig({ MAIL_FROM: 'Can Eina <tienda@shop.example>' })).toThrow(
    /^The setting MAIL_FROM=.* is wrong/,
  );
  expect(readConfig({ MAIL_FROM: 'tienda@shop.example' }).mailFrom).toBe('tienda@shop.example');
});

it('takes the address of a Nominatim server without its last slash', () => {
  expect(readConfig({ NOMINATIM_URL: 'https://geo.example/nominatim/' }).nominatimUrl).toBe(
    'https://geo.example/nominatim',
  );
  expect(() => readConfig({ NOMINATIM_URL: 'geo.example' })).toThrow('The setting NOMINATIM_URL=geo.example is wrong');
});

it('shows a wrong value that is no secret', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow('The setting PORT=abc is wrong: is not a port number');
});

it('lets browsers load the map’s style from its own origin and those that are named', () => {
  const MAP_STYLE_URL = 'https://tiles.example/styles/shop.json';
  expect(readConfig({ MAP_ORIGINS: 'https://fonts.example' }).mapOrigins).toEqual([]);
  expect(readConfig({ MAP_STYLE_URL, MAP_ORIGINS: 'https://fonts.example https://tiles.example' }).mapOrigins).toEqual([
    'https://tiles.example',
    'https://fonts.example',
  ]);
  for (const MAP_ORIGINS of ["'unsafe-eval'", 'https://fonts.example/glyphs', 'fonts.example', '*'])
    expect(() => readConfig({ MAP_STYLE_URL, MAP_ORIGINS })).toThrow('is not an origin');
});
