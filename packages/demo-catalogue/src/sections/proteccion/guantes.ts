import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'mechanic-glove',
      drawing: 'gloves',
      name: { es: 'Guantes de {material:low} con {coating:low}[, anticorte {cut-level}], talla {size}', ca: 'Guants de {material:low} amb {coating:low}[, anticort {cut-level}], talla {size}' },
      points: [{ es: 'Certificados según {standard}.', ca: 'Certificats segons {standard}.' }],
      brands: { protek: 1, norda: 1, garbi: 1, milwaukee: 1.1 },
      share: 0.8,
      values: { standard: 'en388', pack: 1 },
      models: [
        { material: 'nylon', coating: 'nitrile' }, { material: 'polyester', coating: 'latex' }, { material: 'nylon', coating: 'polyurethane', 'cut-level': 'b' },
        { material: 'polyamide', coating: 'nitrile', 'cut-level': 'd' },
      ],
      axes: { size: ['7', '8', '9', '10', '11'] },
      price: ({ 'cut-level': cut, material }) => (cut === 'd' ? 11.5 : cut === 'b' ? 6.8 : material === 'nylon' ? 4.2 : 2.9),
      versionsBy: { codes: ['size'], label: { es: 'Talla {size}', ca: 'Talla {size}' } },
      certificates: ['conformity'],
      unit: 'par',
      stock: 'hundreds',
      together: ['safety-spectacles', 'mask-ffp'],
    },
    {
      code: 'garden-glove',
      drawing: 'gloves',
      name: { es: 'Guantes de jardín de {material:low} con {coating:low}, talla {size}', ca: 'Guants de jardí de {material:low} amb {coating:low}, talla {size}' },
      points: [{ es: 'Certificados según {standard}.', ca: 'Certificats segons {standard}.' }],
      brands: { hortalia: 1 },
      values: { standard: 'en388', pack: 1 },
      models: [{ material: 'polyester', coating: 'latex' }],
      axes: { size: ['7', '8', '9', '10'] },
      price: () => 4.5,
      versionsBy: { codes: ['size'], label: { es: 'Talla {size}', ca: 'Talla {size}' } },
      certificates: ['conformity'],
      unit: 'par',
      stock: 'hundreds',
    },
  ],
};
