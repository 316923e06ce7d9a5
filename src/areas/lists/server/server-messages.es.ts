import { maxCompared, maxPerSection } from '../list-rules.ts';

export const es = {
  errors: {
    favourites_full: 'Tu lista de favoritos está llena: quita algún producto antes de guardar otro.',
    limit_reached:
      `No caben más productos: se comparan hasta ${maxPerSection} de cada categoría y ${maxCompared} en total.` +
      ' Quita alguno antes de añadir otro.',
  },
  favouritesPage: { title: 'Favoritos', description: 'Los productos que has guardado para tenerlos a mano.' },
  comparePage: { title: 'Comparar', description: 'Los productos que comparas, con sus datos uno al lado del otro.' },
};
