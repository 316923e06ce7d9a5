import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'pressure-sprayer',
      drawing: 'sprayer',
      name: { es: 'Pulverizador de presión {sprayer-form:low} de {volume}', ca: 'Polvoritzador de pressió {sprayer-form:low} de {volume}' },
      brands: { bellmunt: 1, stihl: 0.9, hortalia: 0.9 },
      share: 0.65,
      models: [
        { 'sprayer-form': 'hand', volume: 1.5 }, { 'sprayer-form': 'shoulder', volume: 5 }, { 'sprayer-form': 'shoulder', volume: 8 },
        { 'sprayer-form': 'backpack', volume: 16 },
      ],
      derived: { weight: ({ volume }) => 0.5 + volume * 0.22 },
      values: { material: 'polyethylene', pressure: 3 },
      price: ({ volume }) => 6 + volume * 3.4,
      stock: 'several',
      together: ['mask-ffp', 'safety-spectacles'],
    },
    {
      code: 'battery-sprayer',
      drawing: 'battery-sprayer',
      name: { es: 'Pulverizador a batería {voltage} de {volume}', ca: 'Polvoritzador de bateria {voltage} de {volume}' },
      brands: { stihl: 1, milwaukee: 0.95, bellmunt: 1 },
      values: { 'power-source': 'battery', pressure: 3, 'water-flow': 48 },
      models: [{ voltage: 12, volume: 5 }, { voltage: 18, volume: 15 }],
      derived: { weight: ({ volume }) => 1.4 + volume * 0.22 },
      price: ({ volume }) => 45 + volume * 5,
      instructions: 'sprayers',
      stock: 'few',
      together: ['battery-pack'],
    },
    {
      code: 'watering-can',
      drawing: 'watering-can',
      name: { es: 'Regadera de {material:low} de {volume}, color {colour:low}', ca: 'Regadora de {material:low} de {volume}, color {colour:low}' },
      brands: { hortalia: 1, bellmunt: 1 },
      models: [{ material: 'polyethylene', volume: 5 }, { material: 'polyethylene', volume: 10 }, { material: 'galvanised-steel', volume: 9 }],
      axes: { colour: ['green', 'anthracite'] },
      where: ({ material, colour }) => material === 'polyethylene' || colour === 'anthracite',
      derived: { weight: ({ volume }) => volume * 0.085 },
      price: ({ volume, material }) => (2 + volume * 0.7) * (material === 'galvanised-steel' ? 3 : 1),
      stock: 'dozens',
      together: ['plant-pot', 'plant-food'],
    },
  ],
};
