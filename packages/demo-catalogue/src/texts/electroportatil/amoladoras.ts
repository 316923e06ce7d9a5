import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'angle-grinder': {
    use: [
      { es: 'Amoladora de mano para cortar perfil, varilla y azulejo y repasar soldaduras, en el taller y en la obra pequeña.', ca: 'Esmoladora de mà per tallar perfil, vareta i rajola i repassar soldadures, al taller i a l’obra petita.', when: ({ 'disc-diameter': disc }) => disc < 150 },
      { es: 'Con {power} y disco de {disc-diameter} corta tubo, chapa y gres en la mano, sin cansar la muñeca.', ca: 'Amb {power} i disc de {disc-diameter} talla tub, xapa i gres a la mà, sense cansar el canell.', when: ({ 'disc-diameter': disc }) => disc < 150 },
      { es: 'El disco de {disc-diameter} llega donde la pequeña se queda corta: ángulos gruesos, llantas y baldosa.', ca: 'El disc de {disc-diameter} arriba on la petita es queda curta: angles gruixuts, platines i enrajolat.', when: ({ 'disc-diameter': disc }) => disc === 150 },
      { es: 'La grande de la obra: {power} y disco de {disc-diameter} para viga, bordillo y hormigón.', ca: 'La grossa de l’obra: {power} i disc de {disc-diameter} per a biga, vorada i formigó.', when: ({ 'disc-diameter': disc }) => disc === 230 },
      { es: 'Para albañiles y estructuristas que cortan hierro, bloque y piedra con disco de {disc-diameter}.', ca: 'Per a paletes i estructuristes que tallen ferro, bloc i pedra amb disc de {disc-diameter}.', when: ({ 'disc-diameter': disc }) => disc === 230 },
    ],
    detail: [
      { es: 'Con el freno, el disco se para al soltar y puedes dejarla en el suelo sin esperar.', ca: 'Amb el fre, el disc s’atura en deixar-la anar i la pots posar a terra sense esperar.', when: ({ brake }) => brake },
      { es: 'El carenado se gira sin llave y el arranque suave no pega el tirón.', ca: 'El carenat es gira sense clau i l’arrencada suau no fa l’estrebada.' },
      { es: 'Gira a {speed} y pesa {weight}.', ca: 'Gira a {speed} i pesa {weight}.' },
    ],
    limits: [
      { es: 'Corta hasta {cutting-depth} de fondo y no admite discos mayores ni de madera; cógela siempre con las dos manos.', ca: 'Talla fins a {cutting-depth} de fondària i no admet discos més grans ni de fusta; agafa-la sempre amb les dues mans.' },
      { es: 'No lleva freno: espera a que el disco pare, y no montes discos que no aguanten {speed}.', ca: 'No té fre: espera que el disc s’aturi, i no muntis discos que no aguantin {speed}.', when: ({ brake }) => !brake },
      { es: 'Monta solo discos de {disc-diameter} y no le quites el carenado para meter uno más grande.', ca: 'Munta-hi només discos de {disc-diameter} i no li treguis el carenat per posar-n’hi un de més gros.' },
    ],
    included: [
      { es: 'Los discos van aparte, de {disc-diameter} y marcados para {speed} o más.', ca: 'Els discos van a part, de {disc-diameter} i marcats per a {speed} o més.' },
      { es: 'No incluye ningún disco.', ca: 'No inclou cap disc.' },
    ],
  },
  'angle-grinder-battery': {
    use: [
      { es: 'La amoladora que se sube al tejado: corta varilla, bajante y perfil sin arrastrar cable.', ca: 'L’esmoladora que es puja a la teulada: talla vareta, baixant i perfil sense arrossegar cable.', when: ({ 'disc-diameter': disc }) => disc > 100 && disc < 200 },
      { es: 'Para cerrajeros, lampistas y montadores que cortan y repasan lejos del enchufe, con disco de {disc-diameter}.', ca: 'Per a serrallers, lampistes i muntadors que tallen i repassen lluny de l’endoll, amb disc de {disc-diameter}.', when: ({ 'disc-diameter': disc }) => disc > 100 && disc < 200 },
      { es: 'Con disco de {disc-diameter} cabe en una mano: tornillos oxidados, chapa fina, azulejo y rincones.', ca: 'Amb disc de {disc-diameter} cap en una mà: cargols rovellats, xapa prima, rajola i racons.', when: ({ 'disc-diameter': disc }) => disc < 100 },
      { es: 'Disco de {disc-diameter} a batería para cortar bordillo, viga y tubo grande donde no hay corriente.', ca: 'Disc de {disc-diameter} amb bateria per tallar vorada, biga i tub gros on no hi ha corrent.', when: ({ 'disc-diameter': disc }) => disc > 200 },
    ],
    detail: [
      { es: 'Arranca suave y el freno para el disco al soltar el interruptor.', ca: 'Arrenca suau i el fre atura el disc en deixar anar l’interruptor.' },
      { es: 'Motor sin escobillas, {weight} sin batería y freno de disco.', ca: 'Motor sense escombretes, {weight} sense bateria i fre de disc.' },
    ],
    limits: [
      { es: 'Corta hasta {cutting-depth} de fondo; para desbastar horas seguidas sale mejor una de cable.', ca: 'Talla fins a {cutting-depth} de fondària; per desbastar hores seguides surt millor una de cable.' },
      { es: 'No admite discos de más de {disc-diameter} ni hojas de madera.', ca: 'No admet discos de més de {disc-diameter} ni fulles de fusta.' },
    ],
    included: [
      { es: 'Los discos no van incluidos.', ca: 'Els discos no hi van inclosos.' },
      { es: 'Añade discos de {disc-diameter} marcados para {speed} como mínimo.', ca: 'Afegeix-hi discos de {disc-diameter} marcats per a {speed} com a mínim.' },
    ],
  },
};
