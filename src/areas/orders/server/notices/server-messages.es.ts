/** The store's mails of what it has to prepare. */
export const es = {
  order: {
    subject: {
      delivery: 'Nuevo pedido para entregar',
      pickup: 'Nuevo pedido para recoger',
      none: 'Nuevo pedido sin entrega',
    },
    heading: (number: string) => `Prepara el pedido ${number}`,
    text: (customer: string) => `Se ha confirmado el pedido de ${customer}. Responde a este correo para escribirle.`,
    products: 'Artículos',
    shelf: (shelf: string) => `estante ${shelf}`,
    customer: 'Cliente',
    name: 'Nombre',
    document: 'Documento',
    email: 'Correo',
    phone: 'Teléfono',
    receiver: 'Lo recibe',
    payment: 'Pago',
    comment: 'Lo que dice el cliente',
    takeBack: 'Retirada',
    oldAppliance: 'Un aparato viejo',
    whatToDo: (show: string, prepare: string) =>
      `Para verlo entero: ${show}. Cuando empieces a prepararlo: ${prepare}. Así también lo sabe el cliente.`,
  },
  cancelled: {
    subject: (number: string) => `Pedido cancelado, no lo prepares: ${number}`,
    heading: (number: string) => `No prepares el pedido ${number}`,
    text: (customer: string) =>
      `${customer} lo ha cancelado. Si ya lo estabas preparando, devuelve los artículos a su sitio: vuelven a estar a la venta.`,
    whatToDo: (show: string) => `Para ver el pedido y su dinero: ${show}.`,
  },
  bulk: {
    subject: {
      confirmed: (count: number) => (count === 1 ? '1 pedido para preparar' : `${count} pedidos para preparar`),
      cancelled: (count: number) =>
        count === 1 ? '1 pedido cancelado, no lo prepares' : `${count} pedidos cancelados, no los prepares`,
    },
    heading: 'Varios pedidos cambiados a la vez',
    text: {
      confirmed: 'Se han confirmado juntos desde la gestión de la tienda.',
      cancelled:
        'Se han cancelado juntos desde la gestión de la tienda. Si ya estabas preparando alguno, devuelve los artículos a su sitio: vuelven a estar a la venta.',
    },
    title: {
      confirmed: (count: number) => `Para preparar: ${count}`,
      cancelled: (count: number) => `Cancelados: ${count}`,
    },
    more: (count: number) => (count === 1 ? 'Y 1 más.' : `Y ${count} más.`),
  },
  daily: {
    subject: (day: string, count: number) => `Para el ${day}: ${count === 1 ? '1 pedido' : `${count} pedidos`}`,
    heading: (day: string) => `Entregas y recogidas del ${day}`,
    text: 'Lo que está confirmado y aún no se ha entregado. Lo que se confirme más tarde llega en su propio correo.',
    delivery: 'Entregas',
    pickup: 'Recogidas',
    late: 'Pendientes de días anteriores',
    moreLate: (count: number) => `Y ${count} más, de días aún anteriores.`,
    lateWhatToDo: (move: string) => `Si alguno ya está entregado: ${move}`,
    lateInSubject: (count: number) => `, ${count === 1 ? '1 pendiente' : `${count} pendientes`} de antes`,
    pieces: (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`),
    whatToDo: (show: string) => `Para ver un pedido entero: ${show}`,
    orderNumber: 'NÚMERO',
  },
  held: {
    subject: (articles: number, days: number) =>
      `Pedidos sin confirmar reservan mucho: ${articles === 1 ? '1 artículo' : `${articles} artículos`}, ${days === 1 ? '1 día' : `${days} días`}`,
    heading: 'Pedidos sin confirmar reservan mucho',
    text: (orders: number, networks: number) =>
      `${orders === 1 ? 'Un pedido sin pagar' : `${orders} pedidos sin pagar`}, de ${networks === 1 ? 'una red' : `${networks} redes`}, con un correo que nadie ha confirmado, reservan una tercera parte o más de lo que sigue. Puede ser un abuso.`,
    articles: 'Artículos vendidos en los últimos 7 días',
    days: 'Plazas de un día',
    networks: 'Redes, sin su dirección',
    largestOf: (title: string, count: number) => `${title}: los mayores de ${count}`,
    share: (held: number, all: number) => `${held} de ${all}`,
    orders: (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`),
    whatToDo:
      'No hay que hacer nada: juntos no pasan de la mitad, y lo devuelven solos, las plazas a la media hora y los artículos a las dos horas. Este aviso llega una vez al día como mucho.',
  },
  type: { delivery: 'Entrega', pickup: 'Recogida', none: 'Sin entrega' },
  where: 'Dónde',
  when: 'Cuándo',
  slot: (from: string, to?: string) => (to ? `de ${from} a ${to}` : `desde las ${from}`),
  soon: 'Lo antes posible',
  statuses: {
    confirmed: 'sin preparar',
    preparing: 'en preparación',
    ready: 'listo',
    shipped: 'enviado',
  } as Readonly<Record<string, string>>,
  paid: 'pagado',
  unpaid: 'sin pagar',
  reason: (shop: string) => `Aviso de la tienda ${shop} a las direcciones de orderMails en shop.json.`,
};
