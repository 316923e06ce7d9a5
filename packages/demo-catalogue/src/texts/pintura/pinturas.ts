import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'wall-paint': {
    use: [
      { es: 'Pintura mate para techos y paredes de casa: no brilla y disimula los defectos.', ca: 'Pintura mat per a sostres i parets de casa: no brilla i dissimula els defectes.', when: ({ finish, place }) => finish === 'matt' && place === 'indoor' },
      { es: 'Pintura satinada para pasillos, cocinas y cuartos de niños, donde hay que fregar la pared.', ca: 'Pintura setinada per a passadissos, cuines i habitacions d’infants, on cal fregar la paret.', when: ({ finish }) => finish === 'satin' },
      { es: 'Pintura para fachadas y patios, que aguanta el sol y no cría moho.', ca: 'Pintura per a façanes i patis, que aguanta el sol i no cria floridura.', when: ({ place }) => place === 'outdoor' },
    ],
    detail: [
      { es: 'Cubre en dos manos, unos {coverage} cada una, y no gotea.', ca: 'Cobreix en dues mans, uns {coverage} cadascuna, i no goteja.' },
      { es: 'Las herramientas se limpian con agua y casi no huele.', ca: 'Les eines es netegen amb aigua i gairebé no fa olor.' },
    ],
    limits: [
      { es: 'Sobre humo, goteras o yeso nuevo, da antes una imprimación.', ca: 'Sobre fum, goteres o guix nou, dona abans una emprimació.' },
      { es: 'No pintes por debajo de diez grados ni en una pared húmeda.', ca: 'No pintis per sota de deu graus ni en una paret humida.' },
    ],
    included: [{ es: 'El envase es de {volume}; diluye la primera mano con un poco de agua.', ca: 'L’envàs és de {volume}; dilueix la primera mà amb una mica d’aigua.' }],
  },
  enamel: {
    use: [
      { es: 'Esmalte al disolvente para rejas, puertas de hierro y lo que vive en la calle.', ca: 'Esmalt al dissolvent per a reixes, portes de ferro i el que viu al carrer.', when: ({ 'paint-base': base }) => base === 'solvent' },
      { es: 'Esmalte al agua para puertas, radiadores y muebles: seca pronto y no amarillea.', ca: 'Esmalt a l’aigua per a portes, radiadors i mobles: s’asseca aviat i no groguenca.', when: ({ 'paint-base': base }) => base === 'water' },
    ],
    detail: [{ es: 'Deja una capa dura y lavable; lija fino entre mano y mano.', ca: 'Deixa una capa dura i rentable; poleix fi entre mà i mà.' }],
    limits: [{ es: 'Sobre hierro sin pintar, da antes un antioxidante; sobre galvanizado, su imprimación.', ca: 'Sobre ferro sense pintar, dona abans un antioxidant; sobre galvanitzat, la seva emprimació.' }],
    included: [{ es: 'El bote de {volume-ml} da para unos ocho metros cuadrados a dos manos.', ca: 'El pot de {volume-ml} fa per a uns vuit metres quadrats a dues mans.', when: ({ 'volume-ml': volume }) => volume === 750 }, { es: 'El bote es de {volume-ml}.', ca: 'El pot és de {volume-ml}.', when: ({ 'volume-ml': volume }) => volume !== 750 }],
  },
  'wood-varnish': {
    use: [
      { es: 'Barniz para muebles, puertas y escaleras de dentro de casa.', ca: 'Vernís per a mobles, portes i escales de dins de casa.', when: ({ place }) => place === 'indoor' },
      { es: 'Barniz para ventanas, pérgolas y bancos que están al sol y a la lluvia.', ca: 'Vernís per a finestres, pèrgoles i bancs que són al sol i a la pluja.', when: ({ place }) => place === 'outdoor' },
    ],
    detail: [{ es: 'Protege la madera sin taparle la veta; dalo siempre en el sentido de la fibra.', ca: 'Protegeix la fusta sense tapar-ne la veta; dona’l sempre en el sentit de la fibra.' }],
    limits: [
      { es: 'No es para la intemperie ni para suelos de mucho paso.', ca: 'No és per a la intempèrie ni per a terres de molt pas.', when: ({ place }) => place === 'indoor' },
      { es: 'Da tres manos y repasa cada dos o tres años; no es para suelos.', ca: 'Dona-hi tres mans i repassa-ho cada dos o tres anys; no és per a terres.', when: ({ place }) => place === 'outdoor' },
    ],
    included: [{ es: 'El bote es de {volume-ml}; la brocha va aparte.', ca: 'El pot és de {volume-ml}; la brotxa va a part.' }],
  },
};
