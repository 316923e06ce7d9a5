import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'hollow-brick': {
    use: [
      { es: 'Ladrillo hueco para tabiques y trasdosados que no cargan.', ca: 'Maó foradat per a envans i extradossats que no carreguen.', when: ({ brick }) => brick === 'single' || brick === 'double' || brick === 'large' },
      { es: 'Ladrillo para muros y pilares que cargan.', ca: 'Maó per a murs i pilars que carreguen.', when: ({ brick }) => brick === 'perforated' || brick === 'solid' },
      { es: 'Ladrillo para dejar a la vista en fachadas y muretes.', ca: 'Maó per deixar a la vista en façanes i murets.', when: ({ brick }) => brick === 'face' },
      { es: 'Ladrillo para barbacoas, hornos y chimeneas.', ca: 'Maó per a barbacoes, forns i xemeneies.', when: ({ brick }) => brick === 'refractory' },
    ],
    detail: [{ es: 'Está bien cocido, con caras planas y medida constante.', ca: 'És ben cuit, amb cares planes i mida constant.' }],
    limits: [
      { es: 'Pide mortero refractario: con el normal se agrieta.', ca: 'Demana morter refractari: amb el normal s’esquerda.', when: ({ brick }) => brick === 'refractory' },
      { es: 'No es para muros de carga; mójalo antes de colocarlo.', ca: 'No és per a murs de càrrega; mulla’l abans de col·locar-lo.', when: ({ brick }) => brick === 'single' || brick === 'double' || brick === 'large' },
      { es: 'Mójalo antes de colocarlo, o chupará el agua del mortero.', ca: 'Mulla’l abans de col·locar-lo, o xuclarà l’aigua del morter.', when: ({ brick }) => brick === 'perforated' || brick === 'solid' || brick === 'face' },
    ],
    included: [{ es: 'El precio es por pieza; el palé entero se sirve a pie de obra.', ca: 'El preu és per peça; el palet sencer se serveix a peu d’obra.' }],
  },
  'building-block': {
    use: [{ es: 'Bloque para levantar deprisa un muro de jardín, una nave o una caseta.', ca: 'Bloc per aixecar de pressa un mur de jardí, una nau o una caseta.' }],
    detail: [{ es: 'Salen doce piezas y media por metro cuadrado, y los huecos se arman y se rellenan.', ca: 'Surten dotze peces i mitja per metre quadrat, i els forats s’armen i s’omplen.' }],
    limits: [{ es: 'No se moja antes de colocarlo, y a la intemperie pide revoco.', ca: 'No es mulla abans de col·locar-lo, i a la intempèrie demana arrebossat.', when: ({ material }) => material === 'concrete' }, { es: 'Para un muro que carga, sigue el cálculo del técnico.', ca: 'Per a un mur que carrega, segueix el càlcul del tècnic.' }],
    included: [{ es: 'El precio es por pieza; el mortero va aparte.', ca: 'El preu és per peça; el morter va a part.' }],
  },
  'wall-tile': {
    use: [{ es: 'Azulejo para paredes de cocina y baño.', ca: 'Rajola per a parets de cuina i bany.' }],
    detail: [{ es: 'El canto es recto y el tono, parejo de una caja a otra.', ca: 'El cantell és recte i el to, igual d’una capsa a l’altra.' }],
    limits: [{ es: 'No es para suelos ni para la calle; compra un diez por ciento más por los cortes.', ca: 'No és per a terres ni per al carrer; compra’n un deu per cent més pels talls.' }],
    included: [{ es: 'La caja cubre {surface}; el cemento cola y las crucetas van aparte.', ca: 'La capsa cobreix {surface}; el ciment cola i les crosetes van a part.' }],
  },
  'porcelain-tile': {
    use: [
      { es: 'Baldosa para terrazas, patios y el borde de la piscina.', ca: 'Rajola per a terrasses, patis i la vora de la piscina.', when: ({ place }) => place === 'outdoor' },
      { es: 'Baldosa para suelos de cocina, baño y pasillo.', ca: 'Rajola per a terres de cuina, bany i passadís.', when: ({ place }) => place === 'indoor' },
    ],
    detail: [
      { es: 'Casi no chupa agua, así que el hielo no la rompe, y mojada no resbala.', ca: 'Gairebé no xucla aigua, així que el glaç no la trenca, i mullada no rellisca.', when: ({ place }) => place === 'outdoor' },
      { es: 'Casi no chupa agua ni se mancha, y aguanta el paso de cada día.', ca: 'Gairebé no xucla aigua ni es taca, i aguanta el pas de cada dia.', when: ({ place }) => place === 'indoor' },
    ],
    limits: [
      { es: 'Pégala con cemento cola {adhesive-class}, que cede con el frío y el calor, y deja juntas.', ca: 'Enganxa-la amb ciment cola {adhesive-class}, que cedeix amb el fred i la calor, i deixa-hi junts.', when: ({ place }) => place === 'outdoor' },
      { es: 'No es para la calle ni para duchas a ras de suelo; pégala con cemento cola {adhesive-class}.', ca: 'No és per al carrer ni per a dutxes arran de terra; enganxa-la amb ciment cola {adhesive-class}.', when: ({ place }) => place === 'indoor' },
    ],
    included: [{ es: 'La caja cubre {surface}; el cemento cola y las crucetas van aparte.', ca: 'La capsa cobreix {surface}; el ciment cola i les crosetes van a part.' }],
  },
};
