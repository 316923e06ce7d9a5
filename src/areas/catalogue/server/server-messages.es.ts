/** The catalogue's texts on the server. */
export const es = {
  errors: {
    section_not_found: 'No encontramos esta sección.',
    section_moved: 'Esta sección ha cambiado de dirección.',
    brand_not_found: 'No encontramos esta marca.',
    promotion_not_found: 'No encontramos esta promoción.',
    product_not_found: 'No encontramos este producto.',
    product_moved: 'Este producto ha cambiado de dirección.',
    unknown_filter: 'Este filtro no existe.',
    broken_range: 'El mínimo no puede ser mayor que el máximo.',
  },
  /** Units of the catalogue by their code; others are shown as they are. */
  units: {
    bolsa: 'bolsa',
    bote: 'bote',
    caja: 'caja',
    cubo: 'cubo',
    juego: 'juego',
    lata: 'lata',
    m2: 'm²',
    m3: 'm³',
    palé: 'palé',
    paquete: 'paquete',
    par: 'par',
    pieza: 'pieza',
    rollo: 'rollo',
    saco: 'saco',
    tubo: 'tubo',
    ud: 'ud',
  } as Readonly<Record<string, string>>,
  labelPapers: { energy_label: 'Etiqueta energética', product_sheet: 'Ficha de información del producto' },
  sectionNames: { catalogue: 'Catálogo', unsorted: 'Sin clasificar' },
  breadcrumbs: { home: 'Inicio', brands: 'Marcas', promotions: 'Promociones' },
  facets: {
    sections: 'Sección',
    brand: 'Marca',
    price: 'Precio',
    ready: 'Precio con batería y cargador',
    available: 'En stock',
    sale: 'En oferta',
  },
  rows: { popular: 'Lo más vendido', sale: 'Ofertas', new: 'Novedades' },
  collections: {
    reduced: {
      name: 'Ofertas',
      description:
        'Todo lo que está rebajado ahora mismo, con el precio de antes y el más bajo de los 30 días anteriores.',
    },
    new: { name: 'Novedades', description: 'Lo último que ha llegado a la tienda.' },
  },
  technicalSheet: { general: 'Datos generales', yes: 'Sí' },
  seo: {
    productsOf: (brand: string) => `Productos de ${brand}`,
    products: { one: (count: number) => `${count} producto`, other: (count: number) => `${count} productos` },
    /** Brands and price are empty where there are none. */
    contents: ({ products, brands, from }: Record<'products' | 'brands' | 'from', string>) =>
      `${products}${brands && ` de ${brands}`}${from && ` desde ${from}`}.`,
    terms: 'Precios con IVA y existencias reales.',
    article: (article: string) => `Referencia ${article}.`,
    selection: 'Productos elegidos',
  },
};
