import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'spray-paint',
      drawing: 'spray-can',
      name: { es: 'Pintura en spray, color {colour:low} {finish:low}, {volume-ml}', ca: 'Pintura en esprai, color {colour:low} {finish:low}, {volume-ml}' },
      brands: { cromalia: 1, makros: 0.85 },
      share: 0.65,
      values: { 'paint-base': 'acrylic', 'volume-ml': 400 },
      models: [{ finish: 'gloss' }, { finish: 'matt' }],
      axes: { colour: ['white', 'black', 'red', 'blue', 'silver'] },
      price: () => 6.2,
      versionsBy: { codes: ['colour'], label: { es: '{colour}', ca: '{colour}' } },
      content: ({ 'volume-ml': volume }) => `${volume} ml`,
      stock: 'dozens',
      together: ['masking-tape', 'mask-ffp'],
    },
    {
      code: 'workshop-spray',
      drawing: 'workshop-spray',
      name: { es: 'Spray {spray-use:low}, {volume-ml}', ca: 'Esprai {spray-use:low}, {volume-ml}' },
      brands: { sellaplus: 1, cromalia: 1.05 },
      share: 0.65,
      models: [{ 'spray-use': 'penetrating' }, { 'spray-use': 'silicone' }, { 'spray-use': 'grease' }, { 'spray-use': 'contact' }, { 'spray-use': 'degreaser' }, { 'spray-use': 'zinc' }, { 'spray-use': 'air' }],
      axes: { 'volume-ml': [200, 400] },
      values: { 'spray-straw': true, temperature: 120 },
      price: ({ 'volume-ml': volume }) => 2.2 + volume * 0.013,
      versionsBy: { codes: ['volume-ml'], label: { es: '{volume-ml}', ca: '{volume-ml}' } },
      content: ({ 'volume-ml': volume }) => `${volume} ml`,
      stock: 'dozens',
      together: ['hex-key-set'],
    },
  ],
};
