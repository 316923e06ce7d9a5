import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'circular-saw': {
    use: [
      { es: 'Para cortar tablero, tarima y listón en línea recta, en el taller o en la obra.', ca: 'Per tallar tauler, tarima i llistó en línia recta, al taller o a l’obra.', when: ({ 'disc-diameter': disc }) => disc < 200 },
      { es: 'Sierra de carpintero con disco de {disc-diameter} y {power}: tablero, puertas y viga pequeña.', ca: 'Serra de fuster amb disc de {disc-diameter} i {power}: tauler, portes i biga petita.', when: ({ 'disc-diameter': disc }) => disc < 200 },
      { es: 'Con disco de {disc-diameter} y {power} corta viga y encofrado de una pasada.', ca: 'Amb disc de {disc-diameter} i {power} talla biga i encofrat d’una passada.', when: ({ 'disc-diameter': disc }) => disc > 200 },
    ],
    detail: [
      { es: 'La base apoya plana, se inclina hasta 45° y la salida de serrín va al aspirador.', ca: 'La base recolza plana, s’inclina fins a 45° i la sortida de serradures va a l’aspirador.' },
      { es: 'Pesa {weight} y trae {cable} de cable, para llegar al final del tablero.', ca: 'Pesa {weight} i porta {cable} de cable, per arribar al final del tauler.' },
    ],
    limits: [
      { es: 'Corta {cutting-depth} como mucho y no hace curvas; en acero o piedra, no.', ca: 'Talla {cutting-depth} com a molt i no fa corbes; en acer o pedra, no.' },
      { es: 'No pases de {cutting-depth} de grueso ni montes discos abrasivos.', ca: 'No passis de {cutting-depth} de gruix ni hi muntis discos abrasius.' },
    ],
    included: [
      { es: 'Los discos de recambio se piden de {disc-diameter}, según el material.', ca: 'Els discos de recanvi es demanen de {disc-diameter}, segons el material.' },
    ],
  },
  'battery-circular-saw': {
    use: [
      { es: 'Corta tablero y tarima a pie de obra sin buscar enchufe, con disco de {disc-diameter}.', ca: 'Talla tauler i tarima a peu d’obra sense buscar endoll, amb disc de {disc-diameter}.', when: ({ voltage }) => voltage === 18 },
      { es: 'Pequeña y ligera, para rodapié, tarima y tablero fino con disco de {disc-diameter}.', ca: 'Petita i lleugera, per a sòcol, tarima i tauler prim amb disc de {disc-diameter}.', when: ({ voltage }) => voltage === 12 },
    ],
    detail: [
      { es: 'El freno para el disco al soltar y el motor no lleva escobillas.', ca: 'El fre atura el disc en deixar-la anar i el motor no té escombretes.' },
      { es: 'Pesa {weight} sin batería y se conecta al aspirador.', ca: 'Pesa {weight} sense bateria i es connecta a l’aspirador.' },
    ],
    limits: [
      { es: 'Corta hasta {cutting-depth}; para viga gruesa o una jornada de tablero, mejor con cable.', ca: 'Talla fins a {cutting-depth}; per a biga gruixuda o una jornada de tauler, millor amb cable.' },
      { es: 'No es para cortes curvos, acero ni obra, y no pasa de {cutting-depth}.', ca: 'No és per a talls corbs, acer ni obra, i no passa de {cutting-depth}.' },
    ],
    included: [
      { es: 'Los discos de {disc-diameter} para otros materiales van aparte.', ca: 'Els discos de {disc-diameter} per a altres materials van a part.' },
    ],
  },
};
