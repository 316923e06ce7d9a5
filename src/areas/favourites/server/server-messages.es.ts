export const es = {
  errors: {
    favourites_full: 'Tu lista de favoritos está llena: quita algún producto antes de guardar otro.',
  },
  page: { title: 'Favoritos', description: 'Los productos que has guardado para tenerlos a mano.' },
};
