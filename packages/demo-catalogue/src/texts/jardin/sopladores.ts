import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'battery-blower': {
    use: [
      { es: 'Soplador para barrer la terraza, el taller y la entrada con una mano.', ca: 'Bufador per escombrar la terrassa, el taller i l’entrada amb una mà.', when: ({ 'air-flow': flow }) => flow < 5000 },
      { es: 'Soplador para limpiar de hojas el jardín sin humo ni tirador.', ca: 'Bufador per netejar de fulles el jardí sense fum ni tirador.', when: ({ 'air-flow': flow }) => flow >= 5000 },
    ],
    detail: [{ es: 'El gatillo regula el aire, de la grava al césped.', ca: 'El gallet regula l’aire, de la grava a la gespa.' }],
    limits: [{ es: 'No mueve hoja mojada y apelmazada; ponte gafas y orejeras.', ca: 'No mou fulla molla i premsada; posa’t ulleres i orelleres.' }],
    included: [{ es: 'Va sin batería ni cargador: le sirven los de {voltage} de {brand} que ya tengas.', ca: 'Va sense bateria ni carregador: li serveixen els de {voltage} de {brand} que ja tinguis.' }],
  },
  'petrol-blower': {
    use: [{ es: 'Soplador para parques, calles y fincas con mucha hoja.', ca: 'Bufador per a parcs, carrers i finques amb molta fulla.' }],
    detail: [{ es: 'El gas se fija con el pulgar y la mano descansa.', ca: 'El gas es fixa amb el polze i la mà descansa.' }],
    limits: [{ es: 'Hace {noise}: orejeras siempre, y mira el horario de tu ayuntamiento.', ca: 'Fa {noise}: orelleres sempre, i mira l’horari del teu ajuntament.' }],
    included: [{ es: 'Incluye el tubo y la boquilla; la mezcla va aparte.', ca: 'Inclou el tub i el broquet; la mescla va a part.' }],
  },
  'blower-vacuum': {
    use: [{ es: 'Sopla, aspira y tritura la hoja del jardín: diez sacos caben en uno.', ca: 'Bufa, aspira i tritura la fulla del jardí: deu sacs caben en un.' }],
    detail: [{ es: 'Cambia de soplar a aspirar con una palanca.', ca: 'Passa de bufar a aspirar amb una palanca.' }],
    limits: [{ es: 'No aspira piedras, agua ni ramas.', ca: 'No aspira pedres, aigua ni branques.' }],
    included: [{ es: 'Incluye un saco de {volume} y la correa; el alargador va aparte.', ca: 'Inclou un sac de {volume} i la corretja; l’allargador va a part.' }],
  },
  'garden-shredder': {
    use: [{ es: 'Biotrituradora para convertir la poda en acolchado para el huerto.', ca: 'Biotrituradora per convertir la poda en encoixinat per a l’hort.' }],
    detail: [{ es: 'El rodillo tira de la rama y hace poco ruido; con la marcha atrás se desatasca.', ca: 'El corró estira la branca i fa poc soroll; amb la marxa enrere es desembussa.' }],
    limits: [{ es: 'Traga ramas de hasta {branch-diameter}, limpias de tierra y alambre.', ca: 'Empassa branques de fins a {branch-diameter}, netes de terra i filferro.' }],
    included: [{ es: 'Incluye el cajón y el empujador; el alargador va aparte.', ca: 'Inclou el calaix i l’empenyedor; l’allargador va a part.' }],
  },
};
