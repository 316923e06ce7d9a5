import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'line-laser': {
    use: [
      { es: 'Para poner rodapiés, muebles y azulejo a nivel en toda la habitación.', ca: 'Per posar sòcols, mobles i rajola a nivell a tota l’habitació.', when: ({ lines }) => lines < 12 },
      { es: 'Con {lines} líneas marca suelo, techo y las cuatro paredes a la vez: tabiques y falso techo.', ca: 'Amb {lines} línies marca terra, sostre i les quatre parets alhora: envans i fals sostre.', when: ({ lines }) => lines >= 12 },
    ],
    detail: [
      { es: 'Se nivela solo, con {accuracy}, y avisa si está demasiado inclinado.', ca: 'S’anivella sol, amb {accuracy}, i avisa si està massa inclinat.' },
      { es: 'El haz verde se ve mejor de día.', ca: 'El feix verd es veu millor de dia.', when: ({ beam }) => beam === 'green' },
      { es: 'El haz rojo gasta menos pila, y dentro de casa se ve de sobra.', ca: 'El feix vermell gasta menys pila, i dins de casa es veu de sobres.', when: ({ beam }) => beam === 'red' },
    ],
    limits: [
      { es: 'A pleno sol el haz no se ve: pasa de {range} solo con receptor.', ca: 'A ple sol el feix no es veu: passa de {range} només amb receptor.' },
      { es: 'No mires el haz ni lo uses fuera sin receptor más allá de {range}.', ca: 'No miris el feix ni el facis servir a fora sense receptor més enllà de {range}.' },
    ],
    included: [
      { es: 'Trae el soporte magnético, pilas o batería y bolsa.', ca: 'Porta el suport magnètic, piles o bateria i bossa.' },
    ],
  },
  'rotary-laser': {
    use: [
      { es: 'Un plano de nivel en toda la obra: soleras, pendientes y cimentación.', ca: 'Un pla de nivell a tota l’obra: soleres, pendents i fonaments.' },
    ],
    detail: [
      { es: 'Con {accuracy} de precisión, y si se mueve el trípode, se para y avisa.', ca: 'Amb {accuracy} de precisió, i si es mou el trípode, s’atura i avisa.' },
    ],
    limits: [
      { es: 'A la luz del día se trabaja siempre con el receptor, hasta {range}.', ca: 'A la llum del dia es treballa sempre amb el receptor, fins a {range}.' },
    ],
    included: [
      { es: 'El conjunto trae receptor con pinza, trípode y maletín.', ca: 'El conjunt porta receptor amb pinça, trípode i maletí.' },
    ],
  },
  'distance-meter': {
    use: [
      { es: 'Mide una habitación en un minuto, sin ayudante ni escalera.', ca: 'Mesura una habitació en un minut, sense ajudant ni escala.' },
      { es: 'Para presupuestos de pintura, suelo y cocina: {range} de alcance y superficie al momento.', ca: 'Per a pressupostos de pintura, terra i cuina: {range} d’abast i superfície al moment.' },
    ],
    detail: [
      { es: 'Suma, resta, superficie, volumen y Pitágoras.', ca: 'Suma, resta, superfície, volum i Pitàgores.' },
      { es: 'Envía las medidas al teléfono para el presupuesto.', ca: 'Envia les mides al telèfon per al pressupost.', when: ({ wireless }) => wireless },
    ],
    limits: [
      { es: 'A pleno sol el punto no se ve y en exterior llega a menos de {range}.', ca: 'A ple sol el punt no es veu i a l’exterior arriba a menys de {range}.' },
    ],
    included: [
      { es: 'Viene con funda; las pilas, si se acaban, las pones tú.', ca: 'Ve amb funda; les piles, quan s’acaben, les hi poses tu.' },
    ],
  },
  'wall-detector': {
    use: [
      { es: 'Encuentra tubo, cable con corriente y perfil antes de taladrar.', ca: 'Troba tub, cable amb corrent i perfil abans de trepar.' },
    ],
    detail: [
      { es: 'Busca hasta {depth} de profundidad y un anillo de luz avisa al acercarse.', ca: 'Busca fins a {depth} de fondària i un anell de llum avisa en acostar-s’hi.' },
    ],
    limits: [
      { es: 'No ve plástico con agua ni cable sin corriente: perfora siempre con cuidado.', ca: 'No veu plàstic amb aigua ni cable sense corrent: trepa sempre amb compte.' },
    ],
    included: [
      { es: 'Trae funda y pilas.', ca: 'Porta funda i piles.' },
    ],
  },
  'laser-tripod': {
    use: [
      { es: 'Sube el láser o el receptor a la altura buena, sin ponerlo en un cubo.', ca: 'Puja el làser o el receptor a l’alçada bona, sense posar-lo damunt d’una galleda.' },
    ],
    detail: [
      { es: 'Llega a {height-cm}, con puntas para tierra y gomas para baldosa.', ca: 'Arriba a {height-cm}, amb puntes per a terra i gomes per a rajola.' },
    ],
    limits: [
      { es: 'No es para cámaras de foto: la rosca es de {thread}, y con viento ponle un peso.', ca: 'No és per a càmeres de fotos: la rosca és de {thread}, i amb vent posa-hi un pes.' },
    ],
    included: [
      { es: 'Se vende plegado, con la manivela puesta.', ca: 'Es ven plegat, amb la manovella posada.' },
    ],
  },
  'laser-receiver': {
    use: [
      { es: 'Encuentra el haz cuando el sol no deja verlo, y pita a la altura justa.', ca: 'Troba el feix quan el sol no deixa veure’l, i xiula a l’alçada justa.' },
    ],
    detail: [
      { es: 'Pantalla por las dos caras y pinza para la mira, hasta {range}.', ca: 'Pantalla per les dues cares i pinça per a la mira, fins a {range}.' },
    ],
    limits: [
      { es: 'Solo para láser {beam:low}: con el del otro color no pita.', ca: 'Només per a làser {beam:low}: amb el de l’altre color no xiula.' },
    ],
    included: [
      { es: 'Trae la pinza y la pila.', ca: 'Porta la pinça i la pila.' },
    ],
  },
};
