import type { KindTable } from '../../kind-table.ts';
import { batteryVersions, cableVersions } from '../../tool-versions.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'circular-saw',
      drawing: 'circular-saw',
      name: { es: 'Sierra circular {power}, disco {disc-diameter}, corte {cutting-depth}', ca: 'Serra circular {power}, disc {disc-diameter}, tall {cutting-depth}' },
      points: [{ es: 'Profundidad de corte de {cutting-depth} a 90°.', ca: 'Profunditat de tall de {cutting-depth} a 90°.' }],
      brands: { festool: 1.1, milwaukee: 0.95, norda: 1, vulkar: 0.9, makros: 0.9 },
      share: 0.85,
      values: { 'power-source': 'mains', 'dust-port': true, cable: 4 },
      models: [
        { power: 1050, 'disc-diameter': 160, 'cutting-depth': 55 }, { power: 1200, 'disc-diameter': 165, 'cutting-depth': 57 },
        { power: 1500, 'disc-diameter': 190, 'cutting-depth': 66 }, { power: 2000, 'disc-diameter': 235, 'cutting-depth': 85 },
      ],
      derived: { weight: ({ power }) => 1.6 + power / 450 },
      price: ({ power }) => 14 + power * 0.105,
      versions: cableVersions,
      instructions: 'circular-saws',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['safety-spectacles', 'mask-ffp'],
    },
    {
      code: 'battery-circular-saw',
      drawing: 'circular-saw',
      name: { es: 'Sierra circular a batería {voltage}, disco {disc-diameter}', ca: 'Serra circular de bateria {voltage}, disc {disc-diameter}' },
      points: [{ es: 'Profundidad de corte de {cutting-depth}.', ca: 'Profunditat de tall de {cutting-depth}.' }],
      brands: { milwaukee: 1, festool: 1, norda: 1, vulkar: 0.9 },
      values: { 'power-source': 'battery', brushless: true, brake: true, 'dust-port': true },
      models: [
        { voltage: 18, 'disc-diameter': 165, 'cutting-depth': 55 }, { voltage: 18, 'disc-diameter': 190, 'cutting-depth': 66 },
        { voltage: 12, 'disc-diameter': 140, 'cutting-depth': 44 },
      ],
      derived: { weight: ({ 'disc-diameter': disc }) => disc / 55 },
      price: ({ voltage, 'disc-diameter': disc }) => 20 + voltage * 2.8 + disc * 0.35,
      versions: batteryVersions,
      instructions: 'circular-saws',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['battery-pack'],
    },
  ],
};
