import { graded as q } from './graded-query.ts';

/** Written after the engine and never tuned on: they show whether what was learnt on the others holds. */
export const setAsideQueries = [
  q('plain', 'corona bimetal', /^Corona perforadora bimetal/, /^Corona/),
  q('plain', 'alicates universales', /^Alicates.*universal/, /^Alicates/),
  q('form', 'disco lamina', /^Disco de láminas/),
  q('form', 'llaves de impacto', /^Llave de impacto/),
  q('catalan', 'polidora', /^Lijadora/),
  q('catalan', 'clau d’impacte', /^Llave de impacto/, /impacto/),
  q('catalan', 'alicates', /^Alicates/),
  q('synonym', 'galletera', /^Amoladora/),
  q('synonym', 'desbastadora', /^Amoladora/),
  q('synonym', 'pie de rey', /[Cc]alibre|pie de rey/),
  q('synonym', 'antiparras', /^Gafas/),
  q('typo', 'amolaodra milwuakee', /^Amoladora/, undefined, 'milwaukee'),
  q('typo', 'alicatse', /^Alicates/),
  q('typo', 'guanttes nitrillo', /^Guantes.*nitrilo/, /^Guantes/),
  q('unit', 'disco 115mm', /^Disco.*115/),
  q('unit', 'cinta 20 metros', /^Cinta métrica de 20\sm/),
  q('unit', 'nivel de 80cm', /^Nivel.*80\scm/, /^Nivel/),
  q('space', 'sierracircular', /^Sierra circular/),
  q('combined', 'corona 68 mm metal duro', /^Corona.*metal duro de 68\smm/, /^Corona/),
  q('combined', 'cargador rapido 36v stihl', /^Cargador rápido 36\sV/, /^Cargador/, 'stihl'),
];
