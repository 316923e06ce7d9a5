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
  sectionNames: { catalogue: 'Catálogo', unsorted: 'Sin clasificar' },
  breadcrumbs: { home: 'Inicio', brands: 'Marcas', promotions: 'Promociones' },
  facets: { brand: 'Marca', price: 'Precio', available: 'En stock', sale: 'En oferta' },
  rows: { popular: 'Lo más vendido', sale: 'Ofertas', new: 'Novedades' },
  technicalSheet: { general: 'Datos generales', yes: 'Sí' },
  seo: {
    listingTitle: (name: string) => `${name}: comprar en línea`,
    listingDescription: (name: string, count: number) =>
      `${name}: ${count} productos con precio, existencias y ficha técnica.`,
    productTitle: (name: string, brand: string | null) => (brand ? `${name} | ${brand}` : name),
    productDescription: (name: string, article: string) =>
      `${name}, referencia ${article}. Precio, existencias, ficha técnica y documentos.`,
    selection: 'Productos elegidos',
  },
};
