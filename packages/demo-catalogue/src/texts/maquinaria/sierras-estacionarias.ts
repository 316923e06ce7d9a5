import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'mitre-saw': {
    use: [
      { es: 'Corta rodapié, tarima y listón al ángulo exacto, en el taller y en la obra.', ca: 'Talla sòcol, tarima i llistó a l’angle exacte, al taller i a l’obra.' },
      { es: 'Con {power} y disco de {disc-diameter}, para carpinteros y montadores que cortan todo el día.', ca: 'Amb {power} i disc de {disc-diameter}, per a fusters i muntadors que tallen tot el dia.', when: ({ power }) => power >= 1800 },
    ],
    detail: [
      { es: 'Corta {width} de ancho y {cutting-depth} de alto, con bisel hasta 45°.', ca: 'Talla {width} d’amplada i {cutting-depth} d’alçada, amb bisell fins a 45°.' },
      { es: 'El freno para el disco y la luz señala la línea del corte.', ca: 'El fre atura el disc i el llum marca la línia del tall.', when: ({ led }) => led },
    ],
    limits: [
      { es: 'Pesa {weight} y no corta tableros anchos: para eso está la de mesa.', ca: 'Pesa {weight} i no talla taulers amples: per a això hi ha la de taula.' },
      { es: 'No es para metal ni para leña, y no metas la mano bajo el disco.', ca: 'No és per a metall ni per a llenya, i no posis la mà sota el disc.' },
    ],
    included: [
      { es: 'Trae el disco, la mordaza, el saco de polvo y la llave.', ca: 'Porta el disc, la mordassa, el sac de pols i la clau.' },
    ],
  },
  'battery-mitre-saw': {
    use: [
      { es: 'La que sube al tercer piso: corta rodapié y tarima sin buscar enchufe.', ca: 'La que puja al tercer pis: talla sòcol i tarima sense buscar endoll.' },
    ],
    detail: [
      { es: 'Corta {width} de ancho con disco de {disc-diameter} y freno eléctrico.', ca: 'Talla {width} d’amplada amb disc de {disc-diameter} i fre elèctric.' },
    ],
    limits: [
      { es: 'No pases de {width} ni la uses para leña: la batería y el disco lo pagan.', ca: 'No passis de {width} ni la facis servir per a llenya: la bateria i el disc ho paguen.' },
    ],
    included: [
      { es: 'El disco va montado.', ca: 'El disc hi va muntat.' },
    ],
  },
  'table-saw': {
    use: [
      { es: 'Corta tablero y listón recto y repetido, con guía que se queda paralela.', ca: 'Talla tauler i llistó recte i repetit, amb guia que es queda paral·lela.' },
      { es: 'Sierra de mesa con disco de {disc-diameter} para el carpintero que corta tablero cada día.', ca: 'Serra de taula amb disc de {disc-diameter} per al fuster que talla tauler cada dia.', when: ({ power }) => power >= 1600 },
    ],
    detail: [
      { es: 'Alto de corte de {cutting-depth}, freno y salida para el aspirador.', ca: 'Alçada de tall de {cutting-depth}, fre i sortida per a l’aspirador.' },
      { es: 'Va sobre ruedas, arranca suave y pesa {weight}.', ca: 'Va sobre rodes, arrenca suau i pesa {weight}.', when: ({ wheels }) => wheels },
    ],
    limits: [
      { es: 'No corta más de {cutting-depth}, ni madera con clavos ni metal; y siempre con empujador.', ca: 'No talla més de {cutting-depth}, ni fusta amb claus ni metall; i sempre amb empenyedor.' },
      { es: 'El protector y la cuchilla separadora no se quitan: sin ellos, la madera vuelve.', ca: 'El protector i el ganivet divisor no es treuen: sense, la fusta torna.' },
    ],
    included: [
      { es: 'Trae el disco, la guía paralela, la de inglete y el empujador.', ca: 'Porta el disc, la guia paral·lela, la de biaix i l’empenyedor.' },
    ],
  },
  'band-saw': {
    use: [
      { es: 'Para curvas, espigas y rebanadas con un corte fino que gasta poca madera.', ca: 'Per a corbes, espigues i llesques amb un tall fi que gasta poca fusta.' },
      { es: 'Sierra de cinta de {power} para luthiers, ebanistas y talleres de juguete.', ca: 'Serra de cinta de {power} per a lutiers, ebenistes i tallers de joguines.', when: ({ power }) => power < 500 },
    ],
    detail: [
      { es: 'Garganta de {throat} y altura de {cutting-depth}, con la tensión en una rueda.', ca: 'Gola de {throat} i alçada de {cutting-depth}, amb la tensió en una roda.' },
    ],
    limits: [
      { es: 'No pases de {cutting-depth} de alto ni fuerces la curva: la cinta se sale.', ca: 'No passis de {cutting-depth} d’alçada ni forcis la corba: la cinta surt.' },
    ],
    included: [
      { es: 'Viene con cinta de {length}; las demás, aparte.', ca: 'Ve amb cinta de {length}; les altres, a part.' },
    ],
  },
  'saw-stand': {
    use: [
      { es: 'Pone la ingletadora a la altura de la espalda y alarga el apoyo a los dos lados.', ca: 'Posa la ingletadora a l’alçada de l’esquena i allarga el suport a banda i banda.' },
    ],
    detail: [
      { es: 'Se abre hasta {length} y aguanta {load}.', ca: 'S’obre fins a {length} i aguanta {load}.' },
      { es: 'Va sobre ruedas, plegado como una maleta.', ca: 'Va sobre rodes, plegat com una maleta.', when: ({ wheels }) => wheels },
    ],
    limits: [
      { es: 'No es una mesa de trabajo: no lo cargues con más de {load} ni te apoyes en los extremos.', ca: 'No és una taula de feina: no el carreguis amb més de {load} ni et recolzis als extrems.' },
    ],
    included: [
      { es: 'La ingletadora va aparte; el soporte pesa {weight}.', ca: 'La ingletadora va a part; el suport pesa {weight}.' },
    ],
  },
};
