import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  tarpaulin: {
    use: [
      { es: 'Lona ligera para tapar leña, muebles o material unas semanas.', ca: 'Lona lleugera per tapar llenya, mobles o material unes setmanes.', when: ({ grammage }) => grammage < 200 },
      { es: 'Lona gruesa para cubrir tejados, remolques y obra una temporada entera.', ca: 'Lona gruixuda per cobrir teulades, remolcs i obra una temporada sencera.', when: ({ grammage }) => grammage >= 200 },
    ],
    detail: [{ es: 'Es impermeable, con ojales cada metro y borde reforzado.', ca: 'És impermeable, amb ullets cada metre i vora reforçada.' }],
    limits: [{ es: 'No la tenses del todo: con viento se rasga por el ojal.', ca: 'No la tensis del tot: amb vent s’esquinça per l’ullet.' }],
    included: [{ es: 'Mide {width-m} por {length-m}; las cuerdas y los tensores van aparte.', ca: 'Fa {width-m} per {length-m}; les cordes i els tensors van a part.' }],
  },
  'rubble-bag': {
    use: [{ es: 'Sacos para sacar el escombro de la reforma escalera abajo.', ca: 'Sacs per treure la runa de la reforma escala avall.' }],
    detail: [{ es: 'La rafia aguanta el cascote y sirven también para arena y poda.', ca: 'La ràfia aguanta la runa i serveixen també per a sorra i poda.' }],
    limits: [{ es: 'No los llenes de cascote hasta arriba: con {volume} no habría quien los levante.', ca: 'No els omplis de runa fins a dalt: amb {volume} no els aixecaria ningú.' }],
    included: [{ es: 'El paquete trae {pack#} sacos.', ca: 'El paquet porta {pack#} sacs.' }],
  },
  'big-bag': {
    use: [{ es: 'Saca para acumular escombro o arena y que la recoja la grúa del camión.', ca: 'Saca per acumular runa o sorra i que la reculli la grua del camió.' }],
    detail: [{ es: 'Tiene cuatro asas y se pliega hasta que la necesitas.', ca: 'Té quatre nanses i es plega fins que la necessites.' }],
    limits: [{ es: 'Carga {load}; no la levantes por una sola asa y pide permiso si la dejas en la calle.', ca: 'Carrega {load}; no l’aixequis per una sola nansa i demana permís si la deixes al carrer.' }],
    included: [{ es: 'Es la saca vacía; la recogida va aparte.', ca: 'És la saca buida; la recollida va a part.' }],
  },
  'protective-film': {
    use: [
      { es: 'Plástico fino para cubrir muebles y ventanas mientras pintas.', ca: 'Plàstic prim per cobrir mobles i finestres mentre pintes.', when: ({ 'film-microns': microns }) => microns < 50 },
      { es: 'Plástico resistente para cubrir suelos mientras se pica o se pinta.', ca: 'Plàstic resistent per cobrir terres mentre es pica o es pinta.', when: ({ 'film-microns': microns }) => microns >= 50 },
    ],
    detail: [{ es: 'Es transparente y se corta con tijera o cúter.', ca: 'És transparent i es talla amb tisores o cúter.' }],
    limits: [
      { es: 'No aguanta pisadas ni escaleras.', ca: 'No aguanta trepitjades ni escales.', when: ({ 'film-microns': microns }) => microns < 50 },
      { es: 'Resbala en suelos pulidos: sujétalo con cinta.', ca: 'Rellisca en terres polits: subjecta’l amb cinta.', when: ({ 'film-microns': microns }) => microns >= 50 },
    ],
    included: [{ es: 'Es una pieza de {width-m} por {length-m}.', ca: 'És una peça de {width-m} per {length-m}.' }],
  },
};
