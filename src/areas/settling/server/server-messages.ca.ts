import type { es } from './server-messages.es.ts';

export const ca: typeof es = {
  attention: {
    subject: (number) => `Revisa els diners de la comanda ${number}`,
    heading: 'Hi ha diners per revisar',
    text: (number) => [
      'De la comanda ',
      { bold: number },
      ' ha arribat un pagament que no correspon, o no s’ha pogut tornar: la comanda ja estava pagada o cancel·lada, l’import és un altre, o el banc rebutja la devolució. Les existències no canvien.',
    ],
    title: 'El que s’ha rebut',
    attempt: (provider, reference) => `${provider}, ${reference}`,
    money: (charged, refunded) => `${charged} cobrats, ${refunded} tornats`,
    whatToDo: (show, refund) => `Mira-ho amb «${show}» i torna-ho amb «${refund}», amb l’import si no és tot.`,
    reason: 'Reps aquest correu perquè és l’adreça de la botiga.',
  },
  conflict: {
    subject: (number) => `Revisa el pagament de la comanda ${number}`,
    heading: 'Un finançament que no s’ha pogut acceptar',
    text: (number) => [
      'La financera ha aprovat, o està revisant, el pagament de la comanda ',
      { bold: number },
      ', però la comanda ja no es pot completar: està cancel·lada o pagada, o s’ha aprovat un altre import. La botiga no ho ha confirmat i no s’ha finançat res. Al teu client, que pot creure que ha pagat, li ho ha escrit.',
    ],
    whatToDo: (order, payment) =>
      `Truca-li i digues-li com pagar: les seves dades són a «${order}», i el que ha dit la financera, a «${payment}».`,
    reason: 'Reps aquest correu perquè és l’adreça de la botiga.',
  },
  late: {
    subject: 'el teu pagament ha arribat tard',
    heading: 'El teu pagament ha arribat tard',
    text: (number, amount, cause) => [
      'Hem rebut ',
      { bold: amount },
      ' de la teva comanda ',
      { bold: number },
      `, però ${cause}. Et tornem els diners pel mateix mitjà de pagament; no has de fer res.`,
    ],
    causes: {
      cancelled: 'ja estava cancel·lada i els seus articles tornen a estar a la venda',
      goods: 'mentre esperava sense pagar s’han venut els seus articles, i per això l’hem cancel·lada',
      slot: 'mentre esperava sense pagar s’ha omplert l’hora triada, i per això l’hem cancel·lada: la pots tornar a demanar per a una altra hora',
    },
    call: (phone) => ['Si encara vols la comanda, o tens cap dubte, truca’ns al ', { bold: phone }, '.'],
    button: 'Mostra la comanda',
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  },
  notFinanced: {
    subject: 'no hem pogut acceptar el finançament de la teva comanda',
    heading: 'No hem pogut acceptar el finançament',
    lender: 'La financera',
    approved: (number, lender, cause) => [
      `${lender} ha aprovat el finançament de la teva comanda `,
      { bold: number },
      `, però ${cause}.`,
    ],
    examined: (number, lender, cause) => [
      `${lender} està revisant el finançament de la teva comanda `,
      { bold: number },
      `, però ${cause}.`,
    ],
    causes: {
      cancelled: 'la comanda ja està cancel·lada i els articles tornen a estar a la venda',
      paid: 'la comanda ja està pagada d’una altra manera',
      goods: 'mentre esperava sense pagar se n’han venut els articles',
      slot: 'mentre esperava sense pagar s’ha omplert l’hora triada',
      amount: 'l’import aprovat no és el de la comanda',
      other: 'no hem pogut confirmar la sol·licitud',
    },
    financing: (lender) =>
      `No hem acceptat el finançament: no s’ha finançat res i no has de pagar cap quota. Si ${lender} et cobra res per aquesta comanda, avisa’ns i ho resolem.`,
    order: {
      cancelled: 'Si encara la vols, la pots tornar a demanar.',
      paid: 'La teva comanda continua endavant com estava.',
      goods: 'Pots cancel·lar la comanda i demanar el que quedi.',
      slot: 'Pots triar una altra hora a la pàgina de la comanda i tornar-la a pagar.',
      amount: 'La comanda continua sense pagar: la pots pagar a la seva pàgina mentre estigui oberta.',
      other: 'La comanda continua sense pagar: la pots pagar a la seva pàgina mentre estigui oberta.',
    },
    call: (phone) => ['Si tens cap dubte, truca’ns al ', { bold: phone }, '.'],
    button: 'Mostra la comanda',
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  },
  surplus: {
    unpaid: {
      subject: 'el teu pagament no és de l’import de la comanda',
      heading: 'El teu pagament és d’un altre import',
      text: (number, amount, due) => [
        'Hem rebut ',
        { bold: amount },
        ' de la teva comanda ',
        { bold: number },
        ', que costa ',
        { bold: due },
        ', així que continua pendent de pagament. Pots pagar l’import exacte a la pàgina de la comanda mentre estigui oberta.',
      ],
      button: 'Paga la comanda',
    },
    paid: {
      subject: 'hem rebut un altre pagament',
      heading: 'La teva comanda ja estava pagada',
      text: (number, amount) => [
        'Hem rebut ',
        { bold: amount },
        ' més de la teva comanda ',
        { bold: number },
        ', que ja estava pagada. La teva comanda continua endavant com estava.',
      ],
      button: 'Mostra la comanda',
    },
    back: 'Et tornem el que hem rebut pel mateix mitjà de pagament; no has de fer res.',
    call: (phone) => ['Si tens cap dubte, truca’ns al ', { bold: phone }, '.'],
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  },
  refunded: {
    subject: 't’hem tornat diners',
    heading: 'T’hem tornat diners',
    text: (number, amount) => ['T’hem tornat ', { bold: amount }, ' de la teva comanda ', { bold: number }, '.'],
    surplus: (amount) => [
      { bold: amount },
      ' els havíem rebut de més: la teva compra i la seva factura no canvien per això.',
    ],
    when: 'T’arriba pel mateix mitjà amb què vas pagar; el banc pot trigar uns dies a mostrar-ho.',
    whenFinanced: 'La financera ho descompta del que et queda per pagar o t’ho abona.',
    corrective: 'La factura rectificativa és a la pàgina de la comanda.',
    correctiveLink: (number, url) => ['Aquí tens la factura rectificativa: ', { link: number, url }, '.'],
    button: 'Mostra la comanda',
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  },
  providerRefund: {
    subject: (number) => `El banc ha tornat diners de la comanda ${number}`,
    heading: 'Una devolució feta des del banc',
    text: (number, amount) => [
      'El banc avisa que ha tornat ',
      { bold: amount },
      ' de la comanda ',
      { bold: number },
      '. La botiga no l’havia demanada: l’ha apuntada, amb la seva factura rectificativa si calia, i ha avisat el client. Les existències no canvien.',
    ],
    whatToDo: (command) =>
      `No l’apuntis una altra vegada. Si no l’has feta tu, truca al banc. Mira-ho amb «${command}».`,
    reason: 'Reps aquest correu perquè és l’adreça de la botiga.',
  },
  refusedUpdate: {
    subject: (number) => `Avisa la financera de la comanda ${number}`,
    heading: 'La financera no accepta l’avís',
    text: {
      shipped: (number) => [
        'Des de fa una hora la financera no accepta que la comanda ',
        { bold: number },
        ' s’ha lliurat. Fins que ho sàpiga pot ser que no et pagui.',
      ],
      cancelled: (number) => [
        'Des de fa una hora la financera no accepta que la comanda ',
        { bold: number },
        ' s’ha cancel·lat. Fins que ho sàpiga pot ser que el teu client continuï pagant.',
      ],
    },
    whatToDo: (command) =>
      `La botiga ho continua provant i no et torna a escriure per aquest avís. Truca a la financera; el que ha dit és a «${command}».`,
    reason: 'Reps aquest correu perquè és l’adreça de la botiga.',
  },
  reminder: {
    subject: 'falta la teva transferència',
    heading: 'Ens falta la teva transferència',
    text: (number, until) => [
      'Encara no hem rebut la transferència de la teva comanda ',
      { bold: number },
      '. Guardem els articles fins al ',
      { bold: until },
      '; passat aquest termini la comanda es cancel·la. Si ja l’has feta, no has de fer res: pot trigar 1 o 2 dies.',
    ],
    button: 'Mostra la comanda',
    reason: (shop) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  },
};
