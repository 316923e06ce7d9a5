import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'wood-board',
      drawing: 'wood-board',
      name: { es: 'Tablero de {material:low} de {thickness}, {length-cm} × {width-cm}', ca: 'Tauler de {material:low} de {thickness}, {length-cm} × {width-cm}' },
      points: [{ es: 'Grosor de {thickness}.', ca: 'Gruix de {thickness}.' }, { es: 'Peso aproximado: {weight}.', ca: 'Pes aproximat: {weight}.' }],
      brands: { lloret: 1 },
      models: [
        { material: 'plywood', thickness: 10 }, { material: 'plywood', thickness: 15 }, { material: 'osb', thickness: 11 }, { material: 'osb', thickness: 18 },
        { material: 'mdf', thickness: 10 }, { material: 'mdf', thickness: 19 }, { material: 'melamine', thickness: 16 }, { material: 'pine', thickness: 18 },
      ],
      axes: { 'length-cm': [122, 244], 'width-cm': [61, 122] },
      where: ({ 'length-cm': length, 'width-cm': width }) => length >= width * 2 || length === width,
      derived: { weight: ({ thickness, 'length-cm': length, 'width-cm': width }) => (thickness * length * width * 0.00065) / 10 },
      price: ({ material, thickness, 'length-cm': length, 'width-cm': width }) =>
        1.5 + ((length * width) / 10_000) * thickness * ({ plywood: 1.35, osb: 0.78, mdf: 0.82, melamine: 1.1, pine: 1.5 }[material] ?? 1),
      versionsBy: { codes: ['length-cm', 'width-cm'], label: { es: '{length-cm} × {width-cm}', ca: '{length-cm} × {width-cm}' } },
      content: ({ 'length-cm': length, 'width-cm': width }) => `${(length * width) / 10_000} m2`,
      deliveryClass: 'bulky',
      stock: 'dozens',
      together: ['wood-screw', 'counter-service', 'circular-saw-blade'],
    },
    {
      code: 'planed-batten',
      drawing: 'planed-batten',
      name: { es: 'Listón de pino cepillado de {thickness} × {width}, {length-cm}', ca: 'Llistó de pi ribotat de {thickness} × {width}, {length-cm}' },
      brands: { lloret: 1 },
      values: { material: 'pine' },
      models: [{ thickness: 18, width: 28 }, { thickness: 28, width: 45 }, { thickness: 45, width: 70 }],
      axes: { 'length-cm': [100, 240] },
      price: ({ thickness, width, 'length-cm': length }) => 0.4 + (thickness * width * length) / 48_000,
      versionsBy: { codes: ['length-cm'], label: { es: '{length-cm}', ca: '{length-cm}' } },
      content: ({ 'length-cm': length }) => `${length / 100} m`,
      stock: 'hundreds',
      together: ['wood-screw', 'wood-varnish'],
    },
  ],
};
