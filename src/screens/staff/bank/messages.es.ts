export const es = {
  title: 'Movimientos del banco',
  upload: 'Sube los movimientos del banco',
  uploadText:
    'Descárgalos de la web del banco en CSV, en CAMT.053 o en Cuaderno 43. No se anota nada hasta que lo confirmes, y un movimiento que ya está anotado no se anota dos veces.',
  choose: 'Elegir el archivo',
  drop: 'O suéltalo aquí',
  reading: 'Leyendo el archivo…',
  sample: 'Probar con un archivo de ejemplo',
  another: 'Otro archivo',
  tooLarge: (most: string) =>
    `El archivo ocupa más de ${most} MB, que es el máximo. Descárgalo del banco en partes, de menos días cada una.`,
  anyAccount: 'Leerlo igualmente',
  account: (own: readonly string[], other: readonly string[]) =>
    [
      ...own.map((iban) => `Cuenta ${iban}, la de la tienda.`),
      ...other.map((iban) => `Cuenta ${iban}, que no es en la que pagan los clientes.`),
    ].join(' ') || 'El archivo no dice de qué cuenta es.',
  groups: 'Movimientos por grupos',
  group: {
    certain: 'Ciertos',
    doubtful: 'Dudosos',
    none: 'Sin pedido',
    known: 'Ya anotados',
  },
  about: {
    certain: 'Llevan el número de un pedido que espera justo ese importe.',
    doubtful: 'Míralos uno a uno: pueden ser de este pedido.',
    none: 'No son de ningún pedido que conozcamos.',
    known: 'Se anotaron antes: no cambian nada.',
  },
  outgoing: (count: string, one: boolean) => (one ? '1 cargo no se mira.' : `${count} cargos no se miran.`),
  confirm: (count: string, one: boolean, sum: string) => `Confirmar ${count} ${one ? 'pago' : 'pagos'}, ${sum}`,
  confirming: (done: string, count: string) => `Anotando ${done} de ${count}…`,
  confirmed: (count: string, one: boolean, sum: string) =>
    `${count} ${one ? 'pago anotado' : 'pagos anotados'}, ${sum}`,
  left: (count: string, one: boolean) =>
    `${count} ${one ? 'ha cambiado mientras tanto y no se ha anotado. Míralo' : 'han cambiado mientras tanto y no se han anotado. Míralos'} abajo.`,
  include: (amount: string, number: string) => `Confirmar ${amount} de ${number}`,
  date: 'Día',
  movement: 'Movimiento',
  order: 'Pedido',
  noOrder: 'Sin pedido',
  waitsFor: (due: string) => `espera ${due}`,
  why: 'Por qué',
  amount: 'Importe',
  record: 'Anotar…',
  recordTitle: (amount: string, number: string) => `Anotar ${amount} en el pedido ${number}`,
  recordConfirm: (amount: string) => `Anotar ${amount}`,
  keep: 'Dejarlo',
  more: (count: string) => `Ver los otros ${count}`,
  reasons: {
    too_little: 'Falta dinero',
    too_much: 'Sobra dinero',
    paid_before: 'El pedido ya está pagado',
    cancelled: 'El pedido está cancelado',
    other_method: 'El pedido espera otra forma de pago',
    several_orders: 'Puede ser de varios pedidos',
    name_and_amount: 'Coinciden nombre e importe, falta el número',
    amount_only: 'Solo coincide el importe',
    future_date: 'El día aún no ha llegado',
    reversal: 'Anula otro movimiento',
    reversed: 'El banco puede haberlo anulado',
    unknown_sender: 'Nadie espera este importe',
    outgoing: 'Es un cargo',
    other_currency: 'No es en euros',
  },
  /** What becomes of the money, before it is recorded. */
  outcomes: {
    too_little:
      'Cuenta como parte del precio: el pedido espera el resto, y escribimos al cliente cuánto queda por pagar.',
    too_much: 'El pedido queda pagado. Lo que sobra hay que devolverlo, y se lo escribimos al cliente.',
    paid_before: 'El pedido ya estaba pagado: hay que devolver este dinero, y se lo escribimos al cliente.',
    cancelled: 'El pedido está cancelado: hay que devolver este dinero, y se lo escribimos al cliente.',
    future_date:
      'El banco lo pone en un día que aún no ha llegado: comprueba que el dinero está en la cuenta. El pedido queda pagado y el cliente recibe su correo. No se puede deshacer.',
    reversed:
      'En este archivo sale de la cuenta el mismo importe: comprueba que el dinero sigue en ella. El pedido queda pagado y el cliente recibe su correo. No se puede deshacer.',
    pays: 'El pedido queda pagado y el cliente recibe su correo. No se puede deshacer.',
  },
  allDone: 'Todo está anotado',
  allDoneText: 'Este archivo no tiene nada por confirmar.',
};
