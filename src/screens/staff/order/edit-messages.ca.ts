import type { es } from './edit-messages.es.ts';

export const ca: typeof es = {
  fixedHint:
    'Els seus articles ja no canvien: retorna diners o fes una altra comanda. El client rep un correu amb tot com queda.',
  hint: 'El que ja era a la comanda manté el preu. El client rep un correu amb tot com queda.',
  invoiced:
    'Si canvien els articles o el total, la factura es rectifica i se’n fa una altra. Les factures no es desfan.',
  changedMeanwhile: 'Algú ha canviat el mateix mentrestant. Tria què val; de moment no s’ha desat res.',
  saveChosen: 'Desa el que has triat',
  before: 'Total abans',
  paid: 'Cobrat',
  after: 'Total nou',
  toPay: 'Quedarà per cobrar',
  toRefund: 'Quedarà per retornar',
  even: 'Diferència',
  wayOfRest: 'Com es paga la diferència',
  howToPay: 'El client ho pot pagar amb l’enllaç del seu correu, o ho anotes tu a «Diners».',
  howToPayBy: {
    transfer: 'El seu correu porta les dades de la transferència; també la pots anotar a «Diners».',
    counter: 'Ho cobres en lliurar-lo i ho anotes a «Diners».',
  },
  howToRefund: 'Ho retornes després a «Diners», amb la contrasenya i el motiu.',
  goodsOnly: (amount) => `Articles: ${amount}, més el lliurament segons l’adreça.`,
  belowReceived: (amount, received) =>
    `Costaria ${amount}, menys del que ja s’ha cobrat, ${received}: així no es pot desar.`,
};
