import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  hoe: {
    use: [
      { es: 'Azada ligera para escardar y airear entre hileras.', ca: 'Aixada lleugera per eixarcolar i airejar entre solcs.', when: ({ weight }) => weight < 1 },
      { es: 'Azada para cavar, hacer surcos y recalzar.', ca: 'Aixada per cavar, fer solcs i calçar.', when: ({ weight }) => weight >= 1 },
    ],
    detail: [{ es: 'El hierro es templado y el mango de fresno; afílala con lima plana.', ca: 'El ferro és trempat i el mànec de freixe; esmola-la amb llima plana.' }],
    limits: [{ es: 'En tierra con mucha piedra, mejor un pico.', ca: 'En terra amb molta pedra, millor un pic.' }],
    included: [{ es: 'Viene con el mango de {length-cm} puesto.', ca: 'Ve amb el mànec de {length-cm} posat.' }],
  },
  'leaf-rake': {
    use: [{ es: 'Escoba para recoger hoja seca y hierba cortada sin arañar el césped.', ca: 'Escombra per recollir fulla seca i herba tallada sense esgarrapar la gespa.' }],
    detail: [{ es: 'Sus {teeth} púas de acero recuperan la forma.', ca: 'Les {teeth} pues d’acer recuperen la forma.' }],
    limits: [{ es: 'No es para grava ni tierra: se doblan las púas.', ca: 'No és per a grava ni terra: se’n dobleguen les pues.' }],
    included: [{ es: 'Incluye el mango de {length-cm}.', ca: 'Inclou el mànec de {length-cm}.' }],
  },
  'garden-rake': {
    use: [{ es: 'Rastrillo para igualar la tierra, quitar piedras y tapar la siembra.', ca: 'Rasclet per igualar la terra, treure pedres i tapar la sembra.' }],
    detail: [{ es: 'Sus {teeth} dientes curvos están soldados de una pieza.', ca: 'Les {teeth} dents corbes són soldades d’una peça.' }],
    limits: [{ es: 'No es para hojas: se le escapan entre los dientes.', ca: 'No és per a fulles: se li escapen entre les dents.' }],
    included: [{ es: 'Incluye el mango de {length-cm}.', ca: 'Inclou el mànec de {length-cm}.' }],
  },
  'garden-fork': {
    use: [{ es: 'Horca para voltear el compost, cargar paja y sacar patata sin cortarla.', ca: 'Forca per girar el compost, carregar palla i treure patata sense tallar-la.' }],
    detail: [{ es: 'Sus {teeth} púas son de acero y el mango, de fresno.', ca: 'Les {teeth} pues són d’acer i el mànec, de freixe.' }],
    limits: [{ es: 'No es para arena ni grava; guárdala con las púas contra la pared.', ca: 'No és per a sorra ni grava; desa-la amb les pues contra la paret.' }],
    included: [{ es: 'Incluye el mango de {length-cm}.', ca: 'Inclou el mànec de {length-cm}.' }],
  },
  'garden-spade': {
    use: [{ es: 'Pala para plantar y abrir hoyos de canto limpio.', ca: 'Pala per plantar i obrir forats de cantell net.' }],
    detail: [{ es: 'Tiene apoyo para el pie y una hoja de {width-cm}.', ca: 'Té suport per al peu i una fulla de {width-cm}.' }],
    limits: [{ es: 'No es una palanca: para arrancar raíces, usa el pico.', ca: 'No és una palanca: per arrencar arrels, fes servir el pic.' }],
    included: [{ es: 'Incluye el mango de {length-cm}.', ca: 'Inclou el mànec de {length-cm}.' }],
  },
  'hand-garden-tool': {
    use: [{ es: 'Herramientas pequeñas para trasplantar y cuidar macetas y jardineras.', ca: 'Eines petites per trasplantar i cuidar testos i jardineres.' }],
    detail: [{ es: 'Son de acero inoxidable y no se doblan.', ca: 'Són d’acer inoxidable i no es dobleguen.' }],
    limits: [{ es: 'No son para cavar el huerto.', ca: 'No són per cavar l’hort.' }],
    included: [{ es: 'El juego trae {pieces}, con palita, rastrillo y plantador.', ca: 'El joc en porta {pieces}, amb paleta, rasclet i plantador.' }],
  },
};
