import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'wood-chisel': {
    use: [
      { es: 'Formón estrecho de {blade-width} para cajas, espigas y rincones.', ca: 'Enformador estret de {blade-width} per a caixes, espigues i racons.', when: ({ 'blade-width': width }) => width <= 12 },
      { es: 'Formón de {blade-width} para encastrar bisagras y cerraduras y ajustar uniones.', ca: 'Enformador de {blade-width} per encastar frontisses i panys i ajustar unions.', when: ({ 'blade-width': width }) => width > 12 },
    ],
    detail: [
      { es: 'El mango de haya es cálido y pide maza de madera.', ca: 'El mànec de faig és càlid i demana maceta de fusta.', when: ({ material }) => material === 'beech' },
      { es: 'El mango de polipropileno aguanta el martillo.', ca: 'El mànec de polipropilè aguanta el martell.', when: ({ material }) => material === 'polypropylene' },
      { es: 'Se afila a 25° y se repasa a 30°.', ca: 'S’esmola a 25° i es repassa a 30°.' },
    ],
    limits: [
      { es: 'No es para hacer palanca ni para madera con clavos, y va con las dos manos detrás del filo.', ca: 'No és per fer palanca ni per a fusta amb claus, i va amb les dues mans darrere del tall.' },
    ],
    included: [
      { es: 'Viene afilado de fábrica; asienta el filo con piedra antes de estrenarlo.', ca: 'Ve esmolat de fàbrica; assenta el tall amb pedra abans d’estrenar-lo.' },
    ],
  },
  'chisel-set': {
    use: [
      { es: 'Los {pieces} anchos de cada día para quien hace muebles o pone puertas.', ca: 'Les {pieces} amplades de cada dia per a qui fa mobles o posa portes.' },
      { es: 'Un buen regalo para quien empieza en la madera: {pieces} formones con su sitio.', ca: 'Un bon regal per a qui comença amb la fusta: {pieces} enformadors amb el seu lloc.' },
    ],
    detail: [
      { es: 'Con mango de {material:low} y la hoja biselada por los lados.', ca: 'Amb mànec de {material:low} i la fulla bisellada pels costats.' },
    ],
    limits: [
      { es: 'No son para obra ni para hacer palanca, y piden un afilado de vez en cuando.', ca: 'No són per a obra ni per fer palanca, i demanen una esmolada de tant en tant.' },
    ],
    included: [
      { es: 'Incluye {pieces} formones y el estuche; la piedra de afilar, aparte.', ca: 'Inclou {pieces} enformadors i l’estoig; la pedra d’esmolar, a part.' },
    ],
  },
  'cold-chisel': {
    use: [
      { es: 'Para abrir rozas, picar mortero y cortar remaches a golpe de maza.', ca: 'Per obrir regates, picar morter i tallar reblons a cop de maça.', when: ({ 'blade-width': width }) => width < 50 },
      { es: 'Ancho, de {blade-width}, para levantar azulejo y cortar ladrillo.', ca: 'Ample, de {blade-width}, per aixecar rajola i tallar maó.', when: ({ 'blade-width': width }) => width >= 50 },
    ],
    detail: [
      { es: 'El protector de mano se lleva el golpe que iba a los nudillos.', ca: 'El protector de mà s’endú el cop que anava als artells.', when: ({ 'grip-guard': guard }) => guard },
      { es: 'Mide {length}, con boca de {blade-width}.', ca: 'Fa {length}, amb boca de {blade-width}.' },
    ],
    limits: [
      { es: 'No es para hormigón armado ni para martillo eléctrico; con la cabeza abierta, a la basura.', ca: 'No és per a formigó armat ni per a martell elèctric; amb el cap obert, a les escombraries.' },
    ],
    included: [
      { es: 'Se vende suelto; ponte gafas, que salta.', ca: 'Es ven solt; posa’t ulleres, que salta.' },
    ],
  },
  'punch-set': {
    use: [
      { es: 'Para sacar pasadores, hundir clavos y marcar el centro antes de taladrar.', ca: 'Per treure passadors, enfonsar claus i marcar el centre abans de trepar.' },
    ],
    detail: [
      { es: 'El cuerpo moleteado no resbala con la mano llena de aceite.', ca: 'El cos moletejat no rellisca amb la mà plena d’oli.' },
    ],
    limits: [
      { es: 'No son cinceles: no los claves en obra ni en acero templado.', ca: 'No són cisells: no els clavis en obra ni en acer trempat.' },
    ],
    included: [
      { es: 'Incluye {pieces} piezas de distinto diámetro.', ca: 'Inclou {pieces} peces de diàmetre diferent.' },
    ],
  },
  'pry-bar': {
    use: [
      { es: 'Corta, de {length}, para molduras, palés y clavos sueltos.', ca: 'Curta, de {length}, per a motllures, palets i claus solts.', when: ({ length }) => length < 400 },
      { es: 'Para levantar tarima, sacar clavos grandes y abrir encofrado.', ca: 'Per aixecar tarima, treure claus grossos i obrir encofrat.', when: ({ length }) => length >= 400 },
    ],
    detail: [
      { es: 'Con {length} y {weight} haces fuerza de verdad sin que se tuerza.', ca: 'Amb {length} i {weight} fas força de debò sense que es torci.', when: ({ length }) => length >= 400 },
    ],
    limits: [
      { es: 'Marca la madera buena: pon una tablilla debajo, y no la alargues con un tubo.', ca: 'Marca la fusta bona: posa-hi una fusteta a sota, i no l’allarguis amb un tub.' },
    ],
    included: [
      { es: 'Se vende suelta y pesa {weight}.', ca: 'Es ven solta i pesa {weight}.' },
    ],
  },
  mallet: {
    use: [
      { es: 'De haya, para golpear el formón y montar muebles sin marcarlos.', ca: 'De faig, per picar l’enformador i muntar mobles sense marcar-los.', when: ({ material }) => material === 'beech' },
      { es: 'De goma, para baldosas, bordillos y puertas.', ca: 'De goma, per a rajoles, vorades i portes.', when: ({ material }) => material === 'rubber' },
      { es: 'De nailon, para piezas de metal, rodamientos y chapa que no se pueden marcar.', ca: 'De niló, per a peces de metall, coixinets i xapa que no es poden marcar.', when: ({ material }) => material === 'nylon' },
    ],
    detail: [
      { es: 'Los {head} de cabeza dan golpe sin cansar.', ca: 'Els {head} de cap donen cop sense cansar.' },
    ],
    limits: [
      { es: 'No es para clavar clavos ni para romper: la cara se estropea.', ca: 'No és per clavar claus ni per trencar: la cara es fa malbé.' },
    ],
    included: [
      { es: 'Se vende suelta, con el mango puesto.', ca: 'Es ven solta, amb el mànec posat.' },
    ],
  },
};
