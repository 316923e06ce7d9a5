import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  calliper: {
    use: [
      { es: 'Interior, exterior y profundidad con la misma herramienta, hasta {length}.', ca: 'Interior, exterior i fondària amb la mateixa eina, fins a {length}.' },
      { es: 'El pie de rey del taller: mide tornillos, ejes, tubo y chapa con {resolution}.', ca: 'El peu de rei del taller: mesura cargols, eixos, tub i xapa amb {resolution}.' },
    ],
    detail: [
      { es: 'El digital cambia de milímetros a pulgadas con un botón.', ca: 'El digital canvia de mil·límetres a polzades amb un botó.', when: ({ reading }) => reading === 'digital' },
      { es: 'Con nonio no hay pila que se acabe.', ca: 'Amb nònius no hi ha cap pila que s’acabi.', when: ({ reading }) => reading === 'vernier' },
      { es: 'El reloj se lee de un vistazo, sin contar rayas.', ca: 'El rellotge es llegeix d’un cop d’ull, sense comptar ratlles.', when: ({ reading }) => reading === 'dial' },
    ],
    limits: [
      { es: 'Lee {resolution}: para ajustes más finos hace falta un micrómetro.', ca: 'Llegeix {resolution}: per a ajustos més fins cal un micròmetre.' },
      { es: 'No es para trazar rascando ni para piezas de más de {length}.', ca: 'No és per traçar rascant ni per a peces de més de {length}.' },
    ],
    included: [
      { es: 'Viene en su estuche.', ca: 'Ve al seu estoig.' },
      { es: 'Incluye el estuche y la pila.', ca: 'Inclou l’estoig i la pila.', when: ({ reading }) => reading === 'digital' },
    ],
  },
  micrometer: {
    use: [
      { es: 'Para medir ejes y chapa a la centésima, de {size-from#} a {size-to}.', ca: 'Per mesurar eixos i xapa a la centèsima, de {size-from#} a {size-to}.' },
    ],
    detail: [
      { es: 'El trinquete aprieta siempre igual, lo coja quien lo coja.', ca: 'El trinquet prem sempre igual, l’agafi qui l’agafi.' },
      { es: 'La pantalla quita el error de leer la escala.', ca: 'La pantalla treu l’error de llegir l’escala.', when: ({ reading }) => reading === 'digital' },
    ],
    limits: [
      { es: 'Solo mide de {size-from#} a {size-to}, por fuera, y se guarda abierto y limpio.', ca: 'Només mesura de {size-from#} a {size-to}, per fora, i es desa obert i net.' },
    ],
    included: [
      { es: 'Trae la llave y la galga de ajuste.', ca: 'Porta la clau i la galga d’ajust.' },
    ],
  },
  'try-square': {
    use: [
      { es: 'Para marcar y comprobar escuadras en madera y chapa, con regla de {length}.', ca: 'Per marcar i comprovar escaires en fusta i xapa, amb regle de {length}.' },
      { es: 'Escuadra de carpintero y cerrajero: {length} y los 45° marcados.', ca: 'Escaire de fuster i serraller: {length} i els 45° marcats.' },
    ],
    detail: [
      { es: 'El aluminio pesa poco en el bolsillo.', ca: 'L’alumini pesa poc a la butxaca.', when: ({ material }) => material === 'aluminium' },
      { es: 'El acero no se dobla y se puede trazar con punta.', ca: 'L’acer no es doblega i s’hi pot traçar amb punta.', when: ({ material }) => material === 'steel' },
    ],
    limits: [
      { es: 'Si se te cae, compruébala: un golpe la saca de escuadra.', ca: 'Si et cau, comprova’l: un cop el treu d’escaire.' },
    ],
    included: [
      { es: 'Se vende suelta, con la escala por las dos caras.', ca: 'Es ven solta, amb l’escala per les dues cares.' },
    ],
  },
  'bevel-gauge': {
    use: [
      { es: 'Copia el ángulo de un rincón y lo llevas a la ingletadora.', ca: 'Copia l’angle d’un racó i el portes a la ingletadora.' },
    ],
    detail: [
      { es: 'La pantalla da el ángulo y pone el cero donde quieras.', ca: 'La pantalla dona l’angle i posa el zero on vulguis.', when: ({ reading }) => reading === 'digital' },
      { es: 'Los brazos de {length} alcanzan el fondo del rincón.', ca: 'Els braços de {length} arriben al fons del racó.' },
    ],
    limits: [
      { es: 'No es un nivel ni sirve para medir pendientes de obra.', ca: 'No és un nivell ni serveix per mesurar pendents d’obra.' },
    ],
    included: [
      { es: 'Se vende con la pila puesta.', ca: 'Es ven amb la pila posada.', when: ({ reading }) => reading === 'digital' },
      { es: 'Se vende suelto.', ca: 'Es ven solt.', when: ({ reading }) => reading !== 'digital' },
    ],
  },
  'marking-gauge': {
    use: [
      { es: 'Traza líneas paralelas al canto para encastres, espigas y galces.', ca: 'Traça línies paral·leles al cantell per a encastos, espigues i galzes.' },
    ],
    detail: [
      { es: 'De {material:low} y con la escala en milímetros.', ca: 'De {material:low} i amb l’escala en mil·límetres.' },
    ],
    limits: [
      { es: 'No es para metal ni para medir: solo traza.', ca: 'No és per a metall ni per mesurar: només traça.' },
    ],
    included: [
      { es: 'Se vende listo, con la punta montada.', ca: 'Es ven a punt, amb la punta muntada.' },
    ],
  },
  'measuring-wheel': {
    use: [
      { es: 'Mide calles, parcelas, zanjas y vallados andando.', ca: 'Mesura carrers, parcel·les, rases i tancats caminant.' },
      { es: 'La usan jardineros, tasadores y los que ponen vallas: una persona y nada de cinta.', ca: 'La fan servir jardiners, taxadors i els que posen tanques: una persona i res de cinta.' },
    ],
    detail: [
      { es: 'La rueda de {diameter} pasa por gravilla y bordillos.', ca: 'La roda de {diameter} passa per grava i vorades.' },
      { es: 'El contador digital guarda medidas; se lee de día y de noche.', ca: 'El comptador digital desa mides; es llegeix de dia i de nit.', when: ({ reading }) => reading === 'digital' },
    ],
    limits: [
      { es: 'En barro o hierba alta se salta: no es para medidas de centímetro.', ca: 'En fang o herba alta es salta: no és per a mides de centímetre.' },
    ],
    included: [
      { es: 'Viene montada, con el mango plegable.', ca: 'Ve muntada, amb el mànec plegable.' },
    ],
  },
  'marking-pencil': {
    use: [
      { es: 'Lápiz de obra para marcar en madera, yeso, hormigón y tubo.', ca: 'Llapis d’obra per marcar en fusta, guix, formigó i tub.' },
    ],
    detail: [
      { es: 'La mina plana no se parte y el lápiz no rueda por el tejado.', ca: 'La mina plana no es trenca i el llapis no rodola per la teulada.' },
    ],
    limits: [
      { es: 'En mojado o grasiento no marca: para eso, rotulador.', ca: 'En mullat o greixós no marca: per a això, retolador.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} lápices; el afilador, aparte.', ca: 'El paquet porta {pack#} llapis; la maquineta, a part.' },
    ],
  },
};
