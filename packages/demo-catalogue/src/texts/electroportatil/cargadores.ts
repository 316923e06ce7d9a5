import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'fast-charger': {
    use: [
      { es: 'Cargador para las baterías {brand} de {voltage}, en el taller o en la furgoneta con toma de corriente.', ca: 'Carregador per a les bateries {brand} de {voltage}, al taller o a la furgoneta amb presa de corrent.' },
      { es: 'Carga una batería {brand} de 5,0\u00a0Ah en {charging-time}, lo que dura un descanso largo.', ca: 'Carrega una bateria {brand} de 5,0\u00a0Ah en {charging-time}, el que dura un descans llarg.', when: ({ 'charging-time': minutes }) => minutes < 60 },
      { es: 'El cargador sencillo: {charging-current} para dejar la batería {brand} puesta y cogerla llena más tarde.', ca: 'El carregador senzill: {charging-current} per deixar-hi la bateria {brand} i agafar-la plena més tard.', when: ({ 'charging-current': current }) => current === 3 },
    ],
    detail: [
      { es: 'El ventilador enfría la batería mientras carga, y una luz avisa cuando está lista.', ca: 'El ventilador refreda la bateria mentre carrega, i un llum avisa quan està a punt.' },
      { es: 'Se cuelga en la pared y trae {cable} de cable.', ca: 'Es penja a la paret i té {cable} de cable.' },
    ],
    limits: [
      { es: 'Solo carga baterías {brand} de {voltage}, de una en una y sobre cero.', ca: 'Només carrega bateries {brand} de {voltage}, d’una en una i sobre zero.' },
      { es: 'Es para interior, a 230\u00a0V, y no sirve para baterías de otra tensión o de otra marca.', ca: 'És per a interior, a 230\u00a0V, i no serveix per a bateries d’una altra tensió o d’una altra marca.' },
    ],
    included: [
      { es: 'Incluye {contents}; la batería, no.', ca: 'Inclou {contents}; la bateria, no.' },
    ],
  },
  'multi-charger': {
    use: [
      { es: 'Deja {bays} baterías {brand} cargando al acabar la jornada y las tienes listas por la mañana.', ca: 'Deixa {bays} bateries {brand} carregant en acabar la jornada i les tens a punt al matí.' },
      { es: 'Para cuadrillas con varias máquinas {brand} de {voltage}: {bays} baterías en un solo enchufe.', ca: 'Per a colles amb diverses màquines {brand} de {voltage}: {bays} bateries en un sol endoll.' },
    ],
    detail: [
      { es: 'Cada bahía tiene su luz y carga a {charging-current}.', ca: 'Cada badia té el seu llum i carrega a {charging-current}.' },
    ],
    limits: [
      { es: 'Carga por turnos, no todas a la vez: si tienes prisa por una, un cargador rápido sencillo la acaba antes.', ca: 'Carrega per torns, no totes alhora: si tens pressa per una, un carregador ràpid senzill l’acaba abans.' },
      { es: 'Solo admite baterías {brand} de {voltage} y no es para dejarlo a la intemperie.', ca: 'Només admet bateries {brand} de {voltage} i no és per deixar-lo a la intempèrie.' },
    ],
    included: [
      { es: 'Viene con su cable de {cable}, sin baterías.', ca: 'Ve amb el seu cable de {cable}, sense bateries.' },
    ],
  },
};
