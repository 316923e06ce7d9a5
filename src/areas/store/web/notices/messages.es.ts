export const es = {
  titles: { before: 'Antes de pedir', after: 'Tus derechos' },
  guaranteeSource: 'Aviso armonizado de la Unión Europea',
  guaranteeMore: 'Más información en europa.eu',
  withdrawal: 'Derecho de desistimiento',
  withdrawalSource: 'Real Decreto Legislativo 1/2007',
  withdrawalTerm: '14 días',
  withdrawalText:
    'Puedes devolver lo que compres sin dar motivos, durante 14 días desde que lo recibes. Te devolvemos el precio y el envío normal.',
  withdrawalLink: ['Se hace en la web, sin llamar: ', 'desistir de una compra', '.'],
};
