import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'paint-roller': {
    use: [
      { es: 'Rodillo para paredes y techos lisos con pintura plástica.', ca: 'Corró per a parets i sostres llisos amb pintura plàstica.', when: ({ 'roller-fibre': fibre }) => fibre === 'microfibre' },
      { es: 'Rodillo para esmaltes y barnices en puertas y muebles, sin marcas.', ca: 'Corró per a esmalts i vernissos en portes i mobles, sense marques.', when: ({ 'roller-fibre': fibre }) => fibre === 'foam' },
      { es: 'Rodillo para fachadas y paredes rugosas, que llega al fondo del relieve.', ca: 'Corró per a façanes i parets rugoses, que arriba al fons del relleu.', when: ({ 'roller-fibre': fibre }) => fibre === 'long' },
    ],
    detail: [{ es: 'Carga mucho, gotea poco y no suelta pelo.', ca: 'Carrega molt, goteja poc i no deixa anar pèl.' }],
    limits: [
      { es: 'Con disolvente se estropea: para eso, uno de pelo corto.', ca: 'Amb dissolvent es fa malbé: per a això, un de pèl curt.', when: ({ 'roller-fibre': fibre }) => fibre !== 'foam' },
      { es: 'No es para paredes rugosas: no llega al fondo.', ca: 'No és per a parets rugoses: no arriba al fons.', when: ({ 'roller-fibre': fibre }) => fibre === 'foam' },
    ],
    included: [{ es: 'Viene con mango; lávalo con agua y jabón y guárdalo colgado.', ca: 'Ve amb mànec; renta’l amb aigua i sabó i desa’l penjat.' }],
  },
  'paint-brush': {
    use: [
      { es: 'Brocha plana para pintar puertas, marcos y superficies pequeñas.', ca: 'Brotxa plana per pintar portes, marcs i superfícies petites.', when: ({ 'brush-form': form }) => form === 'flat' },
      { es: 'Brocha angulada para recortar esquinas y rincones detrás del radiador.', ca: 'Brotxa angulada per retallar cantonades i racons darrere el radiador.', when: ({ 'brush-form': form }) => form !== 'flat' },
    ],
    detail: [{ es: 'La cerda recorta sin marcar y el mango de haya no resbala.', ca: 'El pèl retalla sense marcar i el mànec de faig no rellisca.' }],
    limits: [{ es: 'No la dejes dentro del bote: se dobla la punta y ya no recorta.', ca: 'No la deixis dins del pot: se’n doblega la punta i ja no retalla.' }],
    included: [{ es: 'Vale para pintura al agua y al disolvente; se vende por unidades.', ca: 'Val per a pintura a l’aigua i al dissolvent; es ven per unitats.' }],
  },
  'paint-tray': {
    use: [{ es: 'Cubeta para cargar el rodillo por igual y no manchar el suelo.', ca: 'Cubeta per carregar el corró per igual i no tacar el terra.' }],
    detail: [
      { es: 'La rejilla escurre bien y el pico devuelve la pintura al bote.', ca: 'La reixeta escorre bé i el bec torna la pintura al pot.' },
      { es: 'Sus ruedas la llevan llena de una pared a otra.', ca: 'Les rodes la porten plena d’una paret a l’altra.', when: ({ wheels }) => wheels },
    ],
    limits: [{ es: 'Caben {volume}; no la llenes hasta arriba ni la uses con disolventes fuertes.', ca: 'Hi caben {volume}; no l’omplis fins a dalt ni la facis servir amb dissolvents forts.' }],
    included: [{ es: 'Lleva rejilla; el rodillo va aparte.', ca: 'Porta reixeta; el corró va a part.' }],
  },
  'masking-tape': {
    use: [{ es: 'Cinta para tapar marcos, enchufes y rodapiés antes de pintar.', ca: 'Cinta per tapar marcs, endolls i sòcols abans de pintar.' }],
    detail: [{ es: 'Se despega limpia hasta catorce días después.', ca: 'Es desenganxa neta fins a catorze dies després.' }],
    limits: [{ es: 'No es para papel pintado ni para pintura fresca: espera un día.', ca: 'No és per a paper pintat ni per a pintura fresca: espera un dia.' }],
    included: [{ es: 'El rollo es de {length-m} por {width}.', ca: 'El rotlle és de {length-m} per {width}.' }],
  },
};
