import { expect, test } from 'vitest';
import { meaningIn, recogniseExport } from '../exports/recognise-export.ts';
import { nameColumns } from './import-columns.ts';

test.each(['PVP sin IVA', 'Base imponible', 'Preu sense IVA', 'Net price', 'Tarifa s/IVA', 'PVP sin I.V.A.'])(
  'knows the header %s',
  (header) => expect(nameColumns(['Código', 'PVP', header])).toEqual(['article', 'price', 'net_price']),
);

test.each([
  [
    'Código;Nombre;Precio normal;Precio rebajado;Familia;Etiquetas',
    'article;name_es;price;sale_price;section;(Etiquetas)',
  ],
  ['SKU;Nombre;Publicado;Precio normal;Categorías;Familia', 'article;name_es;@published;price;@sections;(Familia)'],
  ['Handle;Title;Variant Price;Option12 Value;cost', '@family;name_es;price;@option_value12;cost'],
])('knows the headers of an export that somebody has changed: %s', (header, columns) => {
  const headers = header.split(';');
  const preset = recogniseExport(headers)!;
  expect(nameColumns(headers, {}, (one) => meaningIn(preset, one)).join(';')).toBe(columns);
});

test.each(['Código;Nombre;PVP;Precio rebajado', 'article;name_es;price;sale_price;stock;status', 'SKU;Name;Handle'])(
  'takes %s for no export',
  (header) => expect(recogniseExport(header.split(';'))).toBeUndefined(),
);
