import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'hole-saw',
      drawing: 'hole-saw',
      name: { es: 'Corona perforadora {material:low} de {diameter}', ca: 'Corona perforadora de {material:low} de {diameter}' },
      points: [{ es: 'Profundidad de corte de {cutting-depth}.', ca: 'Profunditat de tall de {cutting-depth}.' }],
      brands: { ferrant: 1, titanor: 1, milwaukee: 0.85 },
      share: 0.85,
      models: [
        { material: 'bimetal', 'for-material': 'wood-metal', 'cutting-depth': 38 }, { material: 'carbide', 'for-material': 'universal', 'cutting-depth': 57 },
        { material: 'diamond', 'for-material': 'tile', 'cutting-depth': 30 },
      ],
      axes: { diameter: [20, 25, 32, 35, 40, 51, 60, 68, 76] },
      price: ({ diameter, material }) => (3.5 + diameter * 0.16) * (material === 'bimetal' ? 1 : material === 'carbide' ? 1.8 : 2.3),
      versionsBy: { codes: ['diameter'], label: { es: '{diameter}', ca: '{diameter}' } },
      stock: 'dozens',
      together: ['hammer-drill', 'safety-spectacles'],
    },
  ],
};
