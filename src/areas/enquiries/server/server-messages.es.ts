import type { EnquirySubject } from '../enquiry-rules.ts';

export const es = {
  subjects: {
    product: 'Un producto',
    order: 'Un pedido',
    return: 'Una devolución',
    invoice: 'Facturas y empresas',
    other: 'Otra cosa',
  } satisfies Record<EnquirySubject, string>,
  notice: {
    subject: 'Consulta de la web',
    heading: (name: string) => `${name} ha escrito a la tienda`,
    title: 'Quién escribe',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    about: 'Sobre qué',
    reference: 'Referencia o pedido',
    language: 'Idioma',
    languages: { es: 'español', ca: 'catalán' },
    answer: (email: string) => `Responde a este correo: la respuesta llega a ${email}.`,
    reason: 'Enviado desde el formulario de contacto de la tienda.',
  },
  confirmation: {
    subject: (shop: string) => `Hemos recibido tu mensaje · ${shop}`,
    heading: 'Hemos recibido tu mensaje',
    headingFor: (name: string) => `${name}, hemos recibido tu mensaje`,
    about: 'Nos escribes sobre: ',
    here: 'La respuesta llega a esta dirección. Si te corre prisa, llámanos en horario de tienda.',
    hereOnline: 'La respuesta llega a esta dirección.',
    copy: 'Esto es lo que nos has escrito:',
    notYou: 'Si no nos has escrito tú, alguien ha usado tu dirección por error: no tienes que hacer nada.',
    reason: (shop: string) => `Recibes este correo porque se ha escrito a ${shop} con esta dirección.`,
  },
};
