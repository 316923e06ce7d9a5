import type { KindTable } from '../../kind-table.ts';
import { batteryVersions, cableVersions } from '../../tool-versions.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'battery-rotary-hammer',
      drawing: 'hammerdrill',
      name: { es: 'Martillo perforador a batería {voltage}, {shank}, {impact-energy}', ca: 'Martell perforador de bateria {voltage}, {shank}, {impact-energy}' },
      points: [
        { es: 'Hasta {drill-concrete} en hormigón.', ca: 'Fins a {drill-concrete} en formigó.' },
        { es: 'Vibración de {vibration}.', ca: 'Vibració de {vibration}.' },
      ],
      brands: { milwaukee: 1, festool: 0.9, norda: 1, vulkar: 0.95 },
      values: { 'power-source': 'battery', brushless: true, led: true },
      models: [
        { voltage: 12, shank: 'sds-plus', 'impact-energy': 1.1 }, { voltage: 18, shank: 'sds-plus', 'impact-energy': 2.4 },
        { voltage: 18, shank: 'sds-plus', 'impact-energy': 4.5 }, { voltage: 36, shank: 'sds-max', 'impact-energy': 8.2 },
      ],
      derived: {
        'drill-concrete': ({ 'impact-energy': energy }) => 12 + Math.round(energy * 4.2),
        weight: ({ 'impact-energy': energy }) => 1.3 + energy * 0.52,
        vibration: ({ 'impact-energy': energy }) => 7 + energy * 0.7,
      },
      vary: { weight: 0.06, vibration: 0.1 },
      price: ({ voltage, 'impact-energy': energy }) => 60 + voltage * 2.4 + energy * 36,
      versions: batteryVersions,
      instructions: 'rotary-hammers',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['sds-bit', 'battery-pack', 'mask-ffp'],
    },
    {
      code: 'mains-rotary-hammer',
      drawing: 'hammerdrill',
      name: { es: 'Martillo perforador con cable {power}, {shank}, {impact-energy}', ca: 'Martell perforador amb cable {power}, {shank}, {impact-energy}' },
      points: [
        { es: 'Hasta {drill-concrete} en hormigón.', ca: 'Fins a {drill-concrete} en formigó.' },
        { es: 'Peso de {weight} y cable de {cable}.', ca: 'Pes de {weight} i cable de {cable}.' },
      ],
      brands: { milwaukee: 0.9, norda: 1, vulkar: 0.95, makros: 0.9, ferrant: 0.95 },
      values: { 'power-source': 'mains', cable: 4, 'variable-speed': true },
      models: [
        { power: 620, shank: 'sds-plus', 'impact-energy': 2.1 }, { power: 800, shank: 'sds-plus', 'impact-energy': 2.8 },
        { power: 900, shank: 'sds-plus', 'impact-energy': 3.6 }, { power: 1100, shank: 'sds-max', 'impact-energy': 6.5 },
        { power: 1500, shank: 'sds-max', 'impact-energy': 12.5 },
      ],
      share: 0.85,
      derived: {
        'drill-concrete': ({ 'impact-energy': energy }) => 16 + Math.round(energy * 3.2),
        weight: ({ 'impact-energy': energy }) => 1.6 + energy * 0.62,
        vibration: ({ 'impact-energy': energy }) => 9 + energy * 0.5,
      },
      vary: { weight: 0.06, vibration: 0.1 },
      price: ({ power, 'impact-energy': energy }) => 30 + power * 0.06 + energy * 32,
      versions: cableVersions,
      instructions: 'rotary-hammers',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['sds-bit', 'mechanic-glove', 'ear-defender'],
    },
  ],
};
