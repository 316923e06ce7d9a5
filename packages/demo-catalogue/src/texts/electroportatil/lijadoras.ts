import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'random-orbit-sander': {
    use: [
      { es: 'Para ebanistas y pintores que dejan madera, barniz o masilla sin marcas antes de la última mano.', ca: 'Per a ebenistes i pintors que deixen fusta, vernís o massilla sense marques abans de l’última mà.', when: ({ orbit }) => orbit <= 3 },
      { es: 'La órbita de {orbit} come material y deja buen acabado: puertas, mesas y tarimas.', ca: 'L’òrbita de {orbit} menja material i deixa bon acabat: portes, taules i tarimes.', when: ({ orbit }) => orbit > 3 && orbit < 7 },
      { es: 'Con órbita de {orbit} y {power} decapa suelos, barcas y vigas antes de pasar a una más fina.', ca: 'Amb òrbita de {orbit} i {power} decapa terres, barques i bigues abans de passar a una de més fina.', when: ({ orbit }) => orbit >= 7 },
    ],
    detail: [
      { es: 'Plato de {pad-size} con velcro y salida para el aspirador.', ca: 'Plat de {pad-size} amb velcro i sortida per a l’aspirador.' },
      { es: 'Pesa {weight} y la vibración es de {vibration}, así que se puede lijar una pared sin dejarse la mano.', ca: 'Pesa {weight} i la vibració és de {vibration}, o sigui que pots polir una paret sense deixar-t’hi la mà.' },
    ],
    limits: [
      { es: 'No entra en rincones ni molduras, y para quitar mucha madera es lenta: para eso está la de banda.', ca: 'No entra en racons ni motllures, i per treure molta fusta és lenta: per a això hi ha la de banda.', when: ({ orbit }) => orbit <= 3 },
      { es: 'El plato redondo no llega al rincón; y si aprietas, deja remolinos.', ca: 'El plat rodó no arriba al racó; i si prems, deixa remolins.' },
    ],
    included: [
      { es: 'Los discos de lija de {pad-size} van aparte.', ca: 'Els discos de polir de {pad-size} van a part.' },
    ],
  },
  'battery-sander': {
    use: [
      { es: 'Para lijar puertas, encimeras y muebles en casa del cliente sin tirar cable.', ca: 'Per polir portes, taulells i mobles a casa del client sense estirar cable.', when: ({ 'pad-size': pad }) => pad > 100 },
      { es: 'Con plato de {pad-size} repasa cantos, barandillas y retoques de barniz con una mano.', ca: 'Amb plat de {pad-size} repassa cantells, baranes i retocs de vernís amb una mà.', when: ({ 'pad-size': pad }) => pad < 100 },
    ],
    detail: [
      { es: 'Órbita de {orbit}, velocidad regulable y motor sin escobillas.', ca: 'Òrbita de {orbit}, velocitat regulable i motor sense escombretes.' },
      { es: 'Con el aspirador puesto no queda polvo en el aire; sin él, el saco recoge lo grueso.', ca: 'Amb l’aspirador posat no queda pols a l’aire; sense, el sac recull el gruix.' },
    ],
    limits: [
      { es: 'No es para lijar un suelo ni una jornada entera: la batería se acaba antes que la madera.', ca: 'No és per polir un terra ni una jornada sencera: la bateria s’acaba abans que la fusta.' },
    ],
    included: [
      { es: 'Los discos de {pad-size} no van incluidos.', ca: 'Els discos de {pad-size} no hi van inclosos.' },
    ],
  },
  'belt-sander': {
    use: [
      { es: 'Quita mucho material en poco rato: suelos, vigas, peldaños y puertas viejas.', ca: 'Treu molt material en poca estona: terres, bigues, graons i portes velles.' },
      { es: 'Para carpinteros que rebajan y aplanan antes de pasar a la rotoorbital.', ca: 'Per a fusters que rebaixen i aplanen abans de passar a la rotoorbital.' },
    ],
    detail: [
      { es: 'Pesa {weight}, que ya aprieta por sí sola: solo hay que llevarla a favor de la veta.', ca: 'Pesa {weight} i ja fa prou pressió tota sola: només cal portar-la a favor de la veta.' },
    ],
    limits: [
      { es: 'No es para acabados ni chapado fino: si la paras en el sitio, hace un hoyo.', ca: 'No és per a acabats ni xapat prim: si l’atures al lloc, hi fa un clot.' },
    ],
    included: [
      { es: 'Gasta bandas de {width} × {length}, que se compran aparte; el cable mide {cable}.', ca: 'Gasta bandes de {width} × {length}, que es compren a part; el cable fa {cable}.' },
    ],
  },
};
