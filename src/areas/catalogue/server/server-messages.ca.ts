import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    section_not_found: 'No trobem aquesta secció.',
    section_moved: 'Aquesta secció ha canviat d’adreça.',
    brand_not_found: 'No trobem aquesta marca.',
    promotion_not_found: 'No trobem aquesta promoció.',
    product_not_found: 'No trobem aquest producte.',
    product_moved: 'Aquest producte ha canviat d’adreça.',
    unknown_filter: 'Aquest filtre no existeix.',
    broken_range: 'El mínim no pot ser més gran que el màxim.',
  },
  units: {
    bolsa: 'bossa',
    bote: 'pot',
    caja: 'caixa',
    cubo: 'galleda',
    juego: 'joc',
    lata: 'llauna',
    m2: 'm²',
    m3: 'm³',
    palé: 'palet',
    paquete: 'paquet',
    par: 'parell',
    pieza: 'peça',
    rollo: 'rotlle',
    saco: 'sac',
    tubo: 'tub',
    ud: 'u.',
  },
  sectionNames: { catalogue: 'Catàleg', unsorted: 'Sense classificar' },
  breadcrumbs: { home: 'Inici', brands: 'Marques', promotions: 'Promocions' },
  facets: {
    brand: 'Marca',
    price: 'Preu',
    ready: 'Preu a punt per fer servir',
    available: 'En estoc',
    sale: 'En oferta',
  },
  rows: { popular: 'El més venut', sale: 'Ofertes', new: 'Novetats' },
  collections: {
    reduced: {
      name: 'Ofertes',
      description: 'Tot el que està rebaixat ara mateix, amb el preu d’abans i el més baix dels 30 dies anteriors.',
    },
    new: { name: 'Novetats', description: 'L’últim que ha arribat a la botiga.' },
  },
  technicalSheet: { general: 'Dades generals', yes: 'Sí' },
  seo: {
    productsOf: (brand) => `Productes de ${brand}`,
    products: { one: (count) => `${count} producte`, other: (count) => `${count} productes` },
    contents: ({ products, brands, from }) => `${products}${brands && ` de ${brands}`}${from && ` des de ${from}`}.`,
    terms: 'Preus amb IVA i existències reals.',
    article: (article) => `Referència ${article}.`,
    selection: 'Productes triats',
  },
};
