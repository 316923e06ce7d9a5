import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  jigsaw: {
    use: [
      { es: 'Para cortes curvos y huecos en tablero: encimeras, fregaderos, baldas y molduras.', ca: 'Per a talls corbs i forats en tauler: taulells, aigüeres, prestatges i motllures.' },
      { es: 'Con {power} corta hasta {cutting-depth} de madera siguiendo la curva que dibujes.', ca: 'Amb {power} talla fins a {cutting-depth} de fusta seguint la corba que dibuixis.' },
    ],
    detail: [
      { es: 'El péndulo acelera en madera y se anula para un canto limpio.', ca: 'El pèndol accelera en fusta i s’anul·la per deixar un cantell net.' },
      { es: 'La base se inclina a los dos lados hasta 45° y la hoja se cambia sin llave.', ca: 'La base s’inclina a banda i banda fins a 45° i la fulla es canvia sense clau.' },
      { es: 'Velocidad regulable hasta {strokes} y salida para el aspirador.', ca: 'Velocitat regulable fins a {strokes} i sortida per a l’aspirador.' },
    ],
    limits: [
      { es: 'En metal no pasa de {cut-metal}, y en tablón grueso la hoja se tuerce si la empujas.', ca: 'En metall no passa de {cut-metal}, i en tauló gruixut la fulla es torça si l’empenys.' },
      { es: 'Para cortes largos y rectos va mejor la circular; en acero, hasta {cut-metal} con aceite.', ca: 'Per a talls llargs i rectes va millor la circular; en acer, fins a {cut-metal} amb oli.' },
    ],
    included: [
      { es: 'Las hojas, de mango en T, van aparte.', ca: 'Les fulles, de mànec en T, van a part.' },
      { es: 'No incluye hojas; el cable mide {cable}.', ca: 'No inclou fulles; el cable fa {cable}.' },
    ],
  },
  'battery-jigsaw': {
    use: [
      { es: 'Recorta encimeras y fregaderos a pie de obra, sin enchufe ni cable que se enganche en el canto.', ca: 'Retalla taulells i aigüeres a peu d’obra, sense endoll ni cable que s’enganxi al cantell.', when: ({ grip }) => grip === 'bow' },
      { es: 'Con la mano baja, junto a la hoja, sigue la línea por encima y por debajo del tablero.', ca: 'Amb la mà baixa, arran de la fulla, segueix la línia per sobre i per sota del tauler.', when: ({ grip }) => grip === 'barrel' },
      { es: 'Sierra de calar de {voltage} para montadores de cocina y carpinteros de obra.', ca: 'Serra de calar de {voltage} per a muntadors de cuines i fusters d’obra.' },
    ],
    detail: [
      { es: 'Sin escobillas, con péndulo, luz en la línea y freno de hoja.', ca: 'Sense escombretes, amb pèndol, llum a la línia i fre de fulla.' },
      { es: 'Empuñadura {grip:low} y {weight} sin batería.', ca: 'Empunyadura {grip:low} i {weight} sense bateria.' },
    ],
    limits: [
      { es: 'Corta hasta {cutting-depth} en madera y {cut-metal} en acero; para cortes rectos largos, la circular.', ca: 'Talla fins a {cutting-depth} en fusta i {cut-metal} en acer; per a talls rectes llargs, la circular.' },
    ],
    included: [
      { es: 'Las hojas de mango en T van aparte.', ca: 'Les fulles de mànec en T van a part.' },
    ],
  },
  'scroll-saw': {
    use: [
      { es: 'Para calar letras, juguetes y marquetería con hoja fina y las dos manos en la pieza.', ca: 'Per calar lletres, joguines i marqueteria amb fulla fina i les dues mans a la peça.' },
      { es: 'Sierra de mesa para modelistas y talleres escolares, con {throat} de garganta.', ca: 'Serra de taula per a modelistes i tallers escolars, amb {throat} de gola.' },
    ],
    detail: [
      { es: 'La velocidad se ajusta al material y el pie sujeta la pieza para que no salte.', ca: 'La velocitat s’ajusta al material i el peu subjecta la peça perquè no salti.' },
    ],
    limits: [
      { es: 'No corta más de {cutting-depth} de grueso ni piezas que no giren dentro de {throat}.', ca: 'No talla més de {cutting-depth} de gruix ni peces que no girin dins de {throat}.' },
      { es: 'No es para tablón ni para cortes rectos: la hoja es fina y se parte.', ca: 'No és per a tauló ni per a talls rectes: la fulla és prima i es trenca.' },
    ],
    included: [
      { es: 'Pesa {weight} y conviene atornillarla al banco, con tornillos que pones tú.', ca: 'Pesa {weight} i convé cargolar-la al banc, amb cargols que hi poses tu.' },
    ],
  },
};
