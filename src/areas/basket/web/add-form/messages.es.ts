export const es = { added: 'Ya está en la cesta' };
