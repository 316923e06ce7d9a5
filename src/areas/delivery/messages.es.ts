export const es = {
  open: 'Elegir en el mapa',
  opening: 'Abriendo el mapa…',
  hint: 'Mira hasta dónde llegamos y marca dónde lo quieres.',
  failed: 'El mapa no se ha podido abrir. Escribe la dirección en los campos.',
  retry: 'Volver a intentarlo',
  /** A map to look at, on which nothing is chosen. */
  look: {
    open: 'Ver el mapa',
    failed: 'El mapa no se ha podido abrir.',
  },
  zones: {
    map: 'Mapa de las zonas de reparto',
    title: 'Zonas de reparto',
    name: 'Zona',
    price: 'Envío',
    agreed: 'por acordar',
    free: 'Gratis',
    freeFrom: (amount: string) => `gratis desde ${amount}`,
    individual: 'Precio por acordar: llámanos antes de pedir',
    inaccessible: 'No llegamos',
  },
};
