import type { MessagesLike } from '#i18n/messages.ts';
import type { es, orderMail as orderMailEs } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    order_not_found: 'No trobem aquesta comanda.',
    not_available: 'No està disponible en aquest moment.',
    'not_available.slot': 'A aquesta hora ja no hi ha lloc. Tria una altra hora o un altre dia.',
    'not_available.date': 'Aquest dia no està disponible. Tria un altre dia.',
    'not_available.payment':
      'Amb aquesta forma de pagament els diners no arribarien a temps. Tria un dia posterior o una altra forma de pagament.',
    incorrect_idempotency_key: 'La capçalera Idempotency-Key no és vàlida.',
    idempotency_conflict: 'Aquesta petició ja es va fer servir per a una altra comanda.',
    basket_empty: 'La cistella és buida.',
    products_unavailable: 'Alguns productes ja no es poden demanar així. Revisa la cistella.',
    basket_changed: 'Els preus o les quantitats han canviat. Revisa la comanda i confirma-la.',
    too_many_open_orders:
      'Tens massa comandes sense pagar. Paga’n o cancel·la’n alguna, fes una comanda més petita o truca’ns i la preparem amb tu. La teva cistella continua com estava.',
    no_invoice_yet: 'La factura serà aquí quan la comanda estigui pagada o lliurada.',
    not_withdrawable:
      'Ja no es pot desistir d’aquesta comanda: el termini s’ha acabat, està cancel·lada o ja ho has tornat tot. Si tens dubtes, truca’ns.',
    not_a_consumer:
      'El dret de desistir és dels consumidors, i aquesta comanda és d’una empresa. Truca’ns i mirem si podem acceptar la devolució.',
    too_many_withdrawn: 'D’algun producte queden menys unitats per tornar. Revisa les quantitats.',
    exempt_from_withdrawal:
      'Del que es fa a mida no es pot desistir; del precintat per higiene, només amb el precinte intacte.',
    confirmation_needed: 'Confirma que vols desistir.',
    goods_gone:
      'Mentre la comanda esperava sense pagar s’han venut els seus articles. No t’hem cobrat res: la pots cancel·lar i demanar el que quedi.',
    slot_full:
      'L’hora de la teva comanda s’ha omplert mentre esperava sense pagar. Tria una altra hora per pagar-la, o truca’ns.',
    not_payable: 'Aquesta comanda ja no es pot pagar: està pagada o cancel·lada, o s’ha acabat el termini.',
    too_many_payments: 'Has provat de pagar aquesta comanda massa vegades. Truca’ns i ho resolem amb tu.',
    payment_unavailable:
      'El banc o la financera no respon ara. Prova-ho d’aquí a una estona o paga d’una altra manera.',
    notification_refused: 'La notificació no es pot acceptar.',
    payment_not_found: 'No hi ha cap pagament amb aquesta referència.',
    payment_mismatch: 'L’import no és el del pagament.',
    payment_conflict: 'La comanda ja no es pot completar.',
    not_cancellable: 'Aquesta comanda ja no es pot cancel·lar.',
    too_many_attempts: 'Massa intents. Prova-ho d’aquí a una estona.',
    delivery_missing: 'Falta com vols rebre la comanda.',
    document_needed: 'Necessitem el teu NIF, NIE o passaport: el demana la factura o la financera.',
    cif_of_individual: 'El CIF és d’empreses: tria un altre document.',
    cif_needed: 'Per a una empresa o un autònom necessitem el NIF o CIF.',
    organization_needed: 'Escriu el nom de l’empresa.',
    incorrect_date: 'La data no és correcta.',
    address_mismatch:
      'El codi postal, la població i el punt del mapa no coincideixen. Revisa l’adreça; el barri o nucli pot anar a les indicacions.',
    individual_terms:
      'L’enviament a aquesta adreça s’acorda abans amb la botiga. Truca’ns o escriu-nos i et donem preu, o tria la recollida.',
    individual_terms_without_pickup: 'L’enviament a aquesta adreça s’acorda abans. Escriu-nos i et donem preu.',
    no_links: 'Escriu el comentari sense enllaços.',
    address_needed: 'Escriu l’adreça de lliurament.',
    address_part_needed: 'Falta aquesta dada de l’adreça.',
    date_needed: 'Tria el dia del lliurament.',
    slot_needed: 'Tria l’hora del lliurament.',
  },
  pages: {
    home: 'Inici',
    listTitle: 'Les meves comandes',
    detailTitle: (number: string) => `Comanda ${number}`,
    confirmTitle: 'Comanda rebuda',
    description: 'Consulta les teves comandes i el seu estat.',
    followOrder: 'Segueix la comanda',
    continueShopping: 'Continua comprant',
  },
  waysToPay: {
    slot: 'els diners arribarien després del lliurament',
    part: 'la financera paga comandes senceres, i d’aquesta ja n’hi ha una part pagada',
  },
};

export const orderMail: typeof orderMailEs = {
  statuses: {
    created: {
      subject: 'hem rebut la teva comanda',
      heading: 'Hem rebut la teva comanda',
      text: 'T’avisarem per correu de cada canvi d’estat.',
    },
    confirmed: {
      subject: 'comanda confirmada',
      heading: 'Comanda confirmada',
      text: 'L’hem confirmada i aviat la començarem a preparar.',
    },
    preparing: {
      subject: 'estem preparant la teva comanda',
      heading: 'Estem preparant la teva comanda',
      text: 'S’està preparant.',
    },
    ready: {
      subject: 'la teva comanda és a punt',
      heading: 'Ja pots venir a buscar-la',
      text: 'És a punt.',
    },
    shipped: {
      subject: 'la teva comanda va de camí',
      heading: 'La teva comanda va de camí',
      text: 'Ha sortit cap a la teva adreça.',
    },
    delivered: {
      subject: 'comanda lliurada',
      heading: 'Comanda lliurada',
      text: 'S’ha lliurat. Gràcies per comprar amb nosaltres.',
    },
    cancelled: {
      subject: 'comanda cancel·lada',
      heading: 'Comanda cancel·lada',
      text: 'L’hem cancel·lada. Si no t’ho esperaves, truca’ns.',
    },
    returned: {
      subject: 'devolució registrada',
      heading: 'Devolució registrada',
      text: 'N’hem registrat la devolució.',
    },
  },
  notPaidInTime:
    'L’hem cancel·lada perquè no ens ha arribat el pagament a temps. Si ja l’has fet, truca’ns: te’l tornem o tornem a preparar la comanda.',
  thanks: {
    created: (name) => `Gràcies, ${name}. Tenim la teva comanda`,
    confirmed: (name) => `Gràcies, ${name}. La teva comanda està pagada`,
  },
  paid: (amount, how) => ['Està pagada: ', { bold: amount }, ` ${how}.`],
  paidBy: {
    card: 'amb targeta',
    bizum: 'amb Bizum',
    transfer: 'per transferència',
    crediya: 'amb Crediya',
    sequra: 'amb seQura',
    counter: 'en efectiu o amb targeta',
  },
  stillToPay: (amount) => ['Queda per pagar: ', { bold: amount }, '.'],
  payAtHandover: (amount, type) => [
    'Pagues ',
    { bold: amount },
    type === 'pickup' ? ' en recollir-la, en efectiu o amb targeta.' : ' en rebre-la, en efectiu o amb targeta.',
  ],
  invoice: (number, url) => ['Aquí tens la factura: ', { link: number, url }, '.'],
  invoiceOnPage: (url) => ['La factura és a ', { link: 'la pàgina de la comanda', url }, '.'],
  unpaid: {
    subject: 'hem rebut la teva comanda, pendent de pagament',
    heading: 'Hem rebut la teva comanda',
    text: (number, lender) => [
      'Tenim la teva comanda ',
      { bold: number },
      `, pendent de pagament. Si ja l’has pagada o l’estàs pagant ara, no facis res més: t’escrivim de seguida que ${lender ?? 'el banc'} ens ho confirmi. Si no, la pots pagar des d’aquest correu.`,
    ],
    keptUntil: (until) => [
      'Guardem els articles fins al ',
      { bold: until },
      '; si no la pagues abans, la comanda es cancel·la i no es cobra res.',
    ],
    button: 'Paga ara',
  },
  denied: {
    subject: 'no s’ha acceptat el pagament de la teva comanda',
    heading: 'No s’ha acceptat el pagament de la teva comanda',
    text: (number, amount, lender) =>
      lender
        ? [
            `${lender} no ha aprovat el finançament de la teva comanda `,
            { bold: number },
            ', de ',
            { bold: amount },
            '. No s’ha cobrat res.',
          ]
        : [
            'El banc no ha acceptat el pagament de ',
            { bold: amount },
            ' de la teva comanda ',
            { bold: number },
            '. No s’ha cobrat res.',
          ],
    reason: (reason) => `Motiu: ${reason}.`,
    reasons: {
      insufficient_funds: 'fons o límit insuficients',
      expired_card: 'la targeta està caducada',
      wrong_card_data: 'les dades de la targeta no són correctes',
      not_authenticated: 'no s’ha pogut confirmar la teva identitat',
      denied: 'el banc no ho ha autoritzat',
      cancelled_by_user: 'es va cancel·lar abans d’acabar',
      expired: 'es va acabar el temps per pagar',
      replaced: 'es va canviar per un altre intent',
      unknown: 'el banc no ho diu',
    },
    lenderReason: 'La financera no dona el motiu a la botiga: l’hi pots preguntar directament.',
    ways: (again, others) => [
      'Pots ',
      ...(again ? ['tornar a provar ', { bold: again }] : []),
      ...(again && others ? [' o '] : []),
      ...(others ? ['pagar d’una altra manera: ', { bold: others }] : []),
      '.',
    ],
    noMore: (phone) =>
      `Aquesta comanda ja no es pot tornar a pagar al web. ${phone ? `Truca’ns al ${phone}` : 'Respon a aquest correu'} i ho resolem junts.`,
  },
  transferMissing: 'Falta la transferència de la teva comanda',
  aboutOrder: (number) => ['Comanda ', { bold: number }, '. '],
  awaitsTransfer: (number) => [
    'Tenim la teva comanda ',
    { bold: number },
    '. La preparem de seguida que arribi l’ingrés, normalment en 1 o 2 dies.',
  ],
  replaced: {
    subject: 'com pagar la teva comanda per transferència',
    text: 'El que diu aquest correu substitueix el que deien els anteriors.',
  },
  changed: {
    subject: 'hem canviat la teva comanda',
    heading: 'La teva comanda ha canviat',
    text: (number) => [
      'Hem canviat la teva comanda ',
      { bold: number },
      ' com hem parlat. Així queda; si alguna cosa no està bé, truca’ns.',
    ],
    goesBack: (amount) => [' Costa menys del que vas pagar: et tornem ', { bold: amount }, ' pel mateix mitjà.'],
  },
  reservedUntil: (until) => [
    'Guardem els articles fins al ',
    { bold: until },
    '; passat aquest termini la comanda es cancel·la.',
  ],
  confirmAddress: (before: string, until: string) => [
    'Primer, confirma el teu correu: obre «Mostra la comanda» abans del ',
    { bold: before },
    '. Fins llavors et guardem els articles, i l’hora triada durant mitja hora; després es poden vendre. Amb el correu confirmat esperem la transferència fins al ',
    { bold: until },
    '.',
  ],
  waits:
    'Mentre un correu està sense confirmar només reservem una part del que queda, i per a aquesta comanda no n’hi ha prou. Obre «Mostra la comanda» per confirmar el teu correu i te la reservem, o paga-la amb targeta, si encara en queda.',
  returned: {
    products: 'Articles retornats',
    refund: (amount, date, lender) => [
      'Et tornem ',
      { bold: amount },
      ` com a molt tard el ${date}, ${lender ? `a través de ${lender}: ho descompta del que et queda per pagar o t’ho abona` : 'pel mateix mitjà amb què vas pagar'}.`,
    ],
  },
  storedUntil: (until) => ['Te la guardem fins al ', { bold: until }, '. No hi arribes a temps? Avisa’ns.'],
  pickupCode: {
    title: 'Codi de recollida',
    note: 'Digues-lo en recollir-la o ensenya el QR. Pot venir una altra persona.',
    qr: 'Codi QR de recollida',
  },
  transferTitle: 'Dades per a la transferència',
  iban: 'IBAN',
  beneficiary: 'Titular',
  exactAmount: 'Import exacte',
  reference: 'Concepte, només això',
  qr: 'Codi QR de la transferència',
  qrNote: 'Escaneja’l amb l’aplicació del teu banc: s’omple sol.',
  button: 'Mostra la comanda',
  yourOrder: 'La teva comanda',
  toPickUp: 'Què reculls',
  exemptions: {
    made_to_measure: 'fet a mida, no es pot desistir de la compra',
    sealed: 'precintat per higiene, no es torna un cop obert',
  },
  quantity: (quantity, unit, article) => `${quantity} ${unit} · ref. ${article}`,
  piece: 'u.',
  goods: 'Articles',
  discount: 'Descompte',
  byQuantity: 'Preu per quantitat',
  delivery: 'Enviament',
  pickup: 'Recollida a la botiga',
  free: 'Gratis',
  total: 'Total',
  vatIncluded: (vat) => `IVA inclòs: ${vat}`,
  pickupWhere: 'On la reculls',
  takeBack: 'En lliurar la comanda ens emportem el teu aparell vell, gratis. Tingues-lo desconnectat i a mà.',
  deliveryWhere: 'Lliurament',
  restOfAddress: 'La resta de l’adreça és a la pàgina de la comanda.',
  notYou:
    'No has fet tu aquesta comanda? No facis res: sense pagament no s’envia res i no es cobra res. Algú ha escrit la teva adreça per error.',
  when: 'Quan',
  slot: (from, to) => (to ? `, de ${from} a ${to}` : `, des de les ${from}`),
  readyIfPaid: 'L’hora compta des que es paga: si ho pagues més tard, estarà a punt més tard.',
  guaranteeTitle: 'Garantia legal de conformitat: 3 anys',
  guarantee:
    'La llei et protegeix si un producte no és conforme: el venedor en respon durant tres anys des del lliurament. Pots demanar-ne la reparació o la substitució sense cost i, si no és possible, una rebaixa del preu o la devolució dels diners. És un dret teu a tota la Unió Europea, de dos anys com a mínim, i no depèn de cap garantia comercial.',
  guaranteeMore: 'Més informació a europa.eu',
  withdrawal: (url) => [
    'Pots ',
    { link: 'desistir de la compra', url },
    ' durant 14 dies des que la reps, sense donar motius.',
  ],
  reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
};
