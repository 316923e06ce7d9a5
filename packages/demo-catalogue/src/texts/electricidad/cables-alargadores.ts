import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'extension-reel': {
    use: [
      { es: 'Enrollacables para llevar corriente a {length-m} en la obra, el jardín o la nave.', ca: 'Enrotllacables per portar corrent a {length-m} a l’obra, al jardí o a la nau.' },
      { es: 'Para conectar varias máquinas lejos del cuadro, con {outlets} tomas tapadas.', ca: 'Per connectar diverses màquines lluny del quadre, amb {outlets} preses tapades.' },
    ],
    detail: [{ es: 'El cable de goma no se endurece con el frío y el tambor no se enreda.', ca: 'El cable de goma no s’endureix amb el fred i el tambor no s’embolica.' }],
    limits: [
      { es: 'Con máquinas grandes, desenróllalo entero: enrollado se calienta y salta el protector.', ca: 'Amb màquines grans, desenrotlla’l del tot: enrotllat s’escalfa i salta el protector.' },
      { es: 'Es {ip}: aguanta salpicaduras, no charcos.', ca: 'És {ip}: aguanta esquitxades, no bassals.' },
    ],
    included: [{ es: 'Lleva protector térmico y soporte de acero con asa.', ca: 'Porta protector tèrmic i suport d’acer amb nansa.' }],
  },
  'extension-lead': {
    use: [
      { es: 'Alargador para dentro de casa: aspirador, lámpara o máquina pequeña.', ca: 'Allargador per a dins de casa: aspirador, llum o màquina petita.', when: ({ place }) => place === 'indoor' },
      { es: 'Alargador para el jardín y la obra, con cable de goma que aguanta la lluvia y las pisadas.', ca: 'Allargador per al jardí i l’obra, amb cable de goma que aguanta la pluja i les trepitjades.', when: ({ place }) => place === 'outdoor' },
    ],
    detail: [{ es: 'La clavija y la base llevan toma de tierra y son de una pieza.', ca: 'La clavilla i la base porten presa de terra i són d’una peça.' }],
    limits: [
      { es: 'No lo saques a la lluvia ni enchufes uno en otro.', ca: 'No el treguis a la pluja ni n’endollis un en un altre.', when: ({ place }) => place === 'indoor' },
      { es: 'No enchufes uno en otro: para más distancia, compra uno más largo.', ca: 'No n’endollis un en un altre: per a més distància, compra’n un de més llarg.' },
    ],
    included: [{ es: 'Se vende con cable de {wire-section} y una sola base.', ca: 'Es ven amb cable de {wire-section} i una sola base.' }],
  },
  'power-strip': {
    use: [
      { es: 'Regleta para la mesa, la tele o el banco del taller.', ca: 'Regleta per a la taula, la tele o el banc del taller.' },
    ],
    detail: [
      { es: 'El interruptor luminoso lo apaga todo y las tomas giradas dejan sitio a los transformadores.', ca: 'L’interruptor lluminós ho apaga tot i les preses girades deixen lloc als transformadors.' },
      { es: 'Protege el ordenador de los picos de tensión.', ca: 'Protegeix l’ordinador dels pics de tensió.', when: ({ 'surge-protection': surge }) => surge },
    ],
    limits: [
      { es: 'No enchufes una regleta en otra ni conectes a ella la estufa y el horno a la vez.', ca: 'No endollis una regleta en una altra ni hi connectis l’estufa i el forn alhora.' },
    ],
    included: [{ es: 'Tiene {outlets} tomas y {cable} de cable.', ca: 'Té {outlets} preses i {cable} de cable.' }],
  },
  'cable-roll': {
    use: [
      { es: 'Hilo de cobre para las luces de una vivienda, bajo tubo.', ca: 'Fil de coure per als llums d’un habitatge, sota tub.', when: ({ 'wire-section': section }) => section < 2 },
      { es: 'Hilo de cobre para enchufes de una vivienda, bajo tubo.', ca: 'Fil de coure per a endolls d’un habitatge, sota tub.', when: ({ 'wire-section': section }) => section > 2 && section < 4 },
      { es: 'Hilo de cobre para cocina y horno, bajo tubo.', ca: 'Fil de coure per a cuina i forn, sota tub.', when: ({ 'wire-section': section }) => section >= 4 },
    ],
    detail: [
      { es: 'Es flexible, libre de halógenos y de clase Cca.', ca: 'És flexible, lliure d’halògens i de classe Cca.' },
      { es: 'El azul es para el neutro.', ca: 'El blau és per al neutre.', when: ({ colour }) => colour === 'blue' },
      { es: 'El marrón es para la fase.', ca: 'El marró és per a la fase.', when: ({ colour }) => colour === 'brown' },
    ],
    limits: [
      { es: 'No es para dejarlo a la vista ni enterrado; la instalación la firma un electricista autorizado.', ca: 'No és per deixar-lo a la vista ni enterrat; la instal·lació la signa un electricista autoritzat.' },
    ],
    included: [{ es: 'El rollo es de {length-m}, con marcas cada metro.', ca: 'El rotlle és de {length-m}, amb marques cada metre.' }],
  },
  'insulating-tape': {
    use: [
      { es: 'Cinta de PVC para aislar empalmes y marcar cables por colores.', ca: 'Cinta de PVC per aïllar empalmaments i marcar cables per colors.' },
    ],
    detail: [
      { es: 'Se estira, se pega sobre sí misma y aguanta hasta {temperature}.', ca: 'S’estira, s’enganxa sobre si mateixa i aguanta fins a {temperature}.' },
    ],
    limits: [
      { es: 'Corta la corriente antes; no sustituye a una regleta ni sirve bajo el agua.', ca: 'Talla el corrent abans; no substitueix una regleta ni serveix sota l’aigua.' },
    ],
    included: [
      { es: 'El rollo es de {length-m}.', ca: 'El rotlle és de {length-m}.' },
    ],
  },
};
