import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'impact-driver': {
    use: [
      { es: 'Mete tirafondos y tornillos largos sin taladrar antes: tarimas, pérgolas, rastreles y estructura de madera.', ca: 'Posa tirafons i cargols llargs sense trepar abans: tarimes, pèrgoles, llates i estructura de fusta.', when: ({ voltage }) => voltage === 18 },
      { es: 'Con {torque}, es la máquina de carpinteros y techadores que atornillan todo el día.', ca: 'Amb {torque}, és la màquina de fusters i teuladers que cargolen tot el dia.', when: ({ voltage }) => voltage === 18 },
      { es: 'Corto y ligero, con {torque}: el que llevan encima montadores de cocinas, lampistas y pladuristas.', ca: 'Curt i lleuger, amb {torque}: el que porten a sobre muntadors de cuines, lampistes i pladuristes.', when: ({ voltage }) => voltage === 12 },
    ],
    detail: [
      { es: 'El golpe entra solo cuando el tornillo se resiste, y la muñeca no lo nota.', ca: 'El cop només entra quan el cargol es resisteix, i el canell no ho nota.' },
      { es: 'Pesa {weight} sin batería y da hasta {impacts}.', ca: 'Pesa {weight} sense bateria i dona fins a {impacts}.' },
    ],
    limits: [
      { es: 'No tiene embrague: en bisagras, muebles y tornillo pequeño ve despacio o usa un atornillador.', ca: 'No té embragatge: en frontisses, mobles i cargol petit ves a poc a poc o fes servir un tornavís de bateria.' },
      { es: 'No percute en pared y las puntas normales se le parten: pide las de impacto.', ca: 'No percudeix a la paret i les puntes normals se li trenquen: demana les d’impacte.' },
    ],
    included: [
      { es: 'Las puntas se compran aparte, con vástago hexagonal de 1/4".', ca: 'Les puntes es compren a part, amb tija hexagonal d’1/4".' },
      { es: 'No trae puntas.', ca: 'No porta puntes.' },
    ],
  },
  'impact-wrench': {
    use: [
      { es: 'Afloja ruedas y tuercas agarrotadas y aprieta estructura, en el taller y en el montaje.', ca: 'Afluixa rodes i femelles encallades i colla estructura, al taller i al muntatge.', when: ({ torque }) => torque < 1000 },
      { es: 'Para mecánicos de camión, montadores de estructura y maquinaria agrícola: {torque} sin compresor.', ca: 'Per a mecànics de camió, muntadors d’estructura i maquinària agrícola: {torque} sense compressor.', when: ({ torque }) => torque > 1000 },
      { es: 'Con {torque} y {shank:low} sustituye a la pistola neumática sin tirar manguera.', ca: 'Amb {torque} i {shank:low} substitueix la pistola pneumàtica sense estirar mànega.' },
    ],
    detail: [
      { es: 'Sin escobillas, {weight} y luz en la tuerca.', ca: 'Sense escombretes, {weight} i llum a la femella.' },
      { es: 'Golpea solo al encontrar resistencia, así que el brazo no recibe el par.', ca: 'Només pica quan troba resistència, i el braç no rep el parell.' },
    ],
    limits: [
      { es: 'No mide el par: el apriete final de una rueda se da con la dinamométrica.', ca: 'No mesura el parell: la collada final d’una roda es fa amb la dinamomètrica.' },
      { es: 'No es para tornillo pequeño ni para apretar a un par exacto, y pide vasos de impacto.', ca: 'No és per a cargol petit ni per collar a un parell exacte, i demana gots d’impacte.' },
    ],
    included: [
      { es: 'Los vasos de impacto van aparte.', ca: 'Els gots d’impacte van a part.' },
    ],
  },
  'drywall-screwdriver': {
    use: [
      { es: 'Para montadores de placa de yeso que ponen cientos de tornillos al día a la misma profundidad.', ca: 'Per a muntadors de placa de guix que posen centenars de cargols al dia a la mateixa fondària.', when: ({ speed }) => speed > 3000 },
      { es: 'Más lento y con más fuerza, para placa sobre madera, tablero OSB y tornillo de chapa.', ca: 'Més lent i amb més força, per a placa sobre fusta, tauler OSB i cargol de xapa.', when: ({ speed }) => speed < 3000 },
    ],
    detail: [
      { es: 'El tope desembraga cuando la cabeza queda a ras y no rompe el cartón.', ca: 'El topall desembraga quan el cap queda arran i no trenca el cartró.' },
      { es: 'Gira a {speed} y pesa {weight}, con {cable} de cable.', ca: 'Gira a {speed} i pesa {weight}, amb {cable} de cable.' },
    ],
    limits: [
      { es: 'No taladra ni sirve para tirafondos: solo atornilla.', ca: 'No trepa ni serveix per a tirafons: només cargola.' },
      { es: 'A {speed} no es para muebles ni bisagras; para eso, un taladro atornillador.', ca: 'A {speed} no és per a mobles ni frontisses; per a això, un trepant tornavís.' },
    ],
    included: [
      { es: 'Las puntas y los tornillos van aparte.', ca: 'Les puntes i els cargols van a part.' },
    ],
  },
};
