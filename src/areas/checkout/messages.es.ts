import { formatEuros, formatList, formatNumber, pluralForm } from '#i18n/format.ts';

/** Small numbers at the start of a sentence are words. */
const fromTwo = ['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
const countInWords = (count: number): string => fromTwo[count - 2] ?? formatNumber(count, 'es');

const counted = (units: number): string =>
  pluralForm(units, 'es', { one: '1\u00a0unidad', other: `${formatNumber(units, 'es')}\u00a0unidades` });

const cannot = ({ length }: readonly string[]): string =>
  pluralForm(length, 'es', { one: 'No se puede', other: 'No se pueden' });

/** 'el miércoles 25 de noviembre', but 'mañana'. */
const withArticle = (day: string): string => (/\d/.test(day) ? `el ${day}` : day);

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
  steps: { data: 'Datos y entrega', payment: 'Fecha y pago' },
  stepsOfServices: { data: 'Datos', payment: 'Pago' },
  optional: '(opcional)',
  customer: {
    title: 'Tus datos',
    signIn: ['¿Ya has comprado aquí? ', 'Entra', ' y rellenamos tus datos. La cesta se queda como está.'],
    type: 'Tipo de cliente',
    individual: 'Particular',
    legal: 'Empresa o autónomo',
    organization: 'Nombre de la empresa',
    cif: 'NIF o CIF',
    name: 'Nombre',
    surname: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    document: 'Documento',
    documentNumber: 'Número de documento',
    documentTypes: { NIF: 'NIF', NIE: 'NIE', PASSPORT: 'Pasaporte' },
    otherReceiver: { pickup: 'Lo recoge otra persona', delivery: 'Lo recibe otra persona' },
    documentNeeded: 'Tiene que constar en la factura de pedidos de más de 3.000\u00a0€.',
    wantsInvoice: 'Necesito factura completa',
    documentOfInvoice: 'La factura completa lleva este número.',
    invoiceAddress: 'Dirección fiscal',
    sameAddress: 'La misma que la de entrega',
    invoiceAddressNotes: {
      optional: 'Para la factura completa. Sin ella te hacemos una factura simplificada.',
      needed: 'Tiene que constar en la factura de pedidos de más de 400\u00a0€.',
    },
    receiverName: 'Nombre de esa persona',
    receiverPhone: 'Teléfono de esa persona',
  },
  delivery: {
    title: 'Entrega',
    type: 'Cómo lo recibes',
    point: 'Dónde lo recoges',
    pickup: 'Recogida en tienda',
    home: 'A domicilio',
    outOfZone: 'No llegamos a esta dirección',
    out: 'Fuera',
    readyAt: (day: string, time: string) => `${day} a las ${time}`,
    firstDay: (day: string) => `${day} o el día que elijas`,
    today: 'hoy',
    tomorrow: 'mañana',
    notFor: {
      delivery: (names: readonly string[]) => `${cannot(names)} enviar ${formatList(names, 'es')}`,
      pickup: (names: readonly string[]) => `${cannot(names)} recoger ${formatList(names, 'es')}`,
    },
    nothing: 'No hay nada que enviar ni que recoger.',
    takeBack: 'Recogida de un aparato viejo al entregar el nuevo. Es gratis.',
    free: 'Gratis',
  },
  address: {
    saved: 'Dirección guardada',
    other: 'Otra dirección',
    search: 'Busca tu dirección',
    searchExample: 'Calle, número y población',
    searchHint: 'O escríbela en los campos de abajo.',
    searchFailed: 'La búsqueda no responde: escribe la dirección en los campos de abajo.',
    clear: 'Borrar',
    suggestions: 'Direcciones',
    found: (count: number) =>
      count === 0
        ? 'No encontramos esa dirección. Escríbela en los campos.'
        : pluralForm(count, 'es', { one: '1 dirección', other: `${formatNumber(count, 'es')} direcciones` }),
    onMap: 'No la encuentro: la marco en el mapa',
    alsoOnMap: 'Marcarla en el mapa',
    ofTown: (town: string) =>
      `El mapa enseña el centro de ${town}, porque no conocemos cada calle. Vamos a la calle y al número que ves abajo: repásalos.`,
    free: 'gratis',
    onRequest: 'Te damos precio',
    notDelivered: 'No repartimos',
    street: 'Calle',
    house: 'Número',
    zipcode: 'Código postal',
    city: 'Población',
    floor: 'Piso',
    apartment: 'Puerta',
    extra: 'Indicaciones',
    extraExample: 'Portal azul, llamar al interfono',
  },
  zone: {
    checking: 'Comprobando si repartimos en esta dirección…',
    failed: 'No hemos podido comprobar la dirección.',
    retry: 'Volver a intentarlo',
    unknown: 'No encontramos este código postal en esta población. Revisa los dos.',
    good: 'Repartimos en esta dirección.',
    zone: (name: string, price: string, terms: string) => `Zona ${name}: ${price}${terms}.`,
    free: 'gratis',
    freeFrom: (amount: string) => `, gratis desde ${amount}`,
    freeBecause: (amount: string) => `, porque tu pedido pasa de ${amount}`,
    first: (day: string, from: string, to: string) => `Primera entrega: ${day}, de ${from} a ${to}.`,
    needed: 'Hace falta una dirección en la que repartamos.',
  },
  noDelivery: {
    message: {
      outside: (town: string) => `No repartimos en ${town}.`,
      inaccessible: 'No podemos llegar a esta dirección.',
      individual: 'El precio del envío lo acordamos contigo.',
    },
    individualText: 'Está lejos de la tienda y depende de lo que pidas.',
    individualTextOnline: 'Depende de lo que pidas.',
    individualCall: ['Llámanos al ', ' antes de pedir y te decimos cuánto cuesta.'],
    waysOut: {
      outside: 'Hay dos maneras de recibirlo',
      inaccessible: 'Hay dos maneras de recibirlo',
      individual: 'También puedes recibirlo así',
    },
    pickup: (city: string) => `Recogerlo en ${city}`,
    other: 'Otra dirección dentro de la zona',
    otherText: 'Tu trabajo, un familiar: cualquiera en la que repartamos.',
    onlyOther: 'Escribe otra dirección: este pedido no se puede recoger en la tienda.',
    onlyOtherAddress: 'Escribe otra dirección.',
    call: {
      outside: ['¿Es un pedido grande? Llámanos al ', ' y te damos un precio de transporte.'],
      inaccessible: ['¿Te podemos ayudar? Llámanos al ', '.'],
    },
    why: {
      outside: 'Por qué no llegamos',
      inaccessible: 'Por qué no llegamos',
      individual: 'Por qué no hay un precio fijo',
    },
    served: (zones: readonly string[]) => `Repartimos en ${formatList(zones, 'es')}.`,
    byAgreement: (zones: readonly string[]) =>
      `A larga distancia (${formatList(zones, 'es')}) confirmamos el precio por teléfono.`,
    here: {
      outside: (town: string) => `${town} queda fuera.`,
      inaccessible: (zone: string) => `Esta dirección está en una zona a la que no entran nuestros vehículos: ${zone}.`,
      individual: (zone: string) => `Esta dirección está en la zona ${zone}.`,
    },
  },
  time: {
    title: { delivery: 'Día y hora', pickup: 'Día de recogida' },
    slots: 'Franja horaria',
    slotText: (from: string, to: string) => `${from}–${to}`,
    fromTo: (day: string, from: string, to: string) => `${day}, de ${from} a ${to}`,
    free: 'Libre',
    left: (count: number) => pluralForm(count, 'es', { one: `Queda ${count}`, other: `Quedan ${count}` }),
    full: 'Completo',
    closed: 'Cerrado',
    notFor: (method: string) => `No con ${method.toLocaleLowerCase('es')}`,
    paymentFirst: {
      delivery: (method: string, first: string) =>
        `Con ${method.toLocaleLowerCase('es')}, la primera entrega es ${withArticle(first)}: esperamos a que llegue el dinero.`,
      pickup: (method: string, first: string) =>
        `Con ${method.toLocaleLowerCase('es')}, la primera recogida es ${withArticle(first)}: esperamos a que llegue el dinero.`,
    },
    none: {
      delivery: 'Ahora no hay días de reparto libres. Elige la recogida o llámanos.',
      deliveryAlone: 'Ahora no hay días de reparto libres. Llámanos o escríbenos.',
      pickup: 'Ahora no hay días de recogida: te avisaremos en cuanto esté listo.',
    },
  },
  next: 'Continuar',
  nextHint: 'En el siguiente paso eliges el día y la forma de pago. Todavía no pagas nada.',
  nextTimelessHint: 'En el siguiente paso eliges la forma de pago. Todavía no pagas nada.',
  nextWithPickup: 'Continuar con la recogida',
  nextWithPickupHint: 'Nada de lo que has escrito se pierde si cambias de entrega.',
  laterTag: 'Paso 2',
  change: 'Cambiar',
  payment: {
    title: 'Forma de pago',
  },
  sequra: {
    title: 'Termina la solicitud con seQura',
    text: 'El pedido está guardado. seQura te pide los datos y te responde aquí mismo.',
    otherwise: 'Pagar de otra forma',
  },
  comment: 'Comentario del pedido',
  commentHint: 'Por ejemplo: necesito factura a nombre de la obra',
  agree: ['He leído y acepto la ', 'política de privacidad', ' y las ', 'condiciones de venta', '.'],
  asleep: 'En este momento la tienda no admite pedidos. Tu cesta se queda guardada.',
  offline: 'Sin conexión. Lo que has escrito no se pierde: sigue cuando vuelva.',
  summary: {
    title: 'Tu pedido',
    folded: (units: number) => `Tu pedido, ${counted(units)}`,
    email: 'Correo',
    delivery: 'Entrega',
    pickup: 'Recogida',
    place: 'En',
    payment: 'Pago',
    shipping: 'Envío',
    shippingTo: (zone: string) => `Envío, zona ${zone}`,
    pickupIn: (city: string) => `Recogida en ${city}`,
    byAddress: 'Según la dirección',
    quantity: (quantity: number) => `${formatNumber(quantity, 'es')}\u00a0ud.`,
    pay: 'Pedido con obligación de pago',
    payNote: (amount: number) => `Al hacer el pedido te comprometes a pagar ${formatEuros(amount, 'es')}.`,
    afterwards: {
      card: 'Después vas a la página del banco.',
      bizum: 'Después vas a la página del banco.',
      transfer: 'Los datos de la transferencia salen en la página siguiente.',
      crediya: 'Después vas a Crediya a pedir la financiación.',
      sequra: 'Después pides la financiación a seQura.',
    },
  },
  errors: {
    needed: 'Rellena este campo.',
    slot_needed: 'Elige una hora.',
    slot_taken: 'La hora que elegiste ya no está libre. Elige otra.',
    incorrect_postal_code: 'Código postal incorrecto.',
    no_links: 'Escribe el comentario sin enlaces.',
    not_plain_line: 'Escribe aquí solo el texto, sin enlaces ni correos electrónicos.',
    too_long: 'Es demasiado largo: acórtalo.',
    incorrect_name: 'Usa solo letras, espacios, apóstrofos y guiones.',
    incorrect_email: 'Correo electrónico incorrecto. Ejemplo: nombre@dominio.es',
    incorrect_phone: 'Número de teléfono incorrecto. Ejemplo: 612 34 56 78',
    incorrect_document: 'El número no corresponde a este documento.',
    cif_needed: 'El NIF o CIF no es correcto.',
    payment_needed: 'Elige una forma de pago.',
    agreement_needed: 'Acepta la política de privacidad y las condiciones para continuar.',
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
    time: {
      delivery: (time: string) => `Entrega: ${time}`,
      pickup: (time: string) => `Recogida: ${time}`,
    },
    timeTaken: 'Ya no queda sitio a esa hora. Elige otra:',
    allTimes: 'Ver todos los días y horas',
    confirm: 'Confirmar con obligación de pago',
  },
  backToBasket: 'Volver a la cesta',
  lost: 'No hemos recibido respuesta. Vuelve a pulsar el botón: el pedido no se hará dos veces.',
  unanswered: 'No sabemos si nos ha llegado tu pedido',
  emptied:
    'La cesta se ha pedido o vaciado en otra pestaña o dispositivo. Si era un pedido, la confirmación está en tu correo.',
};
