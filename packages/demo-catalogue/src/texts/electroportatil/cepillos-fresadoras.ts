import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  planer: {
    use: [
      { es: 'Rebaja la puerta que roza y endereza el canto de una viga en dos pasadas.', ca: 'Rebaixa la porta que frega i redreça el cantell d’una biga en dues passades.' },
      { es: 'Cepillo de {power} para carpinteros que ajustan puertas, marcos y listones.', ca: 'Ribot elèctric de {power} per a fusters que ajusten portes, bastiments i llistons.' },
    ],
    detail: [
      { es: 'Quita hasta {cutting-depth} de una pasada, con {planing-width} de ancho.', ca: 'Treu fins a {cutting-depth} d’una passada, amb {planing-width} d’amplada.' },
      { es: 'La ranura en V guía el bisel y la viruta sale al saco o al aspirador.', ca: 'El solc en V guia el bisell i els encenalls surten al sac o a l’aspirador.' },
    ],
    limits: [
      { es: 'No es para madera con clavos ni para aplanar tableros más anchos que sus {planing-width}.', ca: 'No és per a fusta amb claus ni per aplanar taulers més amples que els {planing-width}.' },
      { es: 'En tablero laminado astilla el canto, y un clavo escondido se lleva las cuchillas.', ca: 'En tauler laminat esberla el cantell, i un clau amagat s’endú les fulles.' },
    ],
    included: [
      { es: 'Va con las cuchillas puestas; el aspirador y su tubo, aparte.', ca: 'Va amb les fulles posades; l’aspirador i el tub, a part.' },
    ],
  },
  'battery-planer': {
    use: [
      { es: 'Ajusta puertas colgadas en casa del cliente, de pie y sin cable.', ca: 'Ajusta portes penjades a casa del client, dret i sense cable.' },
    ],
    detail: [
      { es: 'Pesa {weight} sin batería, y el freno para el cilindro al soltar.', ca: 'Pesa {weight} sense bateria, i el fre atura el cilindre en deixar-lo anar.' },
      { es: 'Motor sin escobillas y {planing-width} de ancho, con salida para el aspirador.', ca: 'Motor sense escombretes i {planing-width} d’amplada, amb sortida per a l’aspirador.' },
    ],
    limits: [
      { es: 'Quita {cutting-depth} por pasada: para viga y mucho rebaje, mejor uno con cable.', ca: 'Treu {cutting-depth} per passada: per a biga i molt rebaix, millor un amb cable.' },
    ],
    included: [
      { es: 'Las cuchillas van montadas.', ca: 'Les fulles hi van muntades.' },
    ],
  },
  router: {
    use: [
      { es: 'Fresadora de canto para redondear, biselar y recortar laminado con una mano.', ca: 'Fresadora de cantell per arrodonir, bisellar i retallar laminat amb una mà.', when: ({ power }) => power < 800 },
      { es: 'Ranura, perfila y encastra bisagras y cerraduras bajando en varias pasadas.', ca: 'Ranura, perfila i encasta frontisses i panys baixant en unes quantes passades.', when: ({ power }) => power > 800 },
      { es: 'Con {power} y pinza de {collet} trabaja con fresa grande, en la mano o en mesa.', ca: 'Amb {power} i pinça de {collet} treballa amb fresa gran, a la mà o en taula.', when: ({ power }) => power > 2000 },
    ],
    detail: [
      { es: 'Arranca suave y la velocidad se ajusta hasta {speed}, para no quemar el canto.', ca: 'Arrenca suau i la velocitat s’ajusta fins a {speed}, per no cremar el cantell.' },
      { es: 'Baja {stroke} por las columnas, con salida para el aspirador.', ca: 'Baixa {stroke} per les columnes, amb sortida per a l’aspirador.' },
    ],
    limits: [
      { es: 'No baja en columna: para ranuras y encastres profundos, una de inmersión.', ca: 'No baixa en columna: per a ranures i encastos fondos, una d’immersió.', when: ({ stroke }) => !stroke },
      { es: 'Solo admite fresas de mango de {collet}, y las grandes piden bajar las vueltas.', ca: 'Només admet freses de tija de {collet}, i les grosses demanen abaixar les voltes.' },
    ],
    included: [
      { es: 'Las fresas van aparte.', ca: 'Les freses van a part.' },
    ],
  },
  'biscuit-joiner': {
    use: [
      { es: 'Une tableros con galleta, alineados a la primera y sin tornillos a la vista.', ca: 'Uneix taulers amb galeta, alineats a la primera i sense cargols a la vista.' },
      { es: 'Para muebles, cajones y encimeras: la ranura sale siempre a la misma altura.', ca: 'Per a mobles, calaixos i taulells: la ranura surt sempre a la mateixa alçada.' },
    ],
    detail: [
      { es: 'La escuadra frontal va por cremallera y el disco de {disc-diameter} entra hasta {cutting-depth}.', ca: 'L’escaire frontal va per cremallera i el disc de {disc-diameter} entra fins a {cutting-depth}.' },
    ],
    limits: [
      { es: 'Solo hace ranuras de galleta: no corta ni perfila, y en listón estrecho no cabe.', ca: 'Només fa ranures de galeta: no talla ni perfila, i en llistó estret no hi cap.' },
    ],
    included: [
      { es: 'Las galletas y la cola van aparte.', ca: 'Les galetes i la cola van a part.' },
    ],
  },
  'router-bit-set': {
    use: [
      { es: 'Rectas, de radio, de bisel y de copiar: las fresas con las que sale un mueble entero.', ca: 'Rectes, de radi, de bisell i de copiar: les freses amb què surt un moble sencer.' },
      { es: 'Juego de {pieces} fresas para empezar con la fresadora sin comprar de una en una.', ca: 'Joc de {pieces} freses per començar amb la fresadora sense comprar-les d’una en una.' },
    ],
    detail: [
      { es: 'El filo es de metal duro y el rodamiento va sellado contra la resina.', ca: 'El tall és de metall dur i el coixinet va segellat contra la resina.' },
    ],
    limits: [
      { es: 'Son para madera y tablero, en pinza de {collet}: ni aluminio ni encimera de piedra.', ca: 'Són per a fusta i tauler, en pinça de {collet}: ni alumini ni taulell de pedra.' },
    ],
    included: [
      { es: 'Las {pieces} vienen en un estuche con el perfil marcado en cada hueco.', ca: 'Les {pieces} venen en un estoig amb el perfil marcat a cada forat.' },
    ],
  },
};
