import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'reciprocating-saw-battery': {
    use: [
      { es: 'Desmonta marcos, corta tubo y poda rama gruesa con la misma máquina y otra hoja.', ca: 'Desmunta marcs, talla tub i poda branca gruixuda amb la mateixa màquina i una altra fulla.' },
      { es: 'Para derribos, fontaneros y jardineros que cortan lo que hay, sin mirar si lleva clavos.', ca: 'Per a enderrocs, lampistes i jardiners que tallen el que hi ha, sense mirar si hi ha claus.' },
    ],
    detail: [
      { es: 'Carrera de {stroke} a {strokes}, motor sin escobillas y {weight} sin batería.', ca: 'Cursa de {stroke} a {strokes}, motor sense escombretes i {weight} sense bateria.' },
      { es: 'La hoja se cambia sin llave, también con guantes.', ca: 'La fulla es canvia sense clau, també amb guants.' },
    ],
    limits: [
      { es: 'No da un corte fino ni recto: es para desmontar, no para hacer muebles.', ca: 'No fa un tall fi ni recte: és per desmuntar, no per fer mobles.' },
      { es: 'Antes de cortar un tabique asegúrate de que no pasa luz ni agua, y apoya siempre la zapata.', ca: 'Abans de tallar un envà assegura’t que no hi passa llum ni aigua, i recolza sempre la sabata.' },
    ],
    included: [
      { es: 'Las hojas se eligen aparte: madera, metal u obra.', ca: 'Les fulles es trien a part: fusta, metall o obra.' },
    ],
  },
  'compact-reciprocating-saw': {
    use: [
      { es: 'De una mano: llega a la tubería pegada a la pared y a la rama alta desde la escalera.', ca: 'D’una mà: arriba a la canonada arrambada a la paret i a la branca alta des de l’escala.' },
      { es: 'Para fontaneros y montadores que cortan tubo, perfil y pladur en sitios estrechos.', ca: 'Per a lampistes i muntadors que tallen tub, perfil i guix laminat en llocs estrets.' },
    ],
    detail: [
      { es: 'Pesa {weight} y trabaja con {stroke} de carrera.', ca: 'Pesa {weight} i treballa amb {stroke} de cursa.' },
      { es: 'Llega a {strokes}, regulables con el gatillo, y lleva luz.', ca: 'Arriba a {strokes}, regulables amb el gallet, i té llum.' },
    ],
    limits: [
      { es: 'Con {stroke} de carrera no es para derribo ni viga gruesa.', ca: 'Amb {stroke} de cursa no és per a enderroc ni biga gruixuda.' },
    ],
    included: [
      { es: 'Las hojas de sable van aparte, mejor de las cortas.', ca: 'Les fulles de sabre van a part, millor de les curtes.' },
    ],
  },
  'mains-reciprocating-saw': {
    use: [
      { es: 'Para la demolición larga: ventanas, vigas con clavos, tubo de fundición y palés.', ca: 'Per a l’enderroc llarg: finestres, bigues amb claus, tub de fosa i palets.' },
      { es: 'Con {power} y {stroke} de carrera corta todo el día sin esperar una batería.', ca: 'Amb {power} i {stroke} de cursa talla tot el dia sense esperar cap bateria.' },
    ],
    detail: [
      { es: 'El gatillo regula hasta {strokes}: despacio en chapa, deprisa en madera.', ca: 'El gallet regula fins a {strokes}: a poc a poc en xapa, de pressa en fusta.' },
      { es: 'El péndulo acelera el corte en madera; en metal, quítalo.', ca: 'El pèndol accelera el tall en fusta; en metall, treu-lo.', when: ({ pendulum }) => pendulum },
    ],
    limits: [
      { es: 'Pesa {weight}: no es para cortar con una mano ni para un acabado limpio.', ca: 'Pesa {weight}: no és per tallar amb una mà ni per a un acabat net.' },
    ],
    included: [
      { es: 'Trae {cable} de cable y ninguna hoja.', ca: 'Porta {cable} de cable i cap fulla.' },
    ],
  },
};
