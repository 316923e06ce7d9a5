import { formatNumber } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  region: 'Mapa de les zones de repartiment',
  map: 'Mapa. Mou-lo amb les fletxes, acosta’l amb més i menys, i prem Retorn per triar el punt del centre',
  look: {
    region: { store: 'Mapa de la botiga', zones: 'Mapa de les zones de repartiment' },
    map: 'Mapa. Mou-lo amb les fletxes i acosta’l amb més i menys',
    failed: 'El mapa no s’ha pogut obrir.',
  },
  loading: 'S’està carregant el mapa…',
  failed: 'El mapa no s’ha pogut obrir. Escriu l’adreça als camps.',
  retry: 'Torna-ho a provar',
  zoomIn: 'Acosta',
  zoomOut: 'Allunya',
  locate: 'Fes servir la meva posició',
  notLocated: 'No sabem on ets: permet la ubicació al navegador o marca el punt.',
  enter: 'Retorn: tria aquest punt',
  tap: 'Toca el mapa allà on ho vols rebre.',
  searching: 'S’està buscant l’adreça d’aquest punt…',
  nothingThere: 'En aquest punt no hi ha cap adreça. Marca’n un altre.',
  searchFailed: 'No hem pogut buscar l’adreça. Torna a marcar el punt o escriu-la.',
  chosen: (place) => `Punt marcat a ${place}. Completa el carrer i el número si falten.`,
  severalCodes: (place) => `Punt marcat a ${place}, que té diversos codis postals: comprova el teu.`,
  outside: (city, kilometres) => `${city}, a ${formatNumber(kilometres, 'ca')}\u00a0km: no hi repartim`,
  legend: 'Zones i preus',
  zone: (name, price) => `${name}: ${price}`,
  free: 'gratis',
  freeFrom: (price, amount) => `${price}, gratis des de ${amount}`,
  individual: 'Distància llarga: et donem preu',
  inaccessible: 'Sense accés: no hi arribem',
  twoFingers: 'Mou el mapa amb dos dits',
  scroll: 'Fes servir Ctrl i la roda per acostar el mapa',
  scrollMac: 'Fes servir ⌘ i la roda per acostar el mapa',
  attribution: 'Dades: Instituto Geográfico Nacional (CC BY 4.0)',
};
