import type { Values } from './attributes.ts';
import { writeNumber } from './fill-template.ts';
import type { KitItem, Version } from './kind-table.ts';
import { same, type Words } from './words.ts';

const body: Version = {
  code: 'body',
  label: { es: 'Solo cuerpo', ca: 'Només cos' },
  name: { es: ', solo cuerpo', ca: ', només cos' },
  price: (price) => price,
  values: { delivery: 'body' },
  contents: [
    { es: 'Máquina', ca: 'Màquina' },
    { es: 'Manual de instrucciones', ca: 'Manual d’instruccions' },
  ],
  included: [
    {
      es: 'Va sin batería ni cargador: le sirven los de {voltage} de {brand} que ya tengas.',
      ca: 'Va sense bateria ni carregador: li serveixen els de {voltage} de {brand} que ja tinguis.',
    },
    {
      es: 'Es solo la máquina, con su manual; la batería de {voltage} y el cargador {brand} se compran aparte.',
      ca: 'És només la màquina, amb el manual; la bateria de {voltage} i el carregador {brand} es compren a part.',
    },
    {
      es: 'Si ya tienes baterías {brand} de {voltage}, esta es la versión que te sale a cuenta; si no, mira el kit.',
      ca: 'Si ja tens bateries {brand} de {voltage}, aquesta és la versió que et surt a compte; si no, mira el kit.',
    },
  ],
};

const bodyItem = (words: Words): KitItem => ({ quantity: 1, words, find: { kind: 'body' } });

const batteryItem = (quantity: number, capacity: number): KitItem => ({
  quantity,
  words: {
    es: `Batería de litio ${writeNumber(capacity, 1)}\u00a0Ah`,
    ca: `Bateria de liti ${writeNumber(capacity, 1)}\u00a0Ah`,
  },
  find: { kind: 'battery-pack', values: { 'battery-capacity': capacity } },
});

const chargerItem: KitItem = {
  quantity: 1,
  words: { es: 'Cargador rápido', ca: 'Carregador ràpid' },
  find: { kind: 'fast-charger' },
};

const caseItem: KitItem = {
  quantity: 1,
  words: { es: 'Maletín apilable con inserto', ca: 'Maletí apilable amb inserció' },
  find: { kind: 'stackable-case', values: { volume: 20 }, anyBrand: true },
};

/** The machine with batteries, charger and case. Its price is only where no part tells (kit-prices.ts). */
function kit(count: number, capacity: number, fits: Version['fits']): Version {
  const written = `${writeNumber(capacity, 1)}\u00a0Ah`;
  const values: Values = { delivery: 'kit', 'battery-capacity': capacity };
  const batteries =
    count === 1
      ? { es: `con batería de ${written} y maletín`, ca: `amb bateria de ${written} i maletí` }
      : { es: `con ${count} baterías de ${written} y maletín`, ca: `amb ${count} bateries de ${written} i maletí` };
  return {
    code: `kit-${count}x${capacity}`,
    fits,
    label: same(`Kit ${count} × ${written}`),
    name: { es: `, ${batteries.es}`, ca: `, ${batteries.ca}` },
    price: (price) => price + 45 + count * (14 + 9.5 * capacity),
    values,
    contents: [
      { es: 'Máquina', ca: 'Màquina' },
      { es: `${count} × batería ${written}`, ca: `${count} × bateria ${written}` },
      { es: 'Cargador', ca: 'Carregador' },
      { es: 'Maletín', ca: 'Maletí' },
      { es: 'Manual de instrucciones', ca: 'Manual d’instruccions' },
    ],
    included: [
      {
        es: `Incluye ${count === 1 ? 'una batería' : `${count} baterías`} de ${written}, cargador y maletín: sacar y a trabajar.`,
        ca: `Inclou ${count === 1 ? 'una bateria' : `${count} bateries`} de ${written}, carregador i maletí: treure’n la màquina i a treballar.`,
      },
      {
        es: `En el maletín van ${count === 1 ? 'una batería' : `${count} baterías`} de ${written}, el cargador y el manual.`,
        ca: `Al maletí hi van ${count === 1 ? 'una bateria' : `${count} bateries`} de ${written}, el carregador i el manual.`,
      },
    ],
    kit: [
      bodyItem({ es: 'Máquina, solo cuerpo', ca: 'Màquina, només cos' }),
      batteryItem(count, capacity),
      chargerItem,
      caseItem,
    ],
  };
}

const is18 = ({ voltage }: { readonly voltage: number }): boolean => voltage === 18;
const isOther = ({ voltage }: { readonly voltage: number }): boolean => voltage !== 18;

/** Battery tools are sold bare and in kits. */
export const batteryVersions: readonly Version[] = [body, kit(2, 5, is18), kit(2, 4, isOther)];

export const fullBatteryVersions: readonly Version[] = [...batteryVersions, kit(2, 8, is18)];

/** Versions of corded tools. */
export const cableVersions: readonly Version[] = [
  {
    code: 'box',
    label: { es: 'En caja', ca: 'En capsa' },
    name: { es: '', ca: '' },
    price: (price) => price,
    values: { delivery: 'box' },
    contents: [
      { es: 'Máquina', ca: 'Màquina' },
      { es: 'Manual de instrucciones', ca: 'Manual d’instruccions' },
    ],
    included: [
      { es: 'Viene en caja de cartón, con el manual.', ca: 'Ve en capsa de cartró, amb el manual.' },
      {
        es: 'En la caja va la máquina con su manual, sin maletín.',
        ca: 'A la capsa hi va la màquina amb el manual, sense maletí.',
      },
    ],
  },
  {
    code: 'case',
    label: { es: 'Con maletín', ca: 'Amb maletí' },
    name: { es: ', con maletín', ca: ', amb maletí' },
    price: (price) => price * 1.04 + 16,
    values: { delivery: 'case' },
    contents: [
      { es: 'Máquina', ca: 'Màquina' },
      { es: 'Maletín de transporte', ca: 'Maletí de transport' },
      { es: 'Manual de instrucciones', ca: 'Manual d’instruccions' },
    ],
    included: [
      { es: 'Viene en maletín de transporte, con el manual.', ca: 'Ve en maletí de transport, amb el manual.' },
      {
        es: 'El maletín de transporte va incluido y protege la máquina en la furgoneta.',
        ca: 'El maletí de transport hi va inclòs i protegeix la màquina a la furgoneta.',
      },
    ],
  },
];
