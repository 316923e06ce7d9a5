import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'screwdriver',
      drawing: 'screwdriver',
      name: { es: 'Destornillador {tip-size} de {length}[, {insulated}]', ca: 'Tornavís {tip-size} de {length}[, {insulated}]' },
      brands: { norda: 1, kolbrand: 1, milwaukee: 0.8, makros: 0.85 },
      share: 0.9,
      values: { material: 'chrome-vanadium' },
      models: [
        { tip: 'ph', 'tip-size': 'ph1', length: 80 }, { tip: 'ph', 'tip-size': 'ph2', length: 100 }, { tip: 'pz', 'tip-size': 'pz1', length: 80 },
        { tip: 'pz', 'tip-size': 'pz2', length: 100 }, { tip: 'torx', 'tip-size': 't15', length: 80 }, { tip: 'torx', 'tip-size': 't25', length: 100 },
        { tip: 'slotted', 'tip-size': 's4', length: 100 }, { tip: 'slotted', 'tip-size': 's65', length: 150 },
        { tip: 'ph', 'tip-size': 'ph2', length: 125, insulated: true }, { tip: 'slotted', 'tip-size': 's55', length: 125, insulated: true },
      ],
      price: ({ length, insulated }) => 2.6 + length * 0.025 + (insulated ? 3.2 : 0),
      stock: 'dozens',
      together: ['screwdriver-set'],
    },
    {
      code: 'screwdriver-set',
      drawing: 'screwdrivers',
      name: { es: 'Juego de {pieces} destornilladores[ {insulated}][, {tip}]', ca: 'Joc de {pieces} tornavisos[ {insulated|aïllats a 1.000\u00a0V}][, {tip}]' },
      brands: { norda: 1, kolbrand: 1, milwaukee: 0.85, makros: 0.85, tramet: 1 },
      values: { material: 'chrome-vanadium', cased: true },
      models: [
        { pieces: 5, insulated: true }, { pieces: 7, insulated: true }, { pieces: 6 },
        { pieces: 8, tip: 'torx' }, { pieces: 12 },
      ],
      derived: { weight: ({ pieces }) => pieces * 0.09 },
      price: ({ pieces, insulated }) => 5 + pieces * (insulated ? 5.6 : 3.3),
      stock: 'dozens',
      together: ['screwdriver'],
    },
  ],
};
