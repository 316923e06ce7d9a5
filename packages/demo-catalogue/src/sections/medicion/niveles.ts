import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'spirit-level',
      drawing: 'level',
      name: { es: 'Nivel de burbuja de {length-cm}, precisión {accuracy}', ca: 'Nivell de bombolla de {length-cm}, precisió {accuracy}' },
      brands: { tessaro: 1, norda: 1, milwaukee: 0.9, makros: 0.85 },
      share: 0.9,
      values: { material: 'aluminium' },
      models: [{ accuracy: 0.5 }, { accuracy: 1 }],
      axes: { 'length-cm': [40, 60, 80, 100, 120, 180] },
      where: ({ accuracy, 'length-cm': length }) => accuracy < 1 || length <= 100,
      derived: { weight: ({ 'length-cm': length }) => length * 0.011 },
      price: ({ 'length-cm': length, accuracy }) => (6 + length * 0.2) * (accuracy < 1 ? 1.6 : 1),
      versionsBy: { codes: ['length-cm'], label: { es: '{length-cm}', ca: '{length-cm}' } },
      stock: 'dozens',
      together: ['tape-measure'],
    },
  ],
};
