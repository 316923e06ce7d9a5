import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'household-battery',
      drawing: 'household-battery',
      name: { es: 'Pilas {chemistry:low} {cell-size}, paquete de {pack}', ca: 'Piles {chemistry:low} {cell-size}, paquet de {pack}' },
      brands: { dralux: 1, makros: 0.75 },
      models: [
        ...['aa', 'aaa'].flatMap((size) => [4, 12, 24].map((pack) => ({ 'cell-size': size, chemistry: 'alkaline', pack }))),
        ...['aa', 'aaa'].map((size) => ({ 'cell-size': size, chemistry: 'rechargeable', pack: 4 })),
        { 'cell-size': 'c', chemistry: 'alkaline', pack: 2 }, { 'cell-size': 'd', chemistry: 'alkaline', pack: 2 }, { 'cell-size': '9v', chemistry: 'alkaline', pack: 1 },
      ],
      derived: {
        'cell-voltage': ({ 'cell-size': size, chemistry }) => (size === '9v' ? 9 : chemistry === 'rechargeable' ? 1.2 : 1.5),
        length: ({ 'cell-size': size }) => ({ aa: 50, aaa: 44, c: 50, d: 62 })[size] ?? 48,
      },
      price: ({ 'cell-size': size, chemistry, pack }) => 1 + pack * (chemistry === 'rechargeable' ? 2.6 : ({ aa: 0.62, aaa: 0.62, c: 1.9, d: 2.3 }[size] ?? 3.6)) * (pack > 10 ? 0.8 : 1),
      versionsBy: { codes: ['pack'], label: { es: '{pack}', ca: '{pack}' } },
      unit: 'paquete',
      stock: 'hundreds',
    },
    {
      code: 'button-cell',
      drawing: 'button-cell',
      name: { es: 'Pilas de botón {cell-size}, blíster de {pack}', ca: 'Piles de botó {cell-size}, blíster de {pack}' },
      brands: { dralux: 1, makros: 0.8 },
      models: [{ 'cell-size': 'cr2016' }, { 'cell-size': 'cr2025' }, { 'cell-size': 'cr2032' }],
      axes: { pack: [2, 5] },
      values: { chemistry: 'lithium', 'cell-voltage': 3, diameter: 20 },
      price: ({ pack }) => 1.2 + pack * 0.85,
      versionsBy: { codes: ['pack'], label: { es: '{pack}', ca: '{pack}' } },
      unit: 'paquete',
      stock: 'hundreds',
    },
  ],
};
