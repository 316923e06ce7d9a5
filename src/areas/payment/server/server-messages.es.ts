export const es = {
  methods: {
    card: 'Tarjeta',
    bizum: 'Bizum',
    transfer: 'Transferencia bancaria',
    crediya: 'Financiación Crediya',
    sequra: 'Fracciona con seQura',
  },
  /** A word in the footer, among the marks of the other methods. */
  transferMark: 'Transferencia',
  /** Names within a sentence: 'con tarjeta, Bizum y transferencia'. */
  methodsInText: { card: 'tarjeta', bizum: 'Bizum', transfer: 'transferencia', crediya: 'Crediya', sequra: 'seQura' },
  errors: {
    not_financed: 'Este importe no se puede financiar.',
    financing_unavailable: 'La financiera no responde. Prueba dentro de un momento o elige otra forma de pago.',
  },
  virtualNotFinanced: 'Los servicios y los vales no se pagan a plazos.',
  amountDoesNotFit: (from: string, to: string) => `Para compras de ${from} a ${to}.`,
};
