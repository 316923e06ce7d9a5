import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'builder-bucket': {
    use: [{ es: 'Cubo para amasar, subir mortero y llevar agua en la obra.', ca: 'Galleda per pastar, pujar morter i portar aigua a l’obra.' }],
    detail: [{ es: 'Aguanta el golpe y la cal, y el asa de acero no corta la mano.', ca: 'Aguanta el cop i la calç, i la nansa d’acer no talla la mà.' }],
    limits: [{ es: 'No es para alimentos ni para colgarlo de una grúa.', ca: 'No és per a aliments ni per penjar-la d’una grua.' }],
    included: [{ es: 'Caben {volume}; se vende por unidades.', ca: 'Hi caben {volume}; es ven per unitats.' }],
  },
  'flexible-tub': {
    use: [
      { es: 'Espuerta para amasar, llevar escombro o recoger la hoja del jardín.', ca: 'Cabàs per pastar, dur runa o recollir la fulla del jardí.' },
      { es: 'Para albañiles y jardineros: se lleva con una mano y no se rompe aunque la pises.', ca: 'Per a paletes i jardiners: es porta amb una mà i no es trenca encara que el trepitgis.' },
    ],
    detail: [{ es: 'El polietileno no se endurece con el frío y el mortero seco se despega doblándola.', ca: 'El polietilè no s’endureix amb el fred i el morter sec es desenganxa doblegant-lo.' }],
    limits: [{ es: 'Llena de cascote, con {volume} pesa mucho: cárgala entre dos.', ca: 'Ple de runa, amb {volume} pesa molt: carrega’l entre dos.', when: ({ volume }) => volume > 30 }, { es: 'No la arrastres llena por el asfalto: se gasta el fondo.', ca: 'No l’arrosseguis ple per l’asfalt: se’n gasta el fons.' }],
    included: [{ es: 'Tiene dos asas y se apila con las de su medida.', ca: 'Té dues nanses i s’apila amb els de la seva mida.' }],
  },
  wheelbarrow: {
    use: [
      { es: 'Carretilla para mover mortero, escombro y tierra sin dejarse la espalda.', ca: 'Carretó per moure morter, runa i terra sense deixar-s’hi l’esquena.' },
    ],
    detail: [
      { es: 'Con la rueda maciza, los clavos no la paran.', ca: 'Amb la roda massissa, els claus no l’aturen.', when: ({ wheel }) => wheel === 'solid' },
      { es: 'La rueda de aire pasa mejor por tierra y escalones.', ca: 'La roda d’aire passa millor per terra i graons.', when: ({ wheel }) => wheel === 'air' },
      { es: 'La bañera no tiene soldaduras y el peso cae sobre la rueda.', ca: 'La caixa no té soldadures i el pes cau sobre la roda.' },
    ],
    limits: [
      { es: 'Lleva {load}; más peso dobla el chasis y te gana en las cuestas.', ca: 'Porta {load}; més pes doblega el xassís i et guanya a les pujades.' },
    ],
    included: [{ es: 'Se entrega con la rueda y las patas por montar, con sus tornillos.', ca: 'Es lliura amb la roda i les potes per muntar, amb els seus cargols.' }],
  },
};
