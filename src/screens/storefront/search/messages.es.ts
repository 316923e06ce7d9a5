/** The page of results. */
export const es = {
  title: (text: string) => `Resultados de «${text}»`,
  emptyTitle: 'No hemos encontrado nada',
  noProducts: 'No hemos encontrado ningún producto',
  emptyText: 'Prueba a cambiar la búsqueda y seguro que encuentras productos.',
  tips: 'Ideas para encontrarlo',
  tipSpelling: 'Comprueba que las palabras estén bien escritas.',
  tipFewer: 'Usa menos palabras: el tipo de producto y una medida o una marca bastan.',
  tipReference: 'Si tienes la referencia o el código de barras, escríbelo tal cual.',
  toCatalogue: 'Ir al catálogo',
  askCounter: 'Pregúntanos',
  askInChat: 'Preguntar en el chat',
  sections: 'Secciones destacadas',
  popular: 'Lo más buscado',
  /** Words about the nearest section. */
  nearestSections: 'Quizá lo encuentres en',
  nearestProducts: (section: string) => `Lo más vendido en ${section}`,
  pages: 'En la tienda',
  pageKinds: { pages: 'Página', guides: 'Guía', questions: 'Pregunta' },
  related: 'Ver también',
};
