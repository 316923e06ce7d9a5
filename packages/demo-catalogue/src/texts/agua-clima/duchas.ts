import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'shower-column': {
    use: [
      { es: 'Columna para cambiar la ducha vieja en una tarde sin tocar el azulejo.', ca: 'Columna per canviar la dutxa vella en una tarda sense tocar la rajola.' },
      { es: 'Con termostato, la temperatura no cambia aunque abran otro grifo.', ca: 'Amb termòstat, la temperatura no canvia encara que obrin una altra aixeta.', when: ({ thermostat }) => thermostat },
    ],
    detail: [{ es: 'La barra se regula en altura y la cal de las boquillas se va con el dedo.', ca: 'La barra es regula en alçada i la calç dels broquets se’n va amb el dit.' }],
    limits: [{ es: 'Necesita agua con presión normal; con calentador muy justo, elige un rociador pequeño.', ca: 'Necessita aigua amb pressió normal; amb un escalfador molt just, tria un ruixador petit.' }],
    included: [{ es: 'Incluye grifo, barra, rociador de {width-cm}, teleducha y flexo.', ca: 'Inclou aixeta, barra, ruixador de {width-cm}, telèfon de dutxa i flexo.' }],
  },
  'hand-shower': {
    use: [{ es: 'Teleducha para estrenar ducha por poco y gastar menos agua.', ca: 'Telèfon de dutxa per estrenar dutxa per poc i gastar menys aigua.' }],
    detail: [{ es: 'Tiene {jets} chorros y un limitador que mantiene la sensación.', ca: 'Té {jets} raigs i un limitador que en manté la sensació.' }],
    limits: [{ es: 'Con agua muy dura, déjala en vinagre de vez en cuando.', ca: 'Amb aigua molt dura, deixa’l en vinagre de tant en tant.' }],
    included: [{ es: 'Se vende sin flexo ni soporte; la rosca es la normal.', ca: 'Es ven sense flexo ni suport; la rosca és la normal.' }],
  },
  'shower-hose': {
    use: [{ es: 'Flexo para cambiar el que gotea o se ha quedado corto.', ca: 'Flexo per canviar el que goteja o ha quedat curt.' }],
    detail: [{ es: 'No se retuerce y su rosca va con todos los grifos y teleduchas.', ca: 'No es recargola i la rosca va amb totes les aixetes i telèfons de dutxa.' }],
    limits: [{ es: 'No es para tener el agua cerrada solo en la teleducha: cierra siempre el grifo.', ca: 'No és per tenir l’aigua tancada només al telèfon: tanca sempre l’aixeta.' }],
    included: [{ es: 'Trae las dos juntas.', ca: 'Porta els dos junts.' }],
  },
  'shower-shelf': {
    use: [
      { es: 'Estante para el jabón y el champú dentro de la ducha.', ca: 'Prestatge per al sabó i el xampú dins de la dutxa.', when: ({ 'bath-item': item }) => item === 'shelf' },
      { es: 'Toallero para el baño o la cocina.', ca: 'Tovalloler per al bany o la cuina.', when: ({ 'bath-item': item }) => item === 'rail' },
      { es: 'Portarrollos para el papel del baño.', ca: 'Portarotlles per al paper del bany.', when: ({ 'bath-item': item }) => item === 'paper' },
    ],
    detail: [{ es: 'Se atornilla o se pega, y el acero inoxidable no se pica.', ca: 'Es cargola o s’enganxa, i l’acer inoxidable no es pica.' }],
    limits: [{ es: 'Pegado aguanta poco peso; sobre pintura o papel, mejor tornillos.', ca: 'Enganxat aguanta poc pes; sobre pintura o paper, millor cargols.' }],
    included: [{ es: 'Incluye tornillos y tacos; el adhesivo va aparte.', ca: 'Inclou cargols i tacs; l’adhesiu va a part.' }],
  },
};
