export const es = {
  methods: {
    card: 'Tarjeta',
    bizum: 'Bizum',
    transfer: 'Transferencia bancaria',
    crediya: 'Financiación Crediya',
    sequra: 'Fracciona con seQura',
  },
  notOffered: 'Todavía no está disponible en esta tienda.',
};
