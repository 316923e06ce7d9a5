export const es = {
  search: 'Buscar',
  searchShop: 'Buscar en la tienda',
  placeholder: 'Busca por producto, marca o referencia',
};
