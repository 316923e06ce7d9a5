import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'nylon-plug': {
    use: [
      { es: 'Tacos de {diameter} para colgar estantes, cuadros y lámparas en ladrillo y bloque.', ca: 'Tacs de {diameter} per penjar prestatges, quadres i llums en maó i bloc.', when: ({ diameter }) => diameter <= 8 },
      { es: 'Tacos de {diameter} para cargas: baldas largas, soportes de televisor y toldos pequeños.', ca: 'Tacs de {diameter} per a càrregues: prestatges llargs, suports de televisor i tendals petits.', when: ({ diameter }) => diameter >= 10 },
    ],
    detail: [
      { es: 'El nailon se abre por cuatro lados, no gira y no se reseca con los años.', ca: 'El niló s’obre per quatre costats, no gira i no es resseca amb els anys.' },
      { es: 'Taladra a {diameter}, sopla el polvo y mete el tornillo del mismo número.', ca: 'Trepa a {diameter}, bufa la pols i posa el cargol del mateix número.' },
    ],
    limits: [
      { es: 'No es para pladur ni para hormigón blando: ahí van otros anclajes.', ca: 'No és per a guix laminat ni per a formigó tou: allà van altres ancoratges.' },
    ],
    included: [
      { es: 'La bolsa trae {pack#} tacos con su tornillo.', ca: 'La bossa porta {pack#} tacs amb el seu cargol.', when: ({ 'with-screw': screw }) => screw },
      { es: 'La bolsa trae {pack#} tacos; los tornillos, aparte.', ca: 'La bossa porta {pack#} tacs; els cargols, a part.', when: ({ 'with-screw': screw }) => !screw },
    ],
  },
  'plasterboard-anchor': {
    use: [
      { es: 'Para colgar en placa de yeso sin buscar el perfil: estantes, espejos y soportes de hasta {load}.', ca: 'Per penjar en placa de guix sense buscar el perfil: prestatges, miralls i suports de fins a {load}.' },
    ],
    detail: [
      { es: 'De zamak se atornilla directo a la placa, sin broca.', ca: 'De zamak es cargola directe a la placa, sense broca.', when: ({ material }) => material === 'zamak' },
      { es: 'De nailon, para cargas ligeras y paredes que se repintan.', ca: 'De niló, per a càrregues lleugeres i parets que es repinten.', when: ({ material }) => material === 'nylon' },
      { es: 'El de expansión metálica abre por detrás y reparte el peso.', ca: 'El d’expansió metàl·lica obre per darrere i reparteix el pes.', when: ({ material }) => material === 'zinc-steel' },
    ],
    limits: [
      { es: 'Los {load} son por anclaje y repartidos: para muebles de cocina, busca siempre el perfil.', ca: 'Els {load} són per ancoratge i repartits: per a mobles de cuina, busca sempre el perfil.' },
    ],
    included: [
      { es: 'La bolsa trae {pack#} anclajes.', ca: 'La bossa porta {pack#} ancoratges.' },
    ],
  },
  'expansion-anchor': {
    use: [
      { es: 'Fijación inmediata en hormigón para barandillas, toldos, puertas de garaje y máquinas.', ca: 'Fixació immediata en formigó per a baranes, tendals, portes de garatge i màquines.' },
      { es: 'Varilla {thread} para cargas de {load} en hormigón, con par de apriete en el envase.', ca: 'Vareta {thread} per a càrregues de {load} en formigó, amb el parell de collada a l’envàs.' },
    ],
    detail: [
      { es: 'De {material:low}, se clava y se aprieta con dinamométrica.', ca: 'De {material:low}, es clava i es colla amb dinamomètrica.' },
    ],
    limits: [
      { es: 'Solo en hormigón, no en ladrillo ni bloque; y a diez diámetros del borde.', ca: 'Només en formigó, no en maó ni bloc; i a deu diàmetres de la vora.' },
    ],
    included: [
      { es: 'La caja trae {pack#} anclajes con tuerca y arandela.', ca: 'La capsa porta {pack#} ancoratges amb femella i volandera.' },
    ],
  },
  'chemical-anchor': {
    use: [
      { es: 'Para cargas altas y bordes: pérgolas, barandillas y rejas, sin empujar el hormigón.', ca: 'Per a càrregues altes i vores: pèrgoles, baranes i reixes, sense empènyer el formigó.' },
    ],
    detail: [
      { es: 'El de poliéster es el corriente y el más barato.', ca: 'El de polièster és el corrent i el més barat.', when: ({ 'paint-base': base }) => base === 'polyester' },
      { es: 'El de viniléster aguanta más y se puede usar en hormigón húmedo.', ca: 'El de vinilèster aguanta més i es pot fer servir en formigó humit.', when: ({ 'paint-base': base }) => base === 'vinylester' },
      { es: 'El epoxi es para carga continua y agujeros hondos, y tarda más en curar.', ca: 'L’epoxi és per a càrrega contínua i forats fondos, i triga més a curar.', when: ({ 'paint-base': base }) => base === 'epoxy' },
    ],
    limits: [
      { es: 'Limpia el agujero tres veces o no agarra, y en ladrillo hueco ponle tamiz.', ca: 'Neteja el forat tres vegades o no agafa, i en maó foradat posa-hi tamís.' },
    ],
    included: [
      { es: 'El cartucho trae {volume-ml}; la varilla y la pistola van aparte.', ca: 'El cartutx porta {volume-ml}; la vareta i la pistola van a part.' },
    ],
  },
  'hook-anchor': {
    use: [
      { es: 'Para colgar lámparas, plantas, bicicletas y cuerdas de tender.', ca: 'Per penjar llums, plantes, bicicletes i cordes d’estendre.' },
    ],
    detail: [
      { es: 'El gancho abierto se enrosca en el taco de {diameter} y se quita a mano.', ca: 'El ganxo obert es rosca al tac de {diameter} i es treu a mà.', when: ({ 'hook-form': form }) => form === 'open' },
      { es: 'El cáncamo se enrosca en el taco de {diameter} y lo colgado no se sale.', ca: 'L’armella es rosca al tac de {diameter} i el que penges no en surt.', when: ({ 'hook-form': form }) => form === 'ring' },
    ],
    limits: [
      { es: 'No es para cargas vivas, ni columpios ni personas; y no para placa de yeso.', ca: 'No és per a càrregues vives, ni gronxadors ni persones; i no per a placa de guix.' },
    ],
    included: [
      { es: 'La bolsa trae {pack#} tacos con su {hook-form:low}.', ca: 'La bossa porta {pack#} tacs amb {hook-form:low}.' },
    ],
  },
};
