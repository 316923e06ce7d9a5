import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'powder-filler': {
    use: [
      { es: 'Plaste para tapar grietas y agujeros antes de pintar dentro de casa.', ca: 'Plast per tapar esquerdes i forats abans de pintar a dins de casa.', when: ({ place }) => place === 'indoor' },
      { es: 'Plaste para reparar fachadas y muros que se mojan.', ca: 'Plast per reparar façanes i murs que es mullen.', when: ({ place }) => place === 'outdoor' },
    ],
    detail: [{ es: 'No merma al secar y se lija sin esfuerzo; amasa dos partes de polvo por una de agua.', ca: 'No minva en assecar-se i es poleix sense esforç; pasta dues parts de pols per una d’aigua.' }],
    limits: [
      { es: 'No es para baños con agua corriente ni para la calle.', ca: 'No és per a banys amb aigua corrent ni per al carrer.', when: ({ place }) => place === 'indoor' },
      { es: 'No vale para grietas que se mueven: ahí va una masilla elástica.', ca: 'No val per a esquerdes que es mouen: aquí va una massilla elàstica.' },
    ],
    included: [{ es: 'El envase trae {content-kg}; la espátula va aparte.', ca: 'L’envàs porta {content-kg}; l’espàtula va a part.' }],
  },
  'ready-filler': {
    use: [
      { es: 'Masilla para tapar agujeros de tacos y grietas de la pared.', ca: 'Massilla per tapar forats de tacs i esquerdes de la paret.', when: ({ 'putty-for': target }) => target === 'wall' },
      { es: 'Masilla para arreglar golpes y nudos de la madera antes de barnizar.', ca: 'Massilla per arreglar cops i nusos de la fusta abans d’envernissar.', when: ({ 'putty-for': target }) => target === 'wood' },
      { es: 'Masilla que casi no pesa, para agujeros hondos de una sola vez.', ca: 'Massilla que gairebé no pesa, per a forats fondos d’una sola vegada.', when: ({ 'putty-for': target }) => target === 'light' },
      { es: 'Masilla para igualar abolladuras y picaduras del metal.', ca: 'Massilla per igualar bonys i picades del metall.', when: ({ 'putty-for': target }) => target === 'metal' },
    ],
    detail: [{ es: 'Se aplica directamente del bote y se pinta el mismo día.', ca: 'S’aplica directament del pot i es pinta el mateix dia.' }],
    limits: [{ es: 'No pega sobre polvo, grasa ni pintura suelta: limpia antes.', ca: 'No s’agafa sobre pols, greix ni pintura despresa: neteja abans.' }],
    included: [{ es: 'El bote es de {volume-ml}; la espátula va aparte.', ca: 'El pot és de {volume-ml}; l’espàtula va a part.' }],
  },
  'joint-compound': {
    use: [{ es: 'Pasta para encintar y acabar juntas de placa de yeso en tres manos finas.', ca: 'Pasta per encintar i acabar junts de placa de guix en tres mans fines.' }],
    detail: [{ es: 'Viene amasada, se extiende suave y se lija a mano.', ca: 'Ve pastada, s’estén suau i es poleix a mà.' }],
    limits: [{ es: 'No es para pegar placas ni para zonas que se mojan.', ca: 'No és per enganxar plaques ni per a zones que es mullen.' }],
    included: [{ es: 'El cubo trae {content-kg}; la cinta de juntas va aparte.', ca: 'La galleda porta {content-kg}; la cinta de junts va a part.' }],
  },
  'tile-grout': {
    use: [{ es: 'Pasta para llenar las juntas del azulejo y del suelo.', ca: 'Pasta per omplir els junts de la rajola i del terra.' }],
    detail: [{ es: 'Cubre juntas de hasta seis milímetros y no coge moho.', ca: 'Cobreix junts de fins a sis mil·límetres i no agafa floridura.' }],
    limits: [{ es: 'Espera un día después de pegar el azulejo; en esquinas y con la bañera va silicona.', ca: 'Espera un dia després d’enganxar la rajola; als racons i amb la banyera va silicona.' }],
    included: [{ es: 'La bolsa trae {content-kg} en polvo; se amasa con agua.', ca: 'La bossa porta {content-kg} en pols; es pasta amb aigua.' }],
  },
};
