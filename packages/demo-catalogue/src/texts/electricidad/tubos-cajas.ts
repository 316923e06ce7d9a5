import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  conduit: {
    use: [
      { es: 'Tubo para empotrar en la pared y pasar después el cable.', ca: 'Tub per encastar a la paret i passar-hi després el cable.', when: ({ layers }) => layers === 1 },
      { es: 'Tubo reforzado para suelo y hormigón, que aguanta las pisadas de la obra.', ca: 'Tub reforçat per a terra i formigó, que aguanta les trepitjades de l’obra.', when: ({ layers }) => layers === 2 },
    ],
    detail: [{ es: 'Se curva a mano y el cable pasa sin engancharse.', ca: 'Es corba a mà i el cable passa sense enganxar-se.' }],
    limits: [
      { es: 'No es para la intemperie; llena como mucho la mitad de sus {diameter}.', ca: 'No és per a la intempèrie; omple com a molt la meitat dels seus {diameter}.' },
    ],
    included: [{ es: 'El rollo es de {length-m}; la guía para el cable va aparte.', ca: 'El rotlle és de {length-m}; la guia per al cable va a part.' }],
  },
  trunking: {
    use: [
      { es: 'Canaleta para llevar un cable por el rodapié o la esquina sin abrir la pared.', ca: 'Canaleta per portar un cable pel sòcol o la cantonada sense obrir la paret.' },
    ],
    detail: [{ es: 'La tapa cierra a presión y se puede pintar.', ca: 'La tapa tanca a pressió i es pot pintar.' }],
    limits: [{ es: 'El adhesivo quiere pared lisa y limpia; en rugosa, ponle tornillos.', ca: 'L’adhesiu vol paret llisa i neta; en rugosa, posa-hi cargols.' }],
    included: [{ es: 'Es una barra de {length-m} con su tapa.', ca: 'És una barra de {length-m} amb la tapa.' }],
  },
  'flush-box': {
    use: [
      { es: 'Caja para empotrar enchufes e interruptores en pared de ladrillo.', ca: 'Caixa per encastar endolls i interruptors en paret de maó.', when: ({ box }) => box === 'flush' },
      { es: 'Caja con garras para enchufes en pladur.', ca: 'Caixa amb urpes per a endolls en pladur.', when: ({ box }) => box === 'drywall' },
      { es: 'Caja de registro para empalmar y derivar los cables.', ca: 'Caixa de registre per empalmar i derivar els cables.', when: ({ box }) => box === 'junction' },
    ],
    detail: [{ es: 'Las entradas están marcadas y se abren con el dedo.', ca: 'Les entrades estan marcades i s’obren amb el dit.' }],
    limits: [{ es: 'No es estanca: en exterior, elige una caja con juntas.', ca: 'No és estanca: a l’exterior, tria una caixa amb juntes.' }],
    included: [{ es: 'La bolsa trae {pack#} cajas; los mecanismos van aparte.', ca: 'La bossa porta {pack#} caixes; els mecanismes van a part.' }],
  },
  'circuit-breaker': {
    use: [
      { es: 'Automático que protege la línea si hay un cortocircuito o demasiadas máquinas enchufadas.', ca: 'Automàtic que protegeix la línia si hi ha un curtcircuit o massa màquines endollades.', when: ({ breaker }) => breaker === 'mcb' },
      { es: 'Diferencial que corta la corriente si se escapa a través de una persona o un aparato.', ca: 'Diferencial que talla el corrent si s’escapa a través d’una persona o un aparell.', when: ({ breaker }) => breaker === 'rcd' },
    ],
    detail: [{ es: 'Se monta en carril y ocupa dos módulos como mucho.', ca: 'Es munta en carril i ocupa dos mòduls com a molt.' }],
    limits: [
      { es: 'El calibre lo decide la sección del cable, y lo coloca un instalador autorizado.', ca: 'El calibre el decideix la secció del cable, i el col·loca un instal·lador autoritzat.' },
    ],
    included: [{ es: 'Se vende suelto; el cuadro y los peines van aparte.', ca: 'Es ven sol; el quadre i les pintes van a part.' }],
  },
  'consumer-unit': {
    use: [
      { es: 'Cuadro para las protecciones de un piso, un local o un garaje.', ca: 'Quadre per a les proteccions d’un pis, un local o un garatge.' },
    ],
    detail: [{ es: 'La puerta se monta a derecha o a izquierda y el carril se saca para trabajar.', ca: 'La porta es munta a dreta o a esquerra i el carril es treu per treballar.' }],
    limits: [
      { es: 'Deja libres algunos de sus {modules} módulos; la instalación es de un electricista autorizado.', ca: 'Deixa lliures alguns dels seus {modules} mòduls; la instal·lació és d’un electricista autoritzat.' },
    ],
    included: [{ es: 'Trae carril y regleta de tierra; las protecciones van aparte.', ca: 'Porta carril i regleta de terra; les proteccions van a part.' }],
  },
};
