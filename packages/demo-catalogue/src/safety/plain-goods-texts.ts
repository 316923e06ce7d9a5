import type { Words } from '../words.ts';

/** Warnings of things without a motor: hand tools, furniture, garden, ironmongery. */
export const plainGoodsTexts = {
  leverage: {
    es: 'No usar como palanca ni cincel: la punta puede partirse y saltar. Sin aislamiento, no trabajar con tensión.',
    ca: 'No fer servir de palanca ni d’escarpra: la punta es pot trencar i saltar. Sense aïllament, no treballar amb tensió.',
  },
  tapeReturn: {
    es: 'Acompañar la cinta con la mano al recogerla: vuelve con fuerza y sus cantos cortan.',
    ca: 'Acompanyar la cinta amb la mà en recollir-la: torna amb força i els cantells tallen.',
  },
  tacker: {
    es: 'No apuntar a nadie ni poner la mano delante de la boca; usar gafas y guardar sin grapas.',
    ca: 'No apuntar a ningú ni posar la mà davant de la boca; fer servir ulleres i desar sense grapes.',
  },
  coolFirst: {
    es: 'Cubrir solo cuando esté apagado y frío.',
    ca: 'Cobrir només quan estigui apagat i fred.',
  },
  dryCells: {
    es: 'Pilas: no recargarlas ni mezclar nuevas y usadas; mantener lejos de los niños.',
    ca: 'Piles: no recarregar-les ni barrejar noves i usades; mantenir lluny dels nens.',
  },
  buttonCell: {
    es: 'Pila de botón: si se traga, quema por dentro en dos horas. Mantener lejos de los niños y acudir a urgencias.',
    ca: 'Pila de botó: si s’empassa, crema per dins en dues hores. Mantenir lluny dels nens i anar a urgències.',
  },
  points: {
    es: 'Puntas afiladas: guardar protegidas, lejos de los niños, y no llevar en el bolsillo.',
    ca: 'Puntes esmolades: desar protegides, lluny dels nens, i no portar a la butxaca.',
  },
  edges: { es: 'Cantos cortantes: usar guantes.', ca: 'Cantells que tallen: fer servir guants.' },
  warnsOnly: {
    es: 'Señala, pero no detiene a personas ni vehículos: en altura y en calzada hace falta una barrera.',
    ca: 'Senyalitza, però no atura persones ni vehicles: en alçada i a la calçada cal una barrera.',
  },
  openWater: {
    es: 'No dejar con agua al alcance de niños pequeños: peligro de ahogamiento. No elevar con grúa.',
    ca: 'No deixar amb aigua a l’abast de nens petits: perill d’ofegament. No elevar amb grua.',
  },
  sail: {
    es: 'Con viento hace de vela: sujetar todos los ojales y retirar si hay temporal.',
    ca: 'Amb vent fa de vela: subjectar tots els ullets i retirar si hi ha temporal.',
  },
  hoseWater: {
    es: 'No beber el agua que ha quedado en la manguera; cerrar el grifo después de cada uso.',
    ca: 'No beure l’aigua que ha quedat a la mànega; tancar l’aixeta després de cada ús.',
  },
  hosePressure: {
    es: 'No superar la presión indicada ni dirigir el agua a aparatos o enchufes; cerrar el grifo después de cada uso.',
    ca: 'No superar la pressió indicada ni dirigir l’aigua a aparells o endolls; tancar l’aixeta després de cada ús.',
  },
  noStanding: {
    es: 'No subirse encima; montar en suelo llano y repasar los tornillos cada temporada.',
    ca: 'No pujar-hi; muntar en terra pla i repassar els cargols cada temporada.',
  },
  cartridge: {
    es: 'Soltar la presión al parar y leer las advertencias del cartucho.',
    ca: 'Deixar anar la pressió en parar i llegir els advertiments del cartutx.',
  },
  escape: {
    es: 'No cerrar con llave una salida de emergencia: tiene que poder abrirse desde dentro sin ella.',
    ca: 'No tancar amb clau una sortida d’emergència: s’ha de poder obrir des de dins sense.',
  },
  pinch: {
    es: 'Los dedos pueden quedar atrapados al cerrar: mantenerlos lejos del canto.',
    ca: 'Els dits poden quedar atrapats en tancar: mantenir-los lluny del cantell.',
  },
  gasGrille: {
    es: 'No tapar: si hay aparatos de gas, por ella entra el aire que necesitan.',
    ca: 'No tapar: si hi ha aparells de gas, hi entra l’aire que necessiten.',
  },
  noFlue: {
    es: 'Solo para aire: no usar para humos de calderas, estufas o campanas de carbón.',
    ca: 'Només per a aire: no fer servir per a fums de calderes, estufes o campanes de carbó.',
  },
} as const satisfies Record<string, Words>;
