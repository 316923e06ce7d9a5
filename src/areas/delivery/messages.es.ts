export const es = {
  open: 'Elegir en el mapa',
  opening: 'Abriendo el mapa…',
  hint: 'Mira hasta dónde llegamos y marca dónde lo quieres.',
  failed: 'El mapa no se ha podido abrir. Escribe la dirección en los campos.',
  retry: 'Volver a intentarlo',
};
