import type { KindTable, KitItem } from '../../kind-table.ts';

const drill: KitItem = { quantity: 1, words: { es: 'Taladro percutor', ca: 'Trepant percutor' }, find: { kind: 'hammer-drill' } };
const impact: KitItem = { quantity: 1, words: { es: 'Atornillador de impacto', ca: 'Cargolador d’impacte' }, find: { kind: 'impact-driver' } };
const grinder: KitItem = { quantity: 1, words: { es: 'Amoladora', ca: 'Esmoladora' }, find: { kind: 'angle-grinder-battery' } };
const saw: KitItem = { quantity: 1, words: { es: 'Sierra circular', ca: 'Serra circular' }, find: { kind: 'battery-circular-saw' } };
const batteries: KitItem = { quantity: 2, words: { es: 'Batería de litio', ca: 'Bateria de liti' }, find: { kind: 'battery-pack' } };
const charger: KitItem = { quantity: 1, words: { es: 'Cargador rápido', ca: 'Carregador ràpid' }, find: { kind: 'fast-charger' } };
const bag: KitItem = { quantity: 1, words: { es: 'Bolsa de herramientas', ca: 'Bossa d’eines' }, find: { kind: 'tool-bag', anyBrand: true } };

export const table: KindTable = {
  kinds: [
    {
      code: 'combo-2',
      drawing: 'machine-set',
      name: { es: 'Conjunto de taladro y atornillador de impacto {voltage}, 2 baterías y bolsa', ca: 'Conjunt de trepant i cargolador d’impacte {voltage}, 2 bateries i bossa' },
      brands: { milwaukee: 1, norda: 1, vulkar: 0.95, makros: 0.9, festool: 0.9 },
      values: { 'power-source': 'battery', delivery: 'kit', pieces: 2, brushless: true, 'variable-speed': true, led: true },
      models: [{ voltage: 18 }, { voltage: 12 }],
      derived: { weight: ({ voltage }) => 3.1 + voltage * 0.12 },
      price: ({ voltage }) => 90 + voltage * 12,
      kit: [drill, impact, batteries, charger, bag],
      instructions: 'combos',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['impact-bit-set', 'battery-pack'],
    },
    {
      code: 'combo-4',
      drawing: 'machine-set',
      name: { es: 'Conjunto de {pieces} máquinas {voltage}: taladro, impacto, amoladora y sierra', ca: 'Conjunt de {pieces} màquines {voltage}: trepant, impacte, esmoladora i serra' },
      brands: { milwaukee: 1, norda: 1, vulkar: 0.95 },
      values: { 'power-source': 'battery', delivery: 'kit', pieces: 4, brushless: true, 'variable-speed': true, led: true },
      models: [{ voltage: 18 }],
      derived: { weight: ({ voltage }) => 8.4 + voltage * 0.2 },
      price: () => 540,
      kit: [drill, impact, grinder, saw, batteries, charger, bag],
      instructions: 'combos',
      certificates: ['conformity', 'dealer'],
      stock: 'few',
      together: ['cutting-disc', 'impact-bit-set'],
    },
  ],
};
