export const es = {
  notFound: 'No encontramos esta página',
  notFoundText:
    'Puede que haya cambiado de sitio o que la dirección tenga un error. Búscalo aquí o empieza por el catálogo.',
  toHome: 'Ir al inicio',
  toCatalogue: 'Ver el catálogo',
  popularSections: 'Secciones del catálogo',
};
