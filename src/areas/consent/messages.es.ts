export const es = {
  title: 'Cookies, las justas',
  text: 'Usamos las necesarias para la cesta y la sesión y, solo con «Aceptar todas», otras para medir las visitas y recordar aquí lo que ves y buscas. «Solo necesarias» y «Rechazar» guardan lo mismo. Puedes cambiarlo al pie de cada página. Más en',
  more: 'Cookies',
  all: 'Aceptar todas',
  part: 'Solo necesarias',
  none: 'Rechazar',
};
