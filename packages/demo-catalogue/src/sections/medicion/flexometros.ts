import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'tape-measure',
      drawing: 'tape',
      name: { es: 'Flexómetro {length-m} × {blade-width}, color {colour:low}', ca: 'Cinta mètrica {length-m} × {blade-width}, color {colour:low}' },
      brands: { tessaro: 1, norda: 1, milwaukee: 0.85, makros: 0.85 },
      share: 0.9,
      models: [
        { 'length-m': 3, 'blade-width': 16 }, { 'length-m': 5, 'blade-width': 19 }, { 'length-m': 5, 'blade-width': 25 },
        { 'length-m': 8, 'blade-width': 25 }, { 'length-m': 10, 'blade-width': 32 },
      ],
      axes: { colour: ['yellow', 'black'] },
      derived: { weight: ({ 'length-m': length }) => 0.08 + length * 0.045 },
      price: ({ 'length-m': length, 'blade-width': width }) => 1.5 + length * 0.95 + width * 0.14,
      versionsBy: { codes: ['colour'], label: { es: '{colour}', ca: '{colour}' } },
      stock: 'hundreds',
      together: ['spirit-level'],
    },
    {
      code: 'long-tape',
      drawing: 'long-tape',
      name: { es: 'Cinta métrica de {length-m}, {material:low}', ca: 'Cinta mètrica de {length-m}, {material:low}' },
      brands: { tessaro: 1, norda: 1, makros: 0.9 },
      models: [{ 'length-m': 20 }, { 'length-m': 30 }, { 'length-m': 50 }],
      axes: { material: ['fibreglass', 'steel'] },
      derived: { weight: ({ 'length-m': metres }) => 0.2 + metres * 0.017 },
      values: { width: 13 },
      price: ({ 'length-m': length, material }) => 6 + length * (material === 'steel' ? 0.62 : 0.4),
      stock: 'several',
    },
  ],
};
