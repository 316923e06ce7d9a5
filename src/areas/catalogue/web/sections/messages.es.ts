/** The home page's. */
export const es = {
  categories: 'Categorías',
  offers: 'Ofertas',
  news: 'Novedades',
  brands: 'Marcas',
  forViewer: 'Recomendado por lo que has visto',
  heroLabel: 'Ofertas destacadas',
  heroTag: (percent: number) => `−${percent}\u00a0%`,
  heroButton: 'Ver el producto',
  slider: {
    kind: 'carrusel',
    pause: 'Pausar el carrusel',
    play: 'Reanudar el carrusel',
    slide: (number: number, count: number) => `Diapositiva ${number} de ${count}`,
  },
  moreSections: 'Más secciones',
  store: 'Nuestra tienda',
};
