import { expect, test } from 'vitest';
import { nameColumns } from './import-columns.ts';

test.each(['PVP sin IVA', 'Base imponible', 'Preu sense IVA', 'Net price', 'Tarifa s/IVA', 'PVP sin I.V.A.'])(
  'knows the header %s',
  (header) => expect(nameColumns(['Código', 'PVP', header])).toEqual(['article', 'price', 'net_price']),
);
