import { expect, it } from 'vitest';
import type { DeliveryEstimate, EstimatedGoods } from './contract.ts';
import { longLines, placeText, shortLines } from './estimate-text.ts';

const estimate: DeliveryEstimate = { zipcode: '08911', municipalities: ['Badalona'], products: [] };
const shared = { ...estimate, zipcode: '08184', municipalities: ['Palau-solità i Plegamans', 'Sabadell'] };
const first = { date: '2026-11-28', from: '09:00', to: '11:00' };
const delivery = { price: 6.9, from: false, freeFrom: 150, first };
const pickup = { readyAt: '2026-11-27T17:20:00.000Z' };
const now = new Date('2026-11-27T15:00:00Z');
const plain = (lines: string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
const short = (goods: EstimatedGoods, locale: 'es' | 'ca' = 'es') =>
  plain(shortLines(goods, { estimate, locale, now }));
const long = (goods: EstimatedGoods, of = estimate, locale: 'es' | 'ca' = 'es', pieces: number | 'basket' = 1) =>
  plain(longLines(goods, { estimate: of, locale, now, pieces }));

it('says price, threshold, first slot and pickup in few words, in both languages', () => {
  expect(short({ delivery, pickup })).toEqual([
    'Envío 6,90 €, gratis desde 150,00 €',
    'Llega desde mañana, 09:00-11:00',
    'Recogida hoy, 18:20',
  ]);
  expect(short({ delivery, pickup }, 'ca')).toEqual([
    'Enviament 6,90 €, gratuït des de 150,00 €',
    'Arriba des de demà, 09:00-11:00',
    'Recollida avui, 18:20',
  ]);
  expect(short({ delivery: { ...delivery, first: { ...first, date: '2026-12-03' } }, pickup: null })[1]).toBe(
    'Llega desde jue 3, 09:00-11:00',
  );
});

it('says it in sentences for the goods of a page', () => {
  expect(long({ delivery, pickup })).toEqual([
    '08911 Badalona: envío 6,90 € (1 unidad), gratis en pedidos desde 150,00 €.',
    'Te lo llevamos desde mañana, de 09:00 a 11:00.',
    'Para recoger en la tienda: listo hoy a las 18:20.',
  ]);
  expect(long({ delivery: { price: 39, from: true, freeFrom: null, first: null }, pickup: null }, shared)).toEqual([
    '08184 Palau-solità i Plegamans y otros: envío 39,00 € como mucho, según la dirección (1 unidad).',
  ]);
  expect(long({ delivery: { ...delivery, price: 0 }, pickup: null }, estimate, 'ca')[0]).toBe(
    '08911 Badalona: enviament gratuït (1 unitat).',
  );
});

it('says for how many pieces it is, and how heavy goods travel', () => {
  const goodsClass = { code: 'bulky', name: 'Voluminoso', kilograms: 450, handover: 'a pie de calle' };
  expect(long({ delivery: { ...delivery, price: 29 }, pickup: null, goodsClass }, estimate, 'es', 'basket')[0]).toBe(
    '08911 Badalona: envío 29,00 € (toda la cesta; 450 kg, voluminoso, a pie de calle), gratis en pedidos desde 150,00 €.',
  );
  const pallet = { code: 'pallet', name: 'Palet', handover: 'a peu de camió' };
  expect(
    long({ delivery: null, reason: 'individual_terms', pickup: null, goodsClass: pallet }, estimate, 'ca', 18),
  ).toEqual(['08911 Badalona: el preu de l’enviament s’acorda (18 unitats; palet). Truca’ns abans de demanar.']);
});

it('says where there is no price, and nothing of what can be had in no way', () => {
  expect(long({ delivery: null, reason: 'individual_terms', pickup: null })).toEqual([
    '08911 Badalona: el precio del envío se acuerda (1 unidad). Llámanos antes de pedir.',
  ]);
  expect(short({ delivery: null, reason: 'individual_terms', pickup })).toEqual([
    'Envío: precio por acordar',
    'Recogida hoy, 18:20',
  ]);
  expect(short({ delivery: null, reason: 'not_deliverable', pickup })[0]).toBe('Sin envío a 08911');
  expect(short({ delivery: null, reason: 'not_deliverable', pickup: null })).toEqual([]);
  expect(placeText(shared, 'ca')).toBe('08184 Palau-solità i Plegamans i altres');
});
