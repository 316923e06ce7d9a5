export const es = { brands: 'Marcas en esta sección' };
