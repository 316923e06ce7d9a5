import { mostPerSection } from '../compare-limits.ts';

export const es = {
  errors: {
    compare_full:
      `No caben más productos: se comparan hasta ${mostPerSection} de cada categoría.` +
      ' Quita alguno antes de añadir otro.',
  },
  page: { title: 'Comparar', description: 'Los productos que comparas, con sus datos uno al lado del otro.' },
};
