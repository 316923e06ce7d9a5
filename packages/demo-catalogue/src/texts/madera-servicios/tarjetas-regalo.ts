import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'gift-card': {
    use: [
      { es: 'Un regalo para quien arregla cosas: elige él la herramienta, en la tienda o en la web.', ca: 'Un regal per a qui arregla coses: ell mateix tria l’eina, a la botiga o al web.' },
      { es: 'Para no fallar con el regalo: llega por correo electrónico y se gasta en lo que haga falta.', ca: 'Per no fallar amb el regal: arriba per correu electrònic i es gasta en el que calgui.' },
    ],
    detail: [
      { es: 'Se gasta de una vez o en varias: lo que sobra queda en la tarjeta.', ca: 'Es gasta d’un cop o en més d’un: el que sobra queda a la targeta.' },
    ],
    limits: [
      { es: 'Vale {months} meses y no se cambia por dinero.', ca: 'Val {months} mesos i no es canvia per diners.' },
    ],
    included: [
      { es: 'Recibes el código y una tarjeta para imprimir o reenviar con unas palabras tuyas.', ca: 'Reps el codi i una targeta per imprimir o reenviar amb unes paraules teves.' },
    ],
  },
  'workshop-voucher': {
    use: [
      { es: 'Un taller en la tienda, un sábado por la mañana, para aprender haciéndolo.', ca: 'Un taller a la botiga, un dissabte al matí, per aprendre’n fent-ho.' },
      { es: 'Para regalar una mañana de oficio a quien quiere hacerlo con sus manos.', ca: 'Per regalar un matí d’ofici a qui vol fer-ho amb les seves mans.' },
    ],
    detail: [{ es: 'Son tres horas, en grupos de ocho como mucho.', ca: 'Són tres hores, en grups de vuit com a molt.' }],
    limits: [
      { es: 'Vale {months} meses; quien lo recibe reserva la fecha en la tienda.', ca: 'Val {months} mesos; qui el rep reserva la data a la botiga.' },
    ],
    included: [
      { es: 'Incluye la plaza, el material y la herramienta para practicar.', ca: 'Inclou la plaça, el material i l’eina per practicar.' },
    ],
  },
};
