import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'garden-hose': {
    use: [
      { es: 'Manguera para el patio, la terraza y lavar el coche.', ca: 'Mànega per al pati, la terrassa i rentar el cotxe.', when: ({ layers }) => layers <= 3 },
      { es: 'Manguera para regar cada día un jardín entero durante años.', ca: 'Mànega per regar cada dia un jardí sencer durant anys.', when: ({ layers }) => layers > 3 },
      { es: 'Con {diameter} lleva más agua: para aspersores y recorridos largos.', ca: 'Amb {diameter} porta més aigua: per a aspersors i recorreguts llargs.', when: ({ diameter }) => diameter > 15 },
    ],
    detail: [{ es: 'La malla trenzada no se retuerce ni se dobla en la esquina, y por dentro no cría algas.', ca: 'La malla trenada no es recargola ni es doblega a la cantonada, i per dins no cria algues.' }],
    limits: [
      { es: 'Aguanta {pressure} de presión, no el agua caliente; no la dejes al sol llena y cerrada.', ca: 'Aguanta {pressure} de pressió, no l’aigua calenta; no la deixis al sol plena i tancada.' },
    ],
    included: [{ es: 'Son {length-m} de manguera; los racores y la pistola van aparte.', ca: 'Són {length-m} de mànega; els ràcords i la pistola van a part.' }],
  },
  'hose-reel': {
    use: [
      { es: 'Soporte de pared para recoger la manguera junto al grifo.', ca: 'Suport de paret per recollir la mànega al costat de l’aixeta.', when: ({ 'reel-form': form }) => form === 'wall' },
      { es: 'Carro para llevar una manguera larga por todo el jardín.', ca: 'Carro per portar una mànega llarga per tot el jardí.', when: ({ 'reel-form': form }) => form === 'cart' },
      { es: 'Enrollador que recoge solo la manguera: tira, riega y suelta.', ca: 'Enrotllador que recull sol la mànega: estira, rega i deixa anar.', when: ({ 'reel-form': form }) => form === 'automatic' },
    ],
    detail: [{ es: 'La manguera recogida dura el doble y nadie tropieza con ella.', ca: 'La mànega recollida dura el doble i ningú no hi ensopega.' }],
    limits: [{ es: 'Es para manguera de {diameter}, hasta {length-m}; vacíalo antes de las heladas.', ca: 'És per a mànega de {diameter}, fins a {length-m}; buida’l abans de les gelades.' }],
    included: [
      { es: 'Incluye la manguera y el soporte de pared.', ca: 'Inclou la mànega i el suport de paret.', when: ({ 'reel-form': form }) => form === 'automatic' },
      { es: 'La manguera va aparte.', ca: 'La mànega va a part.', when: ({ 'reel-form': form }) => form !== 'automatic' },
    ],
  },
  'hose-connector': {
    use: [{ es: 'Racor para poner y quitar la manguera del grifo o de la pistola con un clic.', ca: 'Ràcord per posar i treure la mànega de l’aixeta o de la pistola amb un clic.' }],
    detail: [{ es: 'Encaja con todas las marcas y no gotea.', ca: 'Encaixa amb totes les marques i no goteja.' }],
    limits: [{ es: 'Es para manguera de {diameter}: mira la medida impresa en la tuya.', ca: 'És per a mànega de {diameter}: mira la mida impresa a la teva.' }],
    included: [{ es: 'La bolsa trae {pack}.', ca: 'La bossa en porta {pack}.' }],
  },
  'spray-gun': {
    use: [{ es: 'Pistola para regar macetas, césped y lavar el coche con la misma manguera.', ca: 'Pistola per regar testos, gespa i rentar el cotxe amb la mateixa mànega.' }],
    detail: [{ es: 'Una rueda cambia entre {jets} chorros, y el gatillo se bloquea abierto.', ca: 'Una roda canvia entre {jets} raigs, i el gallet es bloqueja obert.' }],
    limits: [{ es: 'No es para hidrolimpiadora; cierra el grifo al acabar.', ca: 'No és per a hidronetejadora; tanca l’aixeta en acabar.' }],
    included: [{ es: 'Encaja en racor rápido; la manguera va aparte.', ca: 'Encaixa en ràcord ràpid; la mànega va a part.' }],
  },
};
