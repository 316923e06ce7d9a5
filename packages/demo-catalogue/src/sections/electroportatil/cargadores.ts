import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'fast-charger',
      drawing: 'charger',
      name: { es: 'Cargador rápido {voltage}, {charging-current}, con ventilación forzada', ca: 'Carregador ràpid {voltage}, {charging-current}, amb ventilació forçada' },
      points: [
        { es: 'Corriente de carga de {charging-current}.', ca: 'Corrent de càrrega de {charging-current}.' },
        { es: 'Protección contra sobrecarga y temperatura.', ca: 'Protecció contra sobrecàrrega i temperatura.' },
      ],
      brands: { milwaukee: 1, stihl: 1.05, festool: 0.9, mirka: 0.95, norda: 1, vulkar: 0.95, makros: 0.9, ferrant: 0.9, bellmunt: 1 },
      share: 0.85,
      values: { 'power-source': 'mains', bays: 1, cable: 1.8 },
      models: [{ voltage: 18 }, { voltage: 12 }, { voltage: 36 }],
      axes: { 'charging-current': [3, 6, 9] },
      where: ({ voltage, 'charging-current': current }) => voltage > 12 || current < 9,
      derived: {
        'charging-time': ({ 'charging-current': current }) => Math.round(315 / current),
        weight: ({ 'charging-current': current }) => 0.4 + current * 0.07,
      },
      price: ({ voltage, 'charging-current': current }) => 14 + voltage * 0.5 + current * 4.4,
      contents: [{ es: 'Cargador con cable', ca: 'Carregador amb cable' }, { es: 'Tornillos para la pared', ca: 'Cargols per a la paret' }],
      instructions: 'chargers',
      certificates: ['conformity', 'dealer'],
      stock: 'dozens',
      together: ['battery-pack'],
    },
    {
      code: 'multi-charger',
      drawing: 'multi-charger',
      name: { es: 'Cargador múltiple {voltage} para {bays} baterías', ca: 'Carregador múltiple {voltage} per a {bays} bateries' },
      points: [{ es: 'Corriente de carga de {charging-current}.', ca: 'Corrent de càrrega de {charging-current}.' }],
      brands: { milwaukee: 1, stihl: 1, festool: 0.9, norda: 1, bellmunt: 1 },
      values: { 'power-source': 'mains', 'charging-current': 6, cable: 2 },
      models: [{ voltage: 18, bays: 2 }, { voltage: 18, bays: 4 }, { voltage: 18, bays: 6 }, { voltage: 36, bays: 2 }],
      derived: { weight: ({ bays }) => 0.7 + bays * 0.45 },
      price: ({ voltage, bays }) => 25 + voltage * 0.6 + bays * 31,
      instructions: 'chargers',
      certificates: ['conformity'],
      stock: 'few',
      together: ['battery-pack'],
    },
  ],
};
