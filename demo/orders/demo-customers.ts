import type { Order } from '#areas/orders/contract.ts';
import type { Locale } from '#i18n/locale.ts';

export interface DemoCustomer {
  readonly locale: Locale;
  readonly customer: Order['customer'];
  /** Where their goods are brought to. */
  readonly address: {
    readonly zipcode: string;
    readonly city: string;
    readonly street: string;
    readonly house: string;
  };
}

type Line = readonly [
  locale: Locale,
  name: string,
  surname: string,
  phone: string,
  zipcode: string,
  city: string,
  street: string,
  house: string,
];

const people: readonly Line[] = [
  ['ca', 'Mercè', 'Soler Vidal', '600 100 001', '08911', 'Badalona', 'Carrer de Sant Bru', '18'],
  ['es', 'Antonio', 'García Ruiz', '600 100 002', '08912', 'Badalona', 'Avinguda de Martí i Pujol', '40'],
  ['ca', 'Jordi', 'Puig Ferrer', '600 100 003', '08913', 'Badalona', 'Carrer de Lleida', '7'],
  ['es', 'Carmen', 'López Moreno', '600 100 004', '08914', 'Badalona', 'Carrer de la Pau', '23'],
  ['ca', 'Núria', 'Casals Roca', '600 100 005', '08915', 'Badalona', 'Carrer del Mar', '61'],
  ['es', 'Manuel', 'Fernández Gil', '600 100 006', '08916', 'Badalona', 'Carrer de Pau Piferrer', '5'],
  ['ca', 'Pere', 'Vila Bosch', '600 100 007', '08917', 'Badalona', 'Carrer de Baldomer Solà', '88'],
  ['es', 'Lucía', 'Martín Ortega', '600 100 008', '08918', 'Badalona', 'Carrer de Güell i Ferrer', '12'],
  ['ca', 'Montserrat', 'Riba Pons', '600 100 009', '08911', 'Badalona', 'Carrer d’en Prim', '140'],
  ['es', 'David', 'Sánchez Prieto', '600 100 010', '08912', 'Badalona', 'Carrer de Sant Joan de la Creu', '3'],
  ['ca', 'Oriol', 'Serra Mas', '600 100 011', '08913', 'Badalona', 'Carrer de Coll i Pujol', '77'],
  ['es', 'Pilar', 'Romero Díaz', '600 100 012', '08914', 'Badalona', 'Carrer de Juan Valera', '19'],
];

const companies: readonly (readonly [organization: string, document: string, Line])[] = [
  [
    'Reformes Montigalà, S.L.',
    'B60000015',
    ['ca', 'Laura', 'Camps Font', '600 200 001', '08917', 'Badalona', 'Carrer de la Indústria', '230'],
  ],
  [
    'Electricidad Besòs, S.L.',
    'B60000023',
    ['es', 'Rafael', 'Navarro Cano', '600 200 002', '08918', 'Badalona', 'Carrer de Guifré', '410'],
  ],
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function customerOf(
  [locale, name, surname, phone, zipcode, city, street, house]: Line,
  company?: readonly [organization: string, document: string],
): DemoCustomer {
  return {
    locale,
    customer: {
      type: company ? 'legal' : 'individual',
      name,
      surname,
      email: `${plain(name)}.${plain(surname.split(' ')[0]!)}@example.com`,
      phone,
      document: company ? { type: 'CIF', number: company[1] } : null,
      organization: company?.[0] ?? null,
      ...(company && { address: { value: { zipcode }, street, house, city } }),
    },
    address: { zipcode, city, street, house },
  };
}

/** Who has ordered at the demo: people and companies that do not exist. */
export const demoCustomers: readonly DemoCustomer[] = [
  ...people.map((line) => customerOf(line)),
  ...companies.map(([organization, document, line]) => customerOf(line, [organization, document])),
];
