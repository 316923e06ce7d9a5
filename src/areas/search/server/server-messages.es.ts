/** The search's texts on the server. */
export const es = {
  tabs: {
    products: 'Productos',
    sections: 'Secciones',
    brands: 'Marcas',
    pages: 'Páginas',
    guides: 'Guías',
    questions: 'Preguntas',
  },
  results: (text: string) => `Resultados de «${text}»`,
  nearest: (text: string) => `No tenemos exactamente «${text}»; esto es lo más parecido`,
};
