import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'bench-grinder': {
    use: [
      { es: 'Afila brocas, formones y cuchillas, y desbarba piezas pequeñas en el banco.', ca: 'Esmola broques, enformadors i fulles, i desbarba peces petites al banc.' },
      { es: 'Esmeriladora de {power} para el taller de cerrajería y mantenimiento.', ca: 'Esmoladora de {power} per al taller de serralleria i manteniment.', when: ({ power }) => power >= 400 },
    ],
    detail: [
      { es: 'La luz enfoca el apoyo y las muelas giran a {speed}.', ca: 'El llum enfoca el suport i les moles giren a {speed}.', when: ({ led }) => led },
      { es: 'Dos muelas de {disc-diameter}, una gruesa y otra fina, con pantallas regulables.', ca: 'Dues moles de {disc-diameter}, una de grossa i una de fina, amb pantalles regulables.' },
    ],
    limits: [
      { es: 'No es para aluminio ni madera, que embozan la muela, ni para amolar de lado.', ca: 'No és per a alumini ni fusta, que embossen la mola, ni per esmolar de costat.' },
      { es: 'Calienta y destempla: moja la pieza, y para formones finos mejor una al agua.', ca: 'Escalfa i destrempa: mulla la peça, i per a enformadors fins millor una a l’aigua.' },
    ],
    included: [
      { es: 'Trae las dos muelas montadas; los tornillos del banco, no.', ca: 'Porta les dues moles muntades; els cargols del banc, no.' },
    ],
  },
  'wet-grinder': {
    use: [
      { es: 'Afila formones, gubias y cuchillos sin quemar el temple: la muela gira despacio y en agua.', ca: 'Esmola enformadors, gúbies i ganivets sense cremar el tremp: la mola gira a poc a poc i en aigua.' },
    ],
    detail: [
      { es: 'Muela de {disc-diameter} a {speed} y disco de cuero para asentar el filo.', ca: 'Mola de {disc-diameter} a {speed} i disc de cuir per assentar el tall.' },
    ],
    limits: [
      { es: 'Es lenta a propósito: no es para desbarbar hierro ni quitar mellas grandes.', ca: 'És lenta expressament: no és per desbarbar ferro ni treure osques grosses.' },
    ],
    included: [
      { es: 'Trae la guía recta; las guías especiales, aparte.', ca: 'Porta la guia recta; les guies especials, a part.' },
    ],
  },
  'drill-press': {
    use: [
      { es: 'Para agujeros a escuadra y repetidos en metal y madera, en el taller.', ca: 'Per a forats a escaire i repetits en metall i fusta, al taller.' },
      { es: 'Taladro de columna de {power} para cerrajeros y series cortas.', ca: 'Trepant de columna de {power} per a serrallers i sèries curtes.', when: ({ power }) => power >= 500 },
    ],
    detail: [
      { es: 'Baja {stroke}, con {speeds} velocidades y portabrocas de {chuck}.', ca: 'Baixa {stroke}, amb {speeds} velocitats i portabroques de {chuck}.' },
      { es: 'La mesa sube por cremallera y el tope repite la profundidad.', ca: 'La taula puja per cremallera i el topall repeteix la fondària.' },
    ],
    limits: [
      { es: 'Pesa {weight}: no es para llevarlo a la obra, y la pieza no se sujeta con la mano.', ca: 'Pesa {weight}: no és per portar-lo a l’obra, i la peça no se subjecta amb la mà.' },
    ],
    included: [
      { es: 'Trae la llave del portabrocas; brocas y mordaza, aparte.', ca: 'Porta la clau del portabroques; broques i mordassa, a part.' },
    ],
  },
  'belt-disc-sander': {
    use: [
      { es: 'Escuadra testas y redondea piezas con las dos manos en la pieza.', ca: 'Escaira testes i arrodoneix peces amb les dues mans a la peça.' },
    ],
    detail: [
      { es: 'Disco de {disc-diameter} y banda de {width} × {length}, que se pone vertical u horizontal.', ca: 'Disc de {disc-diameter} i banda de {width} × {length}, que es posa vertical o horitzontal.' },
    ],
    limits: [
      { es: 'No es para desbastar hierro: la chispa prende el serrín.', ca: 'No és per desbastar ferro: l’espurna encén les serradures.' },
      { es: 'No es para tableros grandes ni para piezas que no abarcas con la mano.', ca: 'No és per a taulers grans ni per a peces que no abastes amb la mà.' },
    ],
    included: [
      { es: 'Banda y disco van puestos; el aspirador, aparte.', ca: 'Banda i disc van posats; l’aspirador, a part.' },
    ],
  },
  'grinding-wheel': {
    use: [
      { es: 'Grano {grain} para desbastar y desbarbar acero en la esmeriladora.', ca: 'Gra {grain} per desbastar i desbarbar acer a l’esmoladora de banc.', when: ({ grain }) => grain <= 60 },
      { es: 'Grano {grain} para afilar y dejar el filo fino.', ca: 'Gra {grain} per esmolar i deixar el tall fi.', when: ({ grain }) => grain > 60 },
    ],
    detail: [
      { es: 'Dale un golpe con un mango antes de montarla: si suena a roto, no se usa.', ca: 'Pica-la amb un mànec abans de muntar-la: si sona a trencat, no es fa servir.' },
    ],
    limits: [
      { es: 'Solo para máquinas de {disc-diameter} con eje de {bore}, y no es para aluminio.', ca: 'Només per a màquines de {disc-diameter} amb eix de {bore}, i no és per a alumini.' },
    ],
    included: [
      { es: 'Se vende suelta, según {standard}.', ca: 'Es ven solta, segons {standard}.' },
    ],
  },
  'drill-vice': {
    use: [
      { es: 'Sujeta la pieza pequeña en la mesa del taladro: la mano no hace de mordaza.', ca: 'Subjecta la peça petita a la taula del trepant: la mà no fa de mordassa.' },
    ],
    detail: [
      { es: 'Boca de {jaw-width} con ranura en V para tubo y barra redonda.', ca: 'Boca de {jaw-width} amb solc en V per a tub i barra rodona.' },
    ],
    limits: [
      { es: 'No es un tornillo de banco: ni golpes ni piezas de más de {jaw-width}.', ca: 'No és un cargol de banc: ni cops ni peces de més de {jaw-width}.' },
    ],
    included: [
      { es: 'Pesa {weight}; los tornillos para la mesa, aparte.', ca: 'Pesa {weight}; els cargols per a la taula, a part.' },
    ],
  },
};
