import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';

/** Small numbers at the start of a sentence are words. */
const fromTwo = ['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
const countInWords = (count: number): string => fromTwo[count - 2] ?? formatNumber(count, 'es');

export const es = {
  title: 'Tramitar pedido',
  description: 'Elige cómo recibir y cómo pagar tu pedido.',
  basket: 'Cesta',
  order: 'Pedido',
  loading: 'Cargando',
  needsScript:
    'Para hacer el pedido hace falta JavaScript: actívalo en el navegador o llámanos y lo tomamos por teléfono.',
  failed: 'No hemos podido preparar el pedido',
  failedText: 'Prueba otra vez dentro de un momento: tu cesta sigue como estaba.',
  retry: 'Volver a intentarlo',
  steps: { label: 'Pasos del pedido', data: 'Datos y entrega', payment: 'Fecha y pago', done: 'completado' },
  optional: '(opcional)',
  customer: {
    title: 'Tus datos',
    type: 'Tipo de cliente',
    individual: 'Particular',
    legal: 'Empresa',
    organization: 'Nombre de la empresa',
    cif: 'CIF',
    name: 'Nombre',
    surname: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    document: 'Documento',
    documentNumber: 'Número de documento',
    documentTypes: { NIF: 'NIF', NIE: 'NIE', PASSPORT: 'Pasaporte' },
    otherReceiver: 'Lo recoge otra persona',
    receiverName: 'Nombre de quien recoge',
    receiverPhone: 'Teléfono de quien recoge',
  },
  delivery: {
    title: 'Entrega',
    type: 'Cómo lo recibes',
    point: 'Dónde lo recoges',
    pickup: 'Recogida en tienda',
    free: 'Gratis',
    day: 'Día de recogida',
    slot: 'Franja horaria',
    slotText: (from: string, to: string) => `${from}–${to}`,
    none: 'Ahora no hay días de recogida: te avisaremos en cuanto esté listo.',
  },
  next: 'Continuar',
  nextHint: 'En el siguiente paso eliges el día y la forma de pago.',
  later: 'Fecha, pago y comentario',
  laterTag: 'Paso 2',
  change: 'Cambiar',
  payment: {
    title: 'Forma de pago',
    transfer: 'Preparamos el pedido al recibir el ingreso, 1-2 días',
  },
  comment: 'Comentario del pedido',
  commentHint: 'Por ejemplo: necesito factura a nombre de la obra',
  agreeBefore: 'He leído y acepto la ',
  privacyPolicy: 'política de privacidad',
  agreeAfter: '.',
  summary: {
    title: 'Tu pedido',
    quantity: (quantity: number) => `${formatNumber(quantity, 'es')}\u00a0ud.`,
    pay: 'Pedido con obligación de pago',
    payNote: (amount: number) =>
      `Al hacer el pedido te comprometes a pagar ${formatEuros(amount, 'es')}. Los datos de la transferencia salen en la página siguiente.`,
  },
  errors: {
    needed: 'Rellena este campo.',
    incorrect_name: 'Usa solo letras, espacios, apóstrofos y guiones.',
    incorrect_email: 'Correo electrónico incorrecto. Ejemplo: nombre@dominio.es',
    incorrect_phone: 'Número de teléfono incorrecto. Ejemplo: 612 34 56 78',
    incorrect_document: 'El número no corresponde a este documento.',
    cif_needed: 'El CIF no es correcto.',
    payment_needed: 'Elige una forma de pago.',
    agreement_needed: 'Acepta la política de privacidad para continuar.',
  },
  unavailable: 'Algunos productos ya no se pueden pedir así:',
  unavailableReasons: {
    no_longer_sold: (name: string) => `${name}: ya no está a la venta.`,
    sold_out: (name: string) => `${name}: se ha agotado.`,
    fewer_available: (name: string, quantity: number) =>
      `${name}: solo quedan ${formatNumber(quantity, 'es')}\u00a0ud.`,
  },
  changes: {
    title: (count: number) =>
      count === 0
        ? 'La cesta ha cambiado mientras pedías'
        : pluralForm(count, 'es', {
            one: 'Una cosa ha cambiado mientras pedías',
            other: `${countInWords(count)} cosas han cambiado mientras pedías`,
          }),
    text: 'No hemos cobrado nada y el pedido no está hecho. Revisa y confirma.',
    before: 'Antes',
    now: 'Ahora',
    notThere: 'No estaba',
    removed: 'Quitado',
    quantities: (before: string, now: string) => `Antes ${before}, ahora ${now}`,
    totalBefore: 'Total antes',
    totalNow: 'Total ahora, IVA incluido',
    confirm: 'Confirmar con obligación de pago',
  },
  backToBasket: 'Volver a la cesta',
  lost: 'No hemos recibido respuesta. Vuelve a pulsar el botón: el pedido no se hará dos veces.',
  visitor: {
    title: 'Entra o compra sin cuenta',
    signIn: 'Ya tengo cuenta',
    guest: 'Comprar sin cuenta',
    guestText: 'Solo necesitamos tus datos para este pedido.',
    agreeBefore: 'Acepto el tratamiento de mis datos según la ',
    continue: 'Continuar sin cuenta',
  },
};
