/** Boards, doors, services. */
export const woodAndServiceSynonyms: readonly string[] = [
  'tablero, tablón, tabla, chapa de madera, plancha de madera, post de fusta, tauler, aglomerado, tablex, melamina, tabla de madera, taula de fusta, panel de madera, board, lámina de madera, post',
  'contrachapado, contraplacado, tríplex, contraxapat, triplay, terciado, multilaminado, contraplacat, plywood, compensado, madera terciada, okume',
  'MDF, fibra de densidad media, tablero de fibra, DM, trupán',
  'OSB, virutas orientadas, tablero de virutas, tauler d’encenalls',
  'listón, rastrel, llistó, larguero de madera, listones, batten, varilla de madera, rastrell, regla de madera',
  'puerta, porta, door, puerta de interior, puerta de madera, puerta de paso',
  'puerta de trastero, puerta metálica, puerta de garaje, porta de traster => puerta trastero',
  'ventana, finestra, window',
  'madera, fusta, wood',
  'madera, fusta, maderas => tablero, listón pino',
  'tarjeta regalo, cheque regalo, vale regalo, targeta regal, val regal, gift card, bono regalo, tarjeta de regalo',
  'afilado, afilar, esmolada, esmolar, sharpening, vaciado de cuchillas',
  'copia de llaves, duplicado de llaves, còpia de claus, hacer llaves, copia de llave, cerrajero',
  'transporte, envío, enviament, lliurament, entrega a domicilio',
  'corte a medida, cortar madera a medida, tall a mida, corte de tableros => corte tablero',
];
