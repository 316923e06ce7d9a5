import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  padlock: {
    use: [
      { es: 'Para trastero, buzón, maleta y taquilla, con arco de {shackle}.', ca: 'Per a traster, bústia, maleta i taquilla, amb arc de {shackle}.', when: ({ 'security-level': level }) => level <= 3 },
      { es: 'Para verja, caseta y caja de obra, con arco de {shackle}.', ca: 'Per a reixa, caseta i caixa d’obra, amb arc de {shackle}.', when: ({ 'security-level': level }) => level > 3 && level < 8 },
      { es: 'Para persiana de comercio, contenedor y moto, con arco de {shackle}.', ca: 'Per a persiana de comerç, contenidor i moto, amb arc de {shackle}.', when: ({ 'security-level': level }) => level >= 8 },
    ],
    detail: [
      { es: 'Con llaves iguales abres toda la obra con una.', ca: 'Amb claus iguals obres tota l’obra amb una.', when: ({ 'keyed-alike': alike }) => alike },
      { es: 'El latón no se oxida; una gota de grafito al año y nunca aceite.', ca: 'El llautó no es rovella; una gota de grafit l’any i mai oli.', when: ({ material }) => material === 'brass' },
      { es: 'El acero resiste más el corte, y lleva {keys} llaves.', ca: 'L’acer resisteix més el tall, i porta {keys} claus.', when: ({ material }) => material === 'steel' },
      { es: 'El inoxidable aguanta el mar y la lluvia.', ca: 'L’inoxidable aguanta el mar i la pluja.', when: ({ material }) => material === 'stainless' },
    ],
    limits: [
      { es: 'Nivel {security-level} sobre 10: no es para guardar nada de valor.', ca: 'Nivell {security-level} sobre 10: no és per guardar-hi res de valor.', when: ({ 'security-level': level }) => level < 5 },
      { es: 'Nivel {security-level} sobre 10: el punto débil pasa a ser la cadena o el portacandado.', ca: 'Nivell {security-level} sobre 10: el punt feble passa a ser la cadena o el portacadenat.', when: ({ 'security-level': level }) => level >= 5 },
    ],
    included: [
      { es: 'Incluye {keys} llaves.', ca: 'Inclou {keys} claus.' },
    ],
  },
  'combination-padlock': {
    use: [
      { es: 'Sin llave que perder: taquilla, maleta, verja y cobertizo.', ca: 'Sense clau per perdre: taquilla, maleta, reixa i cobert.' },
    ],
    detail: [
      { es: 'La clave la eliges tú, y los números se leen con poca luz.', ca: 'La combinació la tries tu, i els números es llegeixen amb poca llum.' },
    ],
    limits: [
      { es: 'Las {dials} ruedas no paran a quien traiga una cizalla: no es para un portón.', ca: 'Les {dials} rodes no aturen qui porti una cisalla: no és per a un portal.' },
    ],
    included: [
      { es: 'Se vende suelto, de {width}; apunta la clave antes de cerrarlo.', ca: 'Es ven solt, de {width}; apunta la combinació abans de tancar-lo.' },
    ],
  },
  'lock-cylinder': {
    use: [
      { es: 'Cilindro {cylinder} para la puerta de casa, del local o del trastero.', ca: 'Cilindre {cylinder} per a la porta de casa, del local o del traster.' },
    ],
    detail: [
      { es: 'Nivel {security-level}: se lo pone difícil a la ganzúa y al golpe.', ca: 'Nivell {security-level}: ho posa difícil al rossinyol i al cop.' },
      { es: 'Con la tarjeta se puede copiar la llave, y sin ella, no.', ca: 'Amb la targeta es pot copiar la clau, i sense, no.', when: ({ 'security-level': level }) => level >= 4 },
    ],
    limits: [
      { es: 'Mide desde el tornillo a cada lado: no debe sobresalir más de 3\u00a0mm.', ca: 'Mesura des del cargol a cada banda: no ha de sobresortir més de 3\u00a0mm.' },
    ],
    included: [
      { es: 'Incluye {keys} llaves y el tornillo de fijación.', ca: 'Inclou {keys} claus i el cargol de fixació.' },
    ],
  },
  'mortise-lock': {
    use: [
      { es: 'Cerradura para puerta de paso o de entrada, mano {hand:low}.', ca: 'Pany per a porta de pas o d’entrada, mà {hand:low}.' },
    ],
    detail: [
      { es: 'El resbalón es silencioso y el frente va en {finish:low}.', ca: 'La balda és silenciosa i el front va en {finish:low}.' },
    ],
    limits: [
      { es: 'La entrada es de {depth}: mide del canto al centro del cilindro antes de pedirla.', ca: 'L’entrada és de {depth}: mesura del cantell al centre del cilindre abans de demanar-lo.' },
    ],
    included: [
      { es: 'Incluye el cerradero y los tornillos; el cilindro y las manillas, aparte.', ca: 'Inclou el tancador i els cargols; el cilindre i les manetes, a part.' },
    ],
  },
  hasp: {
    use: [
      { es: 'Para cerrar caseta, trastero y portón con candado.', ca: 'Per tancar caseta, traster i portal amb cadenat.' },
    ],
    detail: [
      { es: 'Tapa los tornillos cuando está cerrado.', ca: 'Tapa els cargols quan és tancat.' },
    ],
    limits: [
      { es: 'Aguanta lo que aguanta la madera: si es fina, pon tornillos pasantes.', ca: 'Aguanta el que aguanta la fusta: si és prima, posa cargols passants.' },
    ],
    included: [
      { es: 'Mide {length}; los tornillos y el candado van aparte.', ca: 'Fa {length}; els cargols i el cadenat van a part.' },
    ],
  },
  safe: {
    use: [
      { es: 'Caja pequeña para joyas, dinero y documentos en un cajón o armario.', ca: 'Caixa petita per a joies, diners i documents en un calaix o armari.', when: ({ volume }) => volume < 20 },
      { es: 'Con {volume} caben documentos, portátil y el dinero de la caja.', ca: 'Amb {volume} hi caben documents, portàtil i els diners de la caixa.', when: ({ volume }) => volume >= 20 },
    ],
    detail: [
      { es: 'Se abre con número y tiene llave de emergencia por si falla la pila.', ca: 'S’obre amb número i té clau d’emergència per si falla la pila.' },
    ],
    limits: [
      { es: 'Anclada, para a un ladrón con prisa; sin anclar, se la lleva con los {weight}.', ca: 'Ancorada, atura un lladre amb pressa; sense ancorar, se l’endú amb els {weight}.' },
    ],
    included: [
      { es: 'Incluye los tornillos de anclaje, las pilas y dos llaves.', ca: 'Inclou els cargols d’ancoratge, les piles i dues claus.' },
    ],
  },
};
