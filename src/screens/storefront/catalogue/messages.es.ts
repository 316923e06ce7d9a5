export const es = {
  brands: 'Marcas en esta sección',
  questions: 'Preguntas y respuestas',
  brandsTitle: 'Marcas',
  brandsDescription: 'Todas las marcas de herramienta, ferretería y jardín que vendemos, con su catálogo completo.',
  brandsList: 'Lista de marcas',
  certificates: 'Certificados de la marca',
};
