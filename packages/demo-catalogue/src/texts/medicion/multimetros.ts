import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  multimeter: {
    use: [
      { es: 'Multímetro para medir tensión, corriente, resistencia y continuidad en casa, en el coche y en el taller.', ca: 'Multímetre per mesurar tensió, corrent, resistència i continuïtat a casa, al cotxe i al taller.' },
      { es: 'Tester para encontrar el cable cortado, la pila gastada o el enchufe sin corriente.', ca: 'Tester per trobar el cable tallat, la pila gastada o l’endoll sense corrent.' },
    ],
    detail: [
      { es: 'Pita cuando hay continuidad, y la pantalla se lee a contraluz.', ca: 'Xiula quan hi ha continuïtat, i la pantalla es llegeix a contrallum.' },
      { es: 'Mide el valor eficaz verdadero, también con variadores y luces LED.', ca: 'Mesura el valor eficaç veritable, també amb variadors i llums LED.', when: ({ 'true-rms': rms }) => rms === true },
    ],
    limits: [
      { es: 'No pases de {tests-to} y pon las puntas en su borne antes de medir corriente.', ca: 'No passis de {tests-to} i posa les puntes al seu born abans de mesurar corrent.' },
    ],
    included: [
      { es: 'Incluye {contents}.', ca: 'Inclou {contents}.' },
    ],
  },
  'clamp-meter': {
    use: [
      { es: 'Pinza para medir hasta {current} sin cortar el cable ni desconectar nada.', ca: 'Pinça per mesurar fins a {current} sense tallar el cable ni desconnectar res.' },
    ],
    detail: [
      { es: 'Abraza un conductor de {opening} y también mide tensión, resistencia y continuidad con las puntas.', ca: 'Abraça un conductor de {opening} i també mesura tensió, resistència i continuïtat amb les puntes.' },
    ],
    limits: [
      { es: 'Rodea un solo conductor: con fase y neutro juntos marca cero.', ca: 'Envolta un sol conductor: amb fase i neutre junts marca zero.' },
    ],
    included: [
      { es: 'Incluye {contents}.', ca: 'Inclou {contents}.' },
    ],
  },
  'voltage-tester': {
    use: [
      { es: 'Comprobador de dos puntas para saber de verdad si hay tensión antes de tocar un cable.', ca: 'Comprovador de dues puntes per saber de debò si hi ha tensió abans de tocar un cable.' },
    ],
    detail: [
      { es: 'Los testigos dicen la tensión sin pantalla y funciona aunque se le acabe la pila.', ca: 'Els testimonis diuen la tensió sense pantalla i funciona encara que se li acabi la pila.' },
    ],
    limits: [
      { es: 'Pruébalo antes y después en un enchufe que sepas que tiene corriente.', ca: 'Prova’l abans i després en un endoll que sàpigues que té corrent.' },
    ],
    included: [
      { es: 'Trae fundas para las puntas.', ca: 'Porta fundes per a les puntes.' },
    ],
  },
  'voltage-pen': {
    use: [
      { es: 'Buscapolos que se enciende y pita al acercarlo a un cable con corriente, sin tocarlo.', ca: 'Buscapols que s’encén i xiula en acostar-lo a un cable amb corrent, sense tocar-lo.' },
    ],
    detail: [
      { es: 'Se lleva en el bolsillo de la camisa y alumbra por la punta.', ca: 'Es porta a la butxaca de la camisa i il·lumina per la punta.' },
    ],
    limits: [
      { es: 'No ve la corriente continua ni a través de un tubo metálico: para trabajar, confirma con uno de dos puntas.', ca: 'No veu el corrent continu ni a través d’un tub metàl·lic: per treballar, confirma-ho amb un de dues puntes.' },
    ],
    included: [
      { es: 'Trae las pilas puestas.', ca: 'Porta les piles posades.' },
    ],
  },
};
