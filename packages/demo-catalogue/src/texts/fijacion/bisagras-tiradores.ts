import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'butt-hinge': {
    use: [
      { es: 'Para puertas de armario y cajas, de {height} × {width}.', ca: 'Per a portes d’armari i caixes, de {height} × {width}.', when: ({ height }) => height <= 60 },
      { es: 'Para puertas de paso y de exterior, de {height} × {width}.', ca: 'Per a portes de pas i d’exterior, de {height} × {width}.', when: ({ height }) => height > 60 },
    ],
    detail: [
      { es: 'El latón no mancha la madera y queda bien a la vista.', ca: 'El llautó no taca la fusta i queda bé a la vista.', when: ({ material }) => material === 'brass' },
      { es: 'El inoxidable es el del baño y la calle.', ca: 'L’inoxidable és el del bany i del carrer.', when: ({ material }) => material === 'stainless' },
      { es: 'Dos por puerta; tres si pesa o es alta.', ca: 'Dues per porta; tres si pesa o és alta.' },
    ],
    limits: [
      { es: 'De acero se oxida: no es para exterior ni para baño.', ca: 'D’acer es rovella: no és per a exterior ni per a bany.', when: ({ material }) => material === 'steel' || material === 'zinc-steel' },
      { es: 'No es una bisagra amortiguada ni regulable.', ca: 'No és una frontissa esmorteïda ni regulable.' },
    ],
    included: [
      { es: 'Vienen {pack#} bisagras con sus tornillos.', ca: 'Venen {pack#} frontisses amb els cargols.' },
    ],
  },
  'concealed-hinge': {
    use: [
      { es: 'Para puertas de mueble y de cocina: no se ve desde fuera.', ca: 'Per a portes de moble i de cuina: no es veu des de fora.' },
    ],
    detail: [
      { es: 'Se monta con un clic y se ajusta en tres direcciones.', ca: 'Es munta amb un clic i s’ajusta en tres direccions.' },
      { es: 'Cierra sin portazo.', ca: 'Tanca sense cop de porta.', when: ({ 'soft-close': soft }) => soft },
    ],
    limits: [
      { es: 'Necesita un agujero de {diameter} en la puerta y no es para cristal.', ca: 'Necessita un forat de {diameter} a la porta i no és per a vidre.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} bisagras con su placa; los tornillos, aparte.', ca: 'El paquet porta {pack#} frontisses amb la placa; els cargols, a part.' },
    ],
  },
  'strap-hinge': {
    use: [
      { es: 'De forja, para cancelas, contraventanas y puertas rústicas.', ca: 'De forja, per a reixats, finestrons i portes rústiques.' },
    ],
    detail: [
      { es: 'Con {length} reparte el peso de una puerta ancha.', ca: 'Amb {length} reparteix el pes d’una porta ampla.' },
    ],
    limits: [
      { es: 'De negro mate para dentro; si le da la lluvia, elige el galvanizado.', ca: 'De negre mat per a dins; si li toca la pluja, tria el galvanitzat.', when: ({ finish }) => finish === 'black' },
      { es: 'Pesa y se ve: no es para muebles ni puertas finas.', ca: 'Pesa i es veu: no és per a mobles ni portes fines.' },
    ],
    included: [
      { es: 'Se vende suelta, con el pasador y sin tornillos.', ca: 'Es ven solta, amb el passador i sense cargols.' },
    ],
  },
  'furniture-handle': {
    use: [
      { es: 'Para puertas y cajones de cocina, baño y armario.', ca: 'Per a portes i calaixos de cuina, bany i armari.' },
    ],
    detail: [
      { es: 'En {finish:low} no deja huella ni aristas.', ca: 'En {finish:low} no deixa empremta ni arestes.' },
      { es: 'De {material:low} y con tornillos de dos largos.', ca: 'De {material:low} i amb cargols de dues llargades.' },
    ],
    limits: [
      { es: 'Los agujeros van a {hole-spacing}: mide los tuyos entre centros antes de pedirlo.', ca: 'Els forats van a {hole-spacing}: mesura els teus entre centres abans de demanar-lo.' },
    ],
    included: [
      { es: 'Incluye los dos tornillos.', ca: 'Inclou els dos cargols.' },
    ],
  },
  'door-handle': {
    use: [
      { es: 'Manillas para puertas de paso de casa.', ca: 'Manetes per a portes de pas de casa.' },
    ],
    detail: [
      { es: 'El muelle de cada lado evita que se caigan con los años.', ca: 'La molla de cada costat evita que caiguin amb els anys.' },
      { es: 'De {material:low}, en {finish:low}.', ca: 'De {material:low}, en {finish:low}.' },
    ],
    limits: [
      { es: 'Son para puertas de 35 a 45\u00a0mm de grueso, y no traen cerradura.', ca: 'Són per a portes de 35 a 45\u00a0mm de gruix, i no porten pany.' },
    ],
    included: [
      { es: 'Incluye las dos manillas, el cuadradillo y los tornillos.', ca: 'Inclou les dues manetes, el quadradet i els cargols.' },
    ],
  },
  'furniture-castor': {
    use: [
      { es: 'Para muebles, carros de taller y mesas que se mueven.', ca: 'Per a mobles, carros de taller i taules que es mouen.' },
    ],
    detail: [
      { es: 'El freno la clava con el pie.', ca: 'El fre la clava amb el peu.', when: ({ castor }) => castor === 'braked' },
      { es: 'Gira sobre bolas y la banda no raya el parqué.', ca: 'Gira sobre boles i la banda no ratlla el parquet.', when: ({ castor, material }) => castor === 'swivel' && material === 'rubber' },
      { es: 'La fija lleva recto: pon dos fijas delante y dos giratorias detrás.', ca: 'La fixa porta recte: posa dues de fixes davant i dues de giratòries darrere.', when: ({ castor }) => castor === 'fixed' },
    ],
    limits: [
      { es: 'Cada una aguanta {load}: calcula con tres, porque la cuarta a veces no toca.', ca: 'Cadascuna aguanta {load}: calcula amb tres, perquè la quarta de vegades no toca.' },
      { es: 'No es para grava ni escalones, y no pases de {load} por rueda.', ca: 'No és per a grava ni esglaons, i no passis de {load} per roda.' },
    ],
    included: [
      { es: 'Se vende suelta, sin tornillos.', ca: 'Es ven solta, sense cargols.' },
    ],
  },
  'drawer-slide': {
    use: [
      { es: 'Guías para cajones de {length}, de extracción total: se ve hasta el fondo.', ca: 'Guies per a calaixos de {length}, d’extracció total: es veu fins al fons.' },
    ],
    detail: [
      { es: 'El cierre amortiguado no pilla los dedos.', ca: 'El tancament esmorteït no enganxa els dits.', when: ({ 'soft-close': soft }) => soft },
      { es: 'Corren sobre bolas con {load} dentro.', ca: 'Corren sobre boles amb {load} a dins.' },
    ],
    limits: [
      { es: 'Aguantan {load} repartidos y necesitan 13\u00a0mm libres a cada lado.', ca: 'Aguanten {load} repartits i necessiten 13\u00a0mm lliures a cada banda.' },
    ],
    included: [
      { es: 'Se venden por pareja, con tornillos.', ca: 'Es venen per parella, amb cargols.' },
    ],
  },
};
