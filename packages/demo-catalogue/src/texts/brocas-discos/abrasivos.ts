import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'sanding-disc': {
    use: [
      { es: 'Grano {grain} para quitar pintura vieja y desbastar madera con la rotoorbital.', ca: 'Gra {grain} per treure pintura vella i desbastar fusta amb la rotoorbital.', when: ({ grain }) => grain <= 80 },
      { es: 'Grano {grain} para igualar madera y masilla antes de la primera mano.', ca: 'Gra {grain} per igualar fusta i massilla abans de la primera mà.', when: ({ grain }) => grain >= 120 && grain <= 180 },
      { es: 'Grano {grain} para matar el brillo entre mano y mano de barniz o de pintura.', ca: 'Gra {grain} per matar la brillantor entre mà i mà de vernís o de pintura.', when: ({ grain }) => grain >= 240 },
    ],
    detail: [
      { es: 'La malla deja pasar el polvo por toda la superficie y casi no se emboza.', ca: 'La malla deixa passar la pols per tota la superfície i gairebé no s’embossa.', when: ({ backing }) => backing === 'net' },
      { es: 'El papel es el de siempre: corta deprisa y cuesta poco por disco.', ca: 'El paper és el de sempre: talla de pressa i surt a poc per disc.', when: ({ backing }) => backing === 'paper' },
      { es: 'Sube de grano a saltos cortos: 80, 120, 180 y 240.', ca: 'Puja de gra a salts curts: 80, 120, 180 i 240.' },
    ],
    limits: [
      { es: 'Solo van en platos de {diameter} con velcro, y no son para desbastar metal.', ca: 'Només van en plats de {diameter} amb velcro, i no són per desbastar metall.' },
      { es: 'No los uses sin disco protector bajo la malla ni en platos que no sean de {diameter}.', ca: 'No els facis servir sense disc protector sota la malla ni en plats que no siguin de {diameter}.', when: ({ backing }) => backing === 'net' },
    ],
    included: [
      { es: 'La caja trae {pack#} discos del mismo grano.', ca: 'La capsa porta {pack#} discos del mateix gra.' },
    ],
  },
  'sanding-belt': {
    use: [
      { es: 'Banda de grano {grain} para rebajar suelos, vigas y puertas con mucha pintura.', ca: 'Banda de gra {grain} per rebaixar terres, bigues i portes amb molta pintura.', when: ({ grain }) => grain <= 60 },
      { es: 'Banda de grano {grain} para aplanar y dejar la madera lista para la rotoorbital.', ca: 'Banda de gra {grain} per aplanar i deixar la fusta a punt per a la rotoorbital.', when: ({ grain }) => grain >= 80 },
    ],
    detail: [
      { es: 'Es de tela y la unión no salta; pon la flecha en el sentido de giro.', ca: 'És de tela i la unió no salta; posa la fletxa en el sentit de gir.' },
    ],
    limits: [
      { es: 'Solo entra en lijadoras de banda de {width#} × {length}: mide la tuya antes de pedirla.', ca: 'Només entra en polidores de banda de {width#} × {length}: mesura la teva abans de demanar-la.' },
      { es: 'No es para acabados ni para máquinas que no sean de {width#} × {length}.', ca: 'No és per a acabats ni per a màquines que no siguin de {width#} × {length}.' },
    ],
    included: [
      { es: 'Se vende suelta.', ca: 'Es ven solta.' },
    ],
  },
  'sanding-sheet': {
    use: [
      { es: 'Lija de grano {grain} para quitar pintura, óxido o barniz a mano.', ca: 'Paper de vidre de gra {grain} per treure pintura, rovell o vernís a mà.', when: ({ grain }) => grain <= 80 },
      { es: 'Lija de grano {grain} para repasar a mano madera, yeso y masilla antes de pintar.', ca: 'Paper de vidre de gra {grain} per repassar a mà fusta, guix i massilla abans de pintar.', when: ({ grain }) => grain > 80 },
    ],
    detail: [
      { es: 'La tela se dobla y se rasga a medida sin romperse en el pliegue.', ca: 'La tela es doblega i s’estripa a mida sense trencar-se pel plec.', when: ({ backing }) => backing === 'cloth' },
      { es: 'Se corta en cuatro y cada trozo va justo en el taco.', ca: 'Es talla en quatre i cada tros va just al tac.', when: ({ backing }) => backing === 'paper' },
    ],
    limits: [
      { es: 'Es para lijar en seco: mojada se deshace, y en máquina no aguanta.', ca: 'És per polir en sec: mullat es desfà, i en màquina no aguanta.', when: ({ backing }) => backing === 'paper' },
      { es: 'No es para lijar con agua ni para máquina.', ca: 'No és per polir amb aigua ni per a màquina.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} hojas de 230 × 280\u00a0mm; el taco, aparte.', ca: 'El paquet porta {pack#} fulls de 230 × 280\u00a0mm; el tac, a part.' },
    ],
  },
};
