import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  secateurs: {
    use: [
      { es: 'Tijera para podar rosales, frutales y viña en madera viva.', ca: 'Tisora per podar rosers, fruiters i vinya en fusta viva.', when: ({ 'pruner-cut': cut }) => cut === 'bypass' },
      { es: 'Tijera de yunque para cortar ramas secas con menos esfuerzo.', ca: 'Tisora d’enclusa per tallar branques seques amb menys esforç.', when: ({ 'pruner-cut': cut }) => cut === 'anvil' },
    ],
    detail: [{ es: 'La hoja es forjada, se desmonta para afilarla y todas las piezas tienen recambio.', ca: 'La fulla és forjada, es desmunta per esmolar-la i totes les peces tenen recanvi.' }],
    limits: [{ es: 'Corta hasta {branch-diameter}; si hay que retorcer, coge la de dos manos.', ca: 'Talla fins a {branch-diameter}; si cal recargolar, agafa la de dues mans.' }],
    included: [{ es: 'Se vende sin funda.', ca: 'Es ven sense funda.' }],
  },
  'battery-secateurs': {
    use: [{ es: 'Tijera para podar una viña o un campo de frutales sin que duela la mano.', ca: 'Tisora per podar una vinya o un camp de fruiters sense que faci mal la mà.' }],
    detail: [{ es: 'Abre en dos posiciones, para ir más deprisa en rama fina.', ca: 'S’obre en dues posicions, per anar més de pressa en branca fina.' }],
    limits: [{ es: 'Corta hasta {branch-diameter}: aparta la otra mano, que también corta dedos.', ca: 'Talla fins a {branch-diameter}: aparta l’altra mà, que també talla dits.' }],
    included: [{ es: 'Va sin batería ni cargador: le sirven los de {voltage} de {brand} que ya tengas.', ca: 'Va sense bateria ni carregador: li serveixen els de {voltage} de {brand} que ja tinguis.' }],
  },
  lopper: {
    use: [{ es: 'Tijera larga para ramas gruesas y para llegar al centro del árbol.', ca: 'Tisora llarga per a branques gruixudes i per arribar al centre de l’arbre.' }],
    detail: [{ es: 'Los brazos de aluminio multiplican la fuerza y los topes de goma amortiguan el final.', ca: 'Els braços d’alumini multipliquen la força i els topalls de goma n’amorteixen el final.' }],
    limits: [{ es: 'Corta hasta {branch-diameter}; más allá, una sierra de podar.', ca: 'Talla fins a {branch-diameter}; més enllà, una serra de podar.' }],
    included: [{ es: 'Se vende por unidades, con la hoja afilada.', ca: 'Es ven per unitats, amb la fulla esmolada.' }],
  },
  'hedge-shears': {
    use: [{ es: 'Tijera para setos pequeños y para dar forma a mano al boj.', ca: 'Tisora per a tanques petites i per donar forma a mà al boix.' }],
    detail: [{ es: 'La tensión se ajusta con un tornillo y las hojas se afilan.', ca: 'La tensió s’ajusta amb un cargol i les fulles s’esmolen.' }],
    limits: [{ es: 'No es para ramas leñosas: se abre la hoja.', ca: 'No és per a branques llenyoses: se n’obre la fulla.' }],
    included: [{ es: 'Mide {length-cm} en total.', ca: 'Fa {length-cm} en total.' }],
  },
  'pruning-saw': {
    use: [
      { es: 'Sierra que se pliega y va en el bolsillo, para podar por el camino.', ca: 'Serra que es plega i va a la butxaca, per podar pel camí.', when: ({ 'saw-fold': fold }) => fold === 'folding' },
      { es: 'Sierra para las ramas que ya no entran en la tijera.', ca: 'Serra per a les branques que ja no entren a la tisora.', when: ({ 'saw-fold': fold }) => fold === 'fixed' },
      { es: 'Sierra para pértiga: corta ramas altas con los pies en el suelo.', ca: 'Serra per a perxa: talla branques altes amb els peus a terra.', when: ({ 'saw-fold': fold }) => fold === 'pole' },
    ],
    detail: [{ es: 'Corta al tirar y los dientes de triple filo no se embozan.', ca: 'Talla en estirar i les dents de triple fil no s’embussen.' }],
    limits: [{ es: 'No es para madera seca de obra: se gasta el diente.', ca: 'No és per a fusta seca d’obra: se’n gasta la dent.' }],
    included: [{ es: 'La hoja de {length} tiene recambio.', ca: 'La fulla de {length} té recanvi.' }],
  },
};
