import { formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  label: 'Busca en las preguntas',
  placeholder: 'Factura, recogida, garantía…',
  placeholderWithoutPickup: 'Factura, envío, garantía…',
  found: (count: number) =>
    pluralForm(count, 'es', { one: '1 pregunta', other: `${formatNumber(count, 'es')} preguntas` }),
  none: 'Ninguna pregunta contiene esas palabras. Llámanos o escríbenos y te respondemos.',
};
