import { maxPerSection } from '../compare-rules.ts';

export const es = {
  errors: {
    favourites_full: 'Tu lista de favoritos está llena: quita algún producto antes de guardar otro.',
    compare_full:
      `No caben más productos: se comparan hasta ${maxPerSection} de cada categoría.` +
      ' Quita alguno antes de añadir otro.',
  },
  favouritesPage: { title: 'Favoritos', description: 'Los productos que has guardado para tenerlos a mano.' },
  comparePage: { title: 'Comparar', description: 'Los productos que comparas, con sus datos uno al lado del otro.' },
};
