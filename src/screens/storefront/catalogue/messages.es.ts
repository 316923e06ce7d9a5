export const es = {
  brands: 'Marcas en esta sección',
  questions: 'Preguntas y respuestas',
};
