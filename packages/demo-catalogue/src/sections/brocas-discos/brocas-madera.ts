import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'wood-bit',
      drawing: 'drill-bit',
      name: { es: 'Broca de tres puntas para madera de {diameter}, longitud {length}', ca: 'Broca de tres puntes per a fusta de {diameter}, llargada {length}' },
      brands: { ferrant: 1, titanor: 1, festool: 0.7, makros: 0.9 },
      values: { shank: 'cylindrical', 'for-material': 'wood', material: 'chrome-vanadium', pack: 1 },
      models: [3, 4, 5, 6, 7, 8, 10, 12, 14].map((diameter) => ({ diameter })),
      derived: { length: ({ diameter }) => Math.round(50 + diameter * 8.5) },
      price: ({ diameter }) => 1 + diameter * 0.42,
      versionsBy: { codes: ['diameter'], label: { es: '{diameter}', ca: '{diameter}' } },
      stock: 'hundreds',
      together: ['drill-driver'],
    },
    {
      code: 'spade-bit',
      drawing: 'spade-bit',
      name: { es: 'Broca plana para madera de {diameter}', ca: 'Broca plana per a fusta de {diameter}' },
      brands: { ferrant: 1, titanor: 1, milwaukee: 0.9 },
      values: { shank: 'hex', 'for-material': 'wood', material: 'steel', length: 152, pack: 1 },
      models: [12, 14, 16, 18, 20, 22, 25, 32, 38].map((diameter) => ({ diameter })),
      price: ({ diameter }) => 2 + diameter * 0.14,
      versionsBy: { codes: ['diameter'], label: { es: '{diameter}', ca: '{diameter}' } },
      stock: 'hundreds',
      together: ['drill-driver'],
    },
    {
      code: 'wood-bit-set',
      drawing: 'drill-bits',
      name: { es: 'Juego de {pieces} brocas para madera, en estuche', ca: 'Joc de {pieces} broques per a fusta, en estoig' },
      brands: { ferrant: 1, titanor: 1.1, makros: 0.85 },
      values: { shank: 'cylindrical', 'for-material': 'wood', material: 'chrome-vanadium' },
      models: [{ pieces: 5 }, { pieces: 8 }, { pieces: 15 }],
      price: ({ pieces }) => 3.5 + pieces * 1.55,
      stock: 'dozens',
    },
  ],
};
