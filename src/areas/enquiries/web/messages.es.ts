import type { EnquirySubject } from '../enquiry-rules.ts';

export const es = {
  title: 'Escríbenos',
  needsScript: (email: string) =>
    `Para enviar el formulario hace falta JavaScript. También puedes escribir a ${email}.`,
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  optional: '(opcional)',
  about: '¿Sobre qué?',
  subjects: {
    product: 'Un producto',
    order: 'Un pedido',
    return: 'Una devolución',
    invoice: 'Facturas y empresas',
    other: 'Otra cosa',
  } satisfies Record<EnquirySubject, string>,
  reference: 'Referencia o pedido',
  referenceExample: (article: string) => `${article} o 26-889862`,
  message: 'Mensaje',
  leaveEmpty: 'Deja este campo vacío',
  agree: ['He leído la ', 'política de privacidad', '. Usamos tus datos solo para contestarte.'],
  send: 'Enviar',
  errors: {
    name: 'Escribe tu nombre, sin cifras ni signos.',
    email: 'El correo no está completo. Ejemplo: nombre@dominio.es',
    phone: 'Número de teléfono incorrecto. Ejemplo: 612 34 56 78',
    message: 'Cuéntanos qué necesitas.',
    agree: 'Marca que has leído la política de privacidad.',
  },
  sent: 'Mensaje enviado',
  willAnswer: 'Te contestamos por correo, en horario de tienda.',
  promise: (note: string) => `${note}, por correo y en horario de tienda.`,
  confirmation: (email: string) =>
    `Hemos enviado una confirmación a ${email}. Si no la ves, mira en el correo no deseado.`,
  /** In a shop without a store. */
  online: { willAnswer: 'Te contestamos por correo.', promise: (note: string) => `${note}, por correo.` },
};
