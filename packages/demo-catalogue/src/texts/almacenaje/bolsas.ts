import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'tool-bag': {
    use: [
      { es: 'Bolsa de {volume} para el instalador que entra y sale con lo justo para cada aviso.', ca: 'Bossa de {volume} per a l’instal·lador que entra i surt amb el just per a cada avís.' },
      { es: 'Lleva alicates, destornilladores y un taladro a mano, con {compartments} bolsillos para no rebuscar.', ca: 'Porta alicates, tornavisos i un trepant a mà, amb {compartments} butxaques per no remenar.' },
    ],
    detail: [
      { es: 'El fondo rígido se apoya en el barro y no deja pasar el agua.', ca: 'El fons rígid es recolza al fang i no deixa passar l’aigua.' },
      { es: 'La boca se queda abierta mientras trabajas y las costuras son dobles.', ca: 'La boca es queda oberta mentre treballes i les costures són dobles.' },
      { es: 'Con ruedas y asa, la llevas llena sin cargarla al hombro.', ca: 'Amb rodes i nansa, la portes plena sense carregar-la a l’espatlla.', when: ({ wheels }) => wheels },
    ],
    limits: [
      { es: 'Carga hasta {load}; para filos sin funda, usa los bolsillos rígidos.', ca: 'Carrega fins a {load}; per a talls sense funda, fes servir les butxaques rígides.' },
    ],
    included: [
      { es: 'Incluye la correa acolchada para el hombro; la herramienta no.', ca: 'Inclou la corretja encoixinada per a l’espatlla; l’eina no.' },
    ],
  },
  'tool-backpack': {
    use: [
      { es: 'Mochila para subir con las dos manos libres por la escalera y llevar el peso en la espalda.', ca: 'Motxilla per pujar amb les dues mans lliures per l’escala i portar el pes a l’esquena.' },
      { es: 'Para técnicos que van en moto o en metro con la herramienta y el portátil.', ca: 'Per a tècnics que van en moto o en metro amb l’eina i el portàtil.' },
    ],
    detail: [
      { es: 'La espalda es ventilada, y la cinta del pecho reparte el peso.', ca: 'L’esquena és ventilada, i la cinta del pit reparteix el pes.' },
      { es: 'Tiene {compartments} bolsillos y una funda acolchada para el portátil.', ca: 'Té {compartments} butxaques i una funda encoixinada per al portàtil.' },
    ],
    limits: [
      { es: 'Es de poliéster: aguanta un chaparrón, no un día entero de lluvia.', ca: 'És de polièster: aguanta un ruixat, no un dia sencer de pluja.' },
    ],
    included: [
      { es: 'Viene vacía; la herramienta de la foto no está incluida.', ca: 'Ve buida; l’eina de la foto no hi va inclosa.' },
    ],
  },
  'tool-belt': {
    use: [
      { es: 'Cinturón para tener martillo, alicates y puntas a mano sin bajar de la escalera.', ca: 'Cinturó per tenir martell, alicates i puntes a mà sense baixar de l’escala.' },
      { es: 'Para encofradores, carpinteros y montadores que trabajan todo el día de pie.', ca: 'Per a encofradors, fusters i muntadors que treballen tot el dia drets.' },
    ],
    detail: [
      { es: 'La piel se ablanda con el uso y dura años.', ca: 'La pell s’estova amb l’ús i dura anys.', when: ({ material }) => material === 'leather' },
      { es: 'El nailon pesa poco y se seca enseguida.', ca: 'El niló pesa poc i s’eixuga de seguida.', when: ({ material }) => material === 'nylon' },
      { es: 'La hebilla es metálica y la faja acolchada reparte el peso.', ca: 'La sivella és metàl·lica i la faixa encoixinada reparteix el pes.' },
    ],
    limits: [
      { es: 'No es un arnés ni sujeta a nadie: en altura, lleva además el tuyo.', ca: 'No és un arnès ni aguanta ningú: en alçada, porta a més el teu.' },
    ],
    included: [
      { es: 'Trae el cinturón con {compartments} bolsillos; la herramienta va aparte.', ca: 'Porta el cinturó amb {compartments} butxaques; l’eina va a part.' },
    ],
  },
  'tool-pouch': {
    use: [
      { es: 'Funda para colgar del cinturón el taladro, el cúter o el metro y tenerlos siempre en el mismo sitio.', ca: 'Funda per penjar del cinturó el trepant, el cúter o la cinta mètrica i tenir-los sempre al mateix lloc.' },
      { es: 'Lleva lo que usas a cada rato en {compartments} huecos, sin el bulto de un cinturón entero.', ca: 'Porta el que fas servir cada dos per tres en {compartments} espais, sense l’embalum d’un cinturó sencer.' },
    ],
    detail: [
      { es: 'Se cuelga y se quita con un clip, y lleva remaches donde más sufre.', ca: 'Es penja i es treu amb un clip, i porta reblons on pateix més.' },
    ],
    limits: [
      { es: 'No es para máquinas grandes ni para cuchillas sin protector.', ca: 'No és per a màquines grans ni per a fulles sense protector.' },
    ],
    included: [
      { es: 'El cinturón y la herramienta se compran aparte.', ca: 'El cinturó i l’eina es compren a part.' },
    ],
  },
  'bucket-organiser': {
    use: [
      { es: 'Funda con bolsillos que convierte un cubo de obra en caja de herramientas.', ca: 'Funda amb butxaques que converteix una galleda d’obra en caixa d’eines.' },
      { es: 'Para pintores y alicatadores que mueven todo el día el mismo cubo.', ca: 'Per a pintors i enrajoladors que mouen tot el dia la mateixa galleda.' },
    ],
    detail: [
      { es: 'Reparte la herramienta en {compartments} bolsillos, por dentro y por fuera, y deja libre el fondo.', ca: 'Reparteix l’eina en {compartments} butxaques, per dins i per fora, i deixa lliure el fons.' },
    ],
    limits: [
      { es: 'Encaja en cubos de doce a veinte litros; en los menores queda floja.', ca: 'Encaixa en galledes de dotze a vint litres; en les més petites queda fluixa.' },
    ],
    included: [
      { es: 'El cubo no está incluido.', ca: 'La galleda no hi va inclosa.' },
    ],
  },
};
