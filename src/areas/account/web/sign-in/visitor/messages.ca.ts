export const ca = {
  title: 'Entra al teu compte',
  text: 'Aquesta pàgina és només teva: la veuràs així que entris.',
  order: 'Obre la teva comanda',
  orderText:
    'Si la vas fer sense compte, obre l’enllaç «Mostra la comanda» del seu correu o busca-la amb el número i el teu correu. Si tens compte, entra.',
  find: 'Busca la comanda',
};
