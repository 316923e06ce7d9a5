import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'led-bulb',
      drawing: 'light-bulb',
      name: { es: 'Bombilla LED {bulb-form:low} {base}, {power}, {lumens}, {colour-temperature}', ca: 'Bombeta LED {bulb-form:low} {base}, {power}, {lumens}, {colour-temperature}' },
      points: [{ es: 'Casquillo {base}.', ca: 'Casquet {base}.' }, { es: '{lumens} con solo {power}.', ca: '{lumens} amb només {power}.' }],
      brands: { dralux: 1, makros: 0.9 },
      share: 0.65,
      models: [
        { 'bulb-form': 'standard', base: 'e27', power: 8.5, lumens: 806 }, { 'bulb-form': 'standard', base: 'e27', power: 11, lumens: 1055 },
        { 'bulb-form': 'candle', base: 'e14', power: 5, lumens: 470 }, { 'bulb-form': 'golf', base: 'e14', power: 5, lumens: 470 },
        { 'bulb-form': 'spot', base: 'gu10', power: 5, lumens: 400 }, { 'bulb-form': 'globe', base: 'e27', power: 13, lumens: 1521 },
      ],
      axes: { 'colour-temperature': [2700, 4000] },
      price: ({ lumens }) => 1.3 + lumens * 0.0026,
      versionsBy: { codes: ['colour-temperature'], label: { es: '{colour-temperature}', ca: '{colour-temperature}' } },
      stock: 'hundreds',
    },
    {
      code: 'filament-bulb',
      drawing: 'light-bulb',
      name: { es: 'Bombilla LED de filamento {bulb-form:low} {base}, {lumens}, regulable', ca: 'Bombeta LED de filament {bulb-form:low} {base}, {lumens}, regulable' },
      brands: { dralux: 1 },
      share: 0.75,
      values: { dimmable: true, filament: true, 'colour-temperature': 2700 },
      models: [{ 'bulb-form': 'standard', base: 'e27', lumens: 806 }, { 'bulb-form': 'globe', base: 'e27', lumens: 1055 }, { 'bulb-form': 'candle', base: 'e14', lumens: 470 }],
      price: ({ lumens }) => 4 + lumens * 0.006,
      stock: 'dozens',
    },
    {
      code: 'led-tube',
      drawing: 'led-tube',
      name: { es: 'Tubo LED G13 de {length-cm}, {power}, {colour-temperature}', ca: 'Tub LED G13 de {length-cm}, {power}, {colour-temperature}' },
      points: [{ es: 'Flujo de {lumens}.', ca: 'Flux de {lumens}.' }],
      brands: { dralux: 1, electra: 1 },
      share: 0.75,
      values: { base: 'g13' },
      models: [{ 'length-cm': 60, power: 9, lumens: 900 }, { 'length-cm': 120, power: 18, lumens: 1900 }, { 'length-cm': 150, power: 22, lumens: 2400 }],
      axes: { 'colour-temperature': [4000, 6500] },
      price: ({ 'length-cm': length }) => 2.6 + length * 0.052,
      versionsBy: { codes: ['colour-temperature'], label: { es: '{colour-temperature}', ca: '{colour-temperature}' } },
      contents: [{ es: 'Tubo', ca: 'Tub' }, { es: 'Cebador LED', ca: 'Encebador LED' }],
      stock: 'dozens',
    },
  ],
};
