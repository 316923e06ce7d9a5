import type { KindTable } from '../../kind-table.ts';
import { batteryVersions, cableVersions } from '../../tool-versions.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'angle-grinder',
      drawing: 'grinder',
      name: {
        es: 'Amoladora angular {power}, disco {disc-diameter}[, con {brake:low} de disco]',
        ca: 'Esmoladora angular {power}, disc {disc-diameter}[, amb {brake:low} de disc]',
      },
      points: [
        { es: 'Disco de {disc-diameter}, {speed} en vacío.', ca: 'Disc de {disc-diameter}, {speed} en buit.' },
        { es: 'Profundidad de corte de {cutting-depth}.', ca: 'Profunditat de tall de {cutting-depth}.' },
        { es: 'Peso de {weight}.', ca: 'Pes de {weight}.' },
      ],
      brands: { milwaukee: 1, norda: 1, ferrant: 0.95, vulkar: 0.95, makros: 0.9 },
      values: { 'power-source': 'mains', 'soft-start': true, cable: 4 },
      models: [
        { power: 750, 'disc-diameter': 115 }, { power: 850, 'disc-diameter': 125 }, { power: 1250, 'disc-diameter': 125 },
        { power: 1500, 'disc-diameter': 125, brake: true }, { power: 1700, 'disc-diameter': 150, brake: true },
        { power: 2200, 'disc-diameter': 230 }, { power: 2600, 'disc-diameter': 230, brake: true },
      ],
      share: 0.8,
      derived: {
        speed: ({ 'disc-diameter': disc }) => Math.round(1_380_000 / disc / 100) * 100,
        'cutting-depth': ({ 'disc-diameter': disc }) => Math.round(disc * 0.28),
        weight: ({ power, 'disc-diameter': disc }) => 0.6 + power / 1100 + disc / 110,
      },
      vary: { weight: 0.06 },
      price: ({ power, 'disc-diameter': disc, brake }) => 8 + power * 0.04 + disc * 0.22 + (brake ? 22 : 0),
      versions: cableVersions,
      instructions: 'grinders',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['cutting-disc', 'diamond-disc', 'safety-spectacles', 'mechanic-glove'],
    },
    {
      code: 'angle-grinder-battery',
      drawing: 'grinder',
      name: { es: 'Amoladora angular a batería {voltage}, disco {disc-diameter}', ca: 'Esmoladora angular de bateria {voltage}, disc {disc-diameter}' },
      points: [
        { es: 'Disco de {disc-diameter} a {speed}.', ca: 'Disc de {disc-diameter} a {speed}.' },
        { es: 'Peso sin batería de {weight}.', ca: 'Pes sense bateria de {weight}.' },
      ],
      brands: { milwaukee: 1, festool: 0.9, norda: 1, vulkar: 0.95, makros: 0.9 },
      values: { 'power-source': 'battery', brushless: true, brake: true, 'soft-start': true },
      models: [
        { voltage: 18, 'disc-diameter': 125 }, { voltage: 18, 'disc-diameter': 115 }, { voltage: 12, 'disc-diameter': 76 },
        { voltage: 36, 'disc-diameter': 230 },
      ],
      share: 0.75,
      derived: {
        speed: ({ 'disc-diameter': disc }) => Math.round(1_060_000 / disc / 100) * 100,
        'cutting-depth': ({ 'disc-diameter': disc }) => Math.round(disc * 0.27),
        weight: ({ voltage, 'disc-diameter': disc }) => 0.3 + voltage * 0.03 + disc / 85,
      },
      vary: { weight: 0.06 },
      price: ({ voltage, 'disc-diameter': disc }) => 20 + voltage * 3.1 + disc * 0.42,
      versions: batteryVersions,
      instructions: 'grinders',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['cutting-disc', 'diamond-disc', 'battery-pack'],
    },
  ],
};
