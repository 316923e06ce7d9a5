import { formatNumber } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  without: {
    'battery,charger': 'Sense bateria ni carregador',
    battery: 'Sense bateria',
    charger: 'Sense carregador',
  },
  readyFrom: 'a punt per fer servir des de',
  heading: 'A punt per fer servir',
  pieces: (quantity: number) => `${formatNumber(quantity, 'ca')} ×`,
  addAll: (count: number) => `Afegeix-ho tot: ${formatNumber(count, 'ca')}\u00a0peces`,
  added: 'Ja són a la cistella',
  own: (platform: string) => `Ja tinc bateries ${platform}`,
  owned: 'Et serveixen les bateries i el carregador que ja tens.',
  notToBeHad: 'Ara no tenim amb què deixar-la a punt per fer servir.',
};
