import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'pressure-sprayer': {
    use: [
      { es: 'Pulverizador para rosales, macetas y un huerto pequeño.', ca: 'Polvoritzador per a rosers, testos i un hort petit.', when: ({ volume }) => volume <= 6 },
      { es: 'Pulverizador para frutales, viñas y huertos de verdad.', ca: 'Polvoritzador per a fruiters, vinyes i horts de debò.', when: ({ volume }) => volume > 6 },
    ],
    detail: [{ es: 'La boquilla se regula, el depósito deja ver el nivel y la válvula suelta la presión.', ca: 'El broquet es regula, el dipòsit deixa veure el nivell i la vàlvula allibera la pressió.' }],
    limits: [{ es: 'No es para disolventes ni lejía; usa guantes y gafas, y lávalo después de cada tratamiento.', ca: 'No és per a dissolvents ni lleixiu; fes servir guants i ulleres, i renta’l després de cada tractament.' }],
    included: [{ es: 'Viene con manguera y lanza; el producto va aparte.', ca: 'Ve amb mànega i llança; el producte va a part.', when: ({ volume }) => volume > 2 }, { es: 'Viene con la boquilla puesta; el producto va aparte.', ca: 'Ve amb el broquet posat; el producte va a part.', when: ({ volume }) => volume <= 2 }],
  },
  'battery-sprayer': {
    use: [{ es: 'Pulverizador para tratar un huerto o una viña sin bombear en todo el día.', ca: 'Polvoritzador per tractar un hort o una vinya sense bombar en tot el dia.' }],
    detail: [{ es: 'La presión es constante: el brazo solo apunta.', ca: 'La pressió és constant: el braç només apunta.' }],
    limits: [{ es: 'No es para disolventes ni polvos sin disolver; lávalo con agua al acabar.', ca: 'No és per a dissolvents ni pols sense dissoldre; renta’l amb aigua en acabar.' }],
    included: [{ es: 'Viene con manguera y lanza; el producto, la batería y el cargador van aparte.', ca: 'Ve amb mànega i llança; el producte, la bateria i el carregador van a part.' }],
  },
  'watering-can': {
    use: [{ es: 'Regadera para macetas, semilleros y lo que la manguera rompería.', ca: 'Regadora per a testos, planters i el que la mànega trencaria.' }],
    detail: [
      { es: 'El galvanizado dura una vida y no se agrieta al sol.', ca: 'El galvanitzat dura una vida i no s’esquerda al sol.', when: ({ material }) => material === 'galvanised-steel' },
      { es: 'Llena o a medias, está equilibrada y no cansa la muñeca.', ca: 'Plena o a mitges, és equilibrada i no cansa el canell.' },
    ],
    limits: [{ es: 'Caben {volume}: para un huerto entero, mejor una manguera.', ca: 'Hi caben {volume}: per a un hort sencer, millor una mànega.' }],
    included: [{ es: 'El rallo se quita para regar al pie.', ca: 'La roseta es treu per regar al peu.' }],
  },
};
