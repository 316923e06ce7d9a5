import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const inYears = (years: number): string =>
  pluralForm(years, 'ca', { one: '1 any', other: `${formatNumber(years, 'ca')} anys` });

export const ca: MessagesLike<typeof es> = {
  title: 'Fabricant, seguretat i garantia',
  maker: 'Fabricant',
  responsible: 'Persona responsable a la Unió Europea',
  warnings: 'Advertiments de seguretat',
  guarantee: (years) => `Garantia del fabricant: ${inYears(years)}`,
  years: (years) => inYears(years),
  durability: 'Garantia comercial de durabilitat del fabricant, sense cost i per a tot el producte',
  besideLegal: 'No substitueix la garantia legal de conformitat de tres anys, de la qual respon el venedor.',
  legalSource: 'Avís harmonitzat de la Unió Europea',
  legalMore: 'Més informació a europa.eu',
  endOfLife: 'Al final de la seva vida',
  takeBack:
    'És un aparell elèctric i no va a les escombraries. Porta el vell a la botiga o, si et lliurem el nou a domicili, demana en tramitar la comanda que ens l’emportem. En tots dos casos és gratis.',
  batteries:
    'Les piles i bateries gastades no van a les escombraries: es poden incendiar i contaminen. Porta-les a la botiga, tant si les vas comprar aquí com si no; les recollim gratis per reciclar-les. En les de liti, tapa’n abans els pols amb cinta.',
  online: {
    takeBack:
      'És un aparell elèctric i no va a les escombraries. Si el nou t’arriba a domicili, demana en tramitar la comanda que ens emportem el vell. És gratis.',
    batteries:
      'Les piles i bateries gastades no van a les escombraries: es poden incendiar i contaminen. Recollim les que venem, gratis i per reciclar-les: escriu-nos i et direm com. En les de liti, tapa’n abans els pols amb cinta.',
  },
};
