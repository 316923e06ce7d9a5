export const es = {
  home: 'inicio',
  steps: { label: 'Pasos del pedido', data: 'Datos y entrega', payment: 'Fecha y pago', done: 'completado' },
  stepsOfServices: ['Datos', 'Pago'],
  call: (phone: string) => `Llamar a la tienda: ${phone}`,
  encrypted: 'Conexión cifrada',
  conditions: 'Condiciones de venta',
  privacy: 'Privacidad',
  withdrawal: 'Desistir de una compra',
  legalNotice: 'Aviso legal',
  cookies: 'Configurar cookies',
  /** The language in its own words, on the pages of the other one. */
  otherLanguage: 'Català',
  company: (company: string, city: string) => `${company} · ${city}`,
};
