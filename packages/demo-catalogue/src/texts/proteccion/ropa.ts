import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'work-trousers': {
    use: [
      { es: 'Pantalón para agacharse cien veces al día sin que tire ni se rompa.', ca: 'Pantalons per ajupir-se cent vegades al dia sense que estirin ni es trenquin.' },
      { es: 'Para instaladores y alicatadores: cede al moverte y lleva cada cosa en su bolsillo.', ca: 'Per a instal·ladors i enrajoladors: cedeixen quan et mous i porten cada cosa a la seva butxaca.' },
    ],
    detail: [
      { es: 'La costura es triple donde se rompe siempre, y la rodilla admite rodillera.', ca: 'La costura és triple on sempre es trenca, i el genoll admet genollera.' },
      { es: 'Se lava a sesenta grados y no encoge.', ca: 'Es renta a seixanta graus i no s’encongeix.' },
    ],
    limits: [
      { es: 'No protege de chispas ni de cortes: para soldar o usar motosierra, ropa específica.', ca: 'No protegeix d’espurnes ni de talls: per soldar o fer servir motoserra, roba específica.' },
    ],
    included: [{ es: 'Las rodilleras y el cinturón van aparte.', ca: 'Les genolleres i el cinturó van a part.' }],
  },
  'work-jacket': {
    use: [
      { es: 'Chaqueta ligera para trabajar al aire en entretiempo sin que estorbe.', ca: 'Jaqueta lleugera per treballar a l’aire a mitja temporada sense que faci nosa.', when: ({ garment }) => garment === 'softshell' },
      { es: 'Chaqueta de abrigo para la obra en invierno y las primeras horas de la mañana.', ca: 'Jaqueta d’abric per a l’obra a l’hivern i les primeres hores del matí.', when: ({ garment }) => garment === 'padded' },
    ],
    detail: [{ es: 'La espalda es larga, tapa al agacharse, y el puño se ajusta.', ca: 'L’esquena és llarga, tapa en ajupir-se, i el puny s’ajusta.' }],
    limits: [
      { es: 'Aguanta una llovizna, no un aguacero: para lluvia, traje de agua.', ca: 'Aguanta un plugim, no un ruixat fort: per a pluja, vestit d’aigua.' },
    ],
    included: [{ es: 'Lleva bolsillo interior para el teléfono; la capucha no está incluida.', ca: 'Porta butxaca interior per al telèfon; la caputxa no hi va inclosa.' }],
  },
  'hi-vis-vest': {
    use: [
      { es: 'Chaleco para hacerte ver en la obra, en el almacén o junto al coche averiado.', ca: 'Armilla per fer-te veure a l’obra, al magatzem o al costat del cotxe avariat.' },
    ],
    detail: [{ es: 'Sus dos bandas reflectantes se ven de noche a más de cien metros.', ca: 'Les dues bandes reflectants es veuen de nit a més de cent metres.' }],
    limits: [
      { es: 'Sucio o muy lavado deja de brillar: cámbialo cuando pierda color.', ca: 'Bruta o molt rentada deixa de brillar: canvia-la quan perdi color.' },
    ],
    included: [{ es: 'Es un chaleco de la talla {size}, con cierre de velcro.', ca: 'És una armilla de la talla {size}, amb tancament de velcro.' }],
  },
  'work-tee': {
    use: [
      { es: 'Camiseta de algodón grueso para el trabajo de cada día.', ca: 'Samarreta de cotó gruixut per a la feina de cada dia.', when: ({ material }) => material === 'cotton' },
      { es: 'Camiseta de alta visibilidad para trabajar al sol y que te vean.', ca: 'Samarreta d’alta visibilitat per treballar al sol i que et vegin.', when: ({ 'high-visibility': visible }) => visible },
    ],
    detail: [{ es: 'Tiene el cuello doble y costuras laterales, y no se deforma.', ca: 'Té el coll doble i costures laterals, i no es deforma.' }],
    limits: [{ es: 'No protege de cortes ni de chispas.', ca: 'No protegeix de talls ni d’espurnes.' }],
    included: [{ es: 'Es una camiseta de la talla {size}.', ca: 'És una samarreta de la talla {size}.' }],
  },
  'rain-suit': {
    use: [
      { es: 'Traje de agua para hormigonar, regar o trabajar en la calle un día de lluvia.', ca: 'Vestit d’aigua per formigonar, regar o treballar al carrer un dia de pluja.' },
    ],
    detail: [{ es: 'Las costuras van termoselladas y la capucha se guarda en el cuello.', ca: 'Les costures van termosegellades i la caputxa es desa al coll.' }],
    limits: [
      { es: 'No transpira: es para ratos de lluvia, no para correr con él.', ca: 'No transpira: és per a estones de pluja, no per córrer amb ell.' },
    ],
    included: [{ es: 'Incluye chaqueta con capucha y pantalón de la talla {size}.', ca: 'Inclou jaqueta amb caputxa i pantalons de la talla {size}.' }],
  },
  'knee-pad': {
    use: [
      { es: 'Rodilleras para poner suelo, rodapié o enchufes sin destrozarte las rodillas.', ca: 'Genolleres per posar terra, sòcol o endolls sense destrossar-te els genolls.' },
    ],
    detail: [{ es: 'Reparten el peso y no se caen al andar.', ca: 'Reparteixen el pes i no cauen en caminar.' }],
    limits: [
      { es: 'Para muchas horas de rodillas, combínalas con una esterilla.', ca: 'Per a moltes hores de genolls, combina-les amb una estoreta.' },
    ],
    included: [{ es: 'Es un par con cintas ajustables.', ca: 'És un parell amb cintes ajustables.' }],
  },
};
