import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'battery-pack',
      drawing: 'battery',
      name: { es: 'Batería de litio {voltage}, {battery-capacity}, con indicador de carga', ca: 'Bateria de liti {voltage}, {battery-capacity}, amb indicador de càrrega' },
      points: [
        { es: 'Capacidad de {battery-capacity} a {voltage}.', ca: 'Capacitat de {battery-capacity} a {voltage}.' },
        { es: 'Peso de {weight}.', ca: 'Pes de {weight}.' },
        { es: 'Indicador de carga de cuatro luces.', ca: 'Indicador de càrrega de quatre llums.' },
      ],
      brands: { milwaukee: 1, stihl: 1.05, festool: 0.9, mirka: 0.95, norda: 1, vulkar: 0.95, makros: 0.9, ferrant: 0.95, bellmunt: 1 },
      models: [
        { voltage: 18, 'battery-capacity': 5, cells: 'li-ion' }, { voltage: 18, 'battery-capacity': 8, cells: 'high-output' },
        { voltage: 12, 'battery-capacity': 2, cells: 'li-ion' }, { voltage: 12, 'battery-capacity': 4, cells: 'li-ion' },
        { voltage: 18, 'battery-capacity': 2, cells: 'li-ion' }, { voltage: 18, 'battery-capacity': 4, cells: 'li-ion' },
        { voltage: 18, 'battery-capacity': 12, cells: 'high-output' }, { voltage: 36, 'battery-capacity': 4, cells: 'high-output' },
        { voltage: 36, 'battery-capacity': 6, cells: 'tabless' },
      ],
      derived: {
        energy: ({ voltage, 'battery-capacity': capacity }) => voltage * capacity,
        weight: ({ voltage, 'battery-capacity': capacity }) => 0.12 + voltage * capacity * 0.0062,
      },
      vary: { weight: 0.05 },
      price: ({ voltage, 'battery-capacity': capacity }) => 22 + voltage * capacity * 0.58,
      contents: [{ es: 'Batería con tapa protectora', ca: 'Bateria amb tapa protectora' }],
      instructions: 'batteries',
      certificates: ['conformity', 'dealer'],
      stock: 'dozens',
      together: ['fast-charger', 'hammer-drill', 'angle-grinder-battery'],
    },
  ],
};
