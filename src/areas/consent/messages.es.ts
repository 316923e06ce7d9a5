export const es = {
  title: 'Cookies, las justas',
  text: 'Usamos las necesarias para la cesta y la sesión y, si quieres, otras para medir las visitas. Puedes cambiarlo cuando quieras al pie de cada página. Más en',
  more: 'Cookies',
  all: 'Aceptar todas',
  part: 'Solo necesarias',
  none: 'Rechazar',
};
