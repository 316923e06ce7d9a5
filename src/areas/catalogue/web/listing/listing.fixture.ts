import type { Facet, Listing, ProductCard } from '../../contract.ts';

/** A reduced product in stock; `change` gives it what a test is about. */
export const productOf = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  slug: 'taladro-percutor-18-v',
  url: '/product/taladro-percutor-18-v',
  name: 'Taladro percutor a batería 18 V, 60 Nm, con 2 baterías de 5,0 Ah y maletín',
  modelName: null,
  article: '48-1860',
  brand: { code: 'milwaukee', name: 'Milwaukee', url: '/brands/milwaukee', color: '#C4262E' },
  section: { id: 172, name: 'Taladros', url: '/catalog/herramientas/electroportatil/taladros' },
  picture: { url: '/pictures/1', width: 1600, height: 1600 },
  pictures: [],
  price: { base: 429, sale: 339.9, currency: 'EUR' },
  vatRate: 21,
  discount: 20,
  lowestPrice30Days: 399,
  unitPrice: null,
  kitSaving: null,
  stock: { available: true, quantity: 12 },
  labels: ['sale'],
  isArchived: false,
  isSellable: true,
  isVirtual: false,
  unit: 'ud',
  attributes: [
    { code: 'torque', name: 'Par máximo', value: '60', unit: 'Nm' },
    { code: 'voltage', name: 'Tensión', value: '18', unit: 'V' },
  ],
  ...change,
});

const values = (names: readonly string[]) =>
  names.map((name, index) => ({ value: name.toLowerCase(), name, count: 40 - index, selected: false }));

export const facets: Facet[] = [
  { code: 'price', name: 'Precio', type: 'range', unit: 'EUR', min: 6.95, max: 989 },
  { code: 'available', name: 'En stock', type: 'flag', count: 96, selected: false },
  { code: 'sale', name: 'Con descuento', type: 'flag', count: 38, selected: false },
  {
    code: 'brand',
    name: 'Marca',
    type: 'list',
    values: values([
      'Milwaukee',
      'Festool',
      'Mirka',
      'Stihl',
      'Norda',
      'Ferrant',
      'Bellmunt',
      'Tramet',
      'Costa',
      'Roca',
    ]),
  },
  { code: 'voltage', name: 'Tensión', type: 'list', values: values(['12', '18', '36', '230']) },
  { code: 'power', name: 'Potencia', type: 'range', unit: 'W', min: 350, max: 2400 },
  { code: 'brushless', name: 'Motor sin escobillas', type: 'flag', count: 21, selected: false },
];

export const listingOf = (change: Partial<Listing> = {}): Listing => ({
  products: Array.from({ length: 24 }, (_, index) =>
    productOf({
      id: index + 1,
      slug: `taladro-${index}`,
      url: `/product/taladro-${index}`,
      ...(index % 3 && { price: { base: 159, sale: 0, currency: 'EUR' }, discount: 0, lowestPrice30Days: null }),
    }),
  ),
  total: 96,
  page: 1,
  pages: 4,
  limit: 24,
  sort: 'popular',
  filter: facets,
  seo: {
    title: 'Taladros',
    description: 'Taladros de todas las marcas',
    canonical: 'https://shop.example/catalog/taladros',
  },
  breadcrumbs: [
    { name: 'Inicio', url: '/' },
    { name: 'Taladros', url: '/catalog/taladros' },
  ],
  section: { id: 172, name: 'Taladros', url: '/catalog/taladros', description: 'Cómo elegir.', children: [] },
  brand: null,
  ...change,
});
