import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'pliers',
      drawing: 'pliers',
      name: { es: 'Alicates, {jaw:low}, {length}[, {insulated}]', ca: 'Alicates, {jaw:low}, {length}[, {insulated|aïllades a 1.000\u00a0V}]' },
      brands: { norda: 1, kolbrand: 1, milwaukee: 0.85, makros: 0.85 },
      share: 0.85,
      values: { material: 'chrome-vanadium' },
      models: [
        { jaw: 'universal', length: 160 }, { jaw: 'universal', length: 180, insulated: true }, { jaw: 'universal', length: 200 },
        { jaw: 'cutting', length: 160 }, { jaw: 'cutting', length: 180, insulated: true }, { jaw: 'long-nose', length: 160 },
        { jaw: 'long-nose', length: 200, insulated: true }, { jaw: 'slip-joint', length: 250 }, { jaw: 'slip-joint', length: 300 },
        { jaw: 'locking', length: 250 }, { jaw: 'stripping', length: 160, insulated: true }, { jaw: 'circlip', length: 180 }, { jaw: 'nipper', length: 220 },
      ],
      derived: { weight: ({ length }) => length / 720 },
      price: ({ length, insulated }) => 5 + length * 0.055 + (insulated ? 6 : 0),
      stock: 'dozens',
      together: ['screwdriver-set'],
    },
  ],
};
