import { formatNumber } from '#i18n/format.ts';

export const es = {
  without: {
    'battery,charger': 'Sin batería ni cargador',
    battery: 'Sin batería',
    charger: 'Sin cargador',
  } as Readonly<Record<string, string>>,
  readyFrom: 'lista para usar desde',
  heading: 'Lista para usar',
  pieces: (quantity: number) => `${formatNumber(quantity, 'es')} ×`,
  addAll: (count: number) => `Añadir todo: ${formatNumber(count, 'es')}\u00a0piezas`,
  added: 'Ya están en la cesta',
  own: (platform: string) => `Ya tengo baterías ${platform}`,
  owned: 'Te sirven las baterías y el cargador que ya tienes.',
  notToBeHad: 'Ahora no tenemos con qué dejarla lista para usar.',
};
