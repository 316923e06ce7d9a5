import { formatNumber, pluralForm } from '#i18n/format.ts';

const products = (count: number): string =>
  pluralForm(count, 'es', { one: '1 producto', other: `${formatNumber(count, 'es')} productos` });

export const es = {
  breadcrumbs: 'Migas de pan',
  start: 'Inicio',
  home: 'inicio',
  // header
  callStore: 'Llamar a la tienda',
  chat: 'Chat',
  chatWithStore: 'Chat con la tienda',
  topMenu: 'Menú superior',
  all: 'Todo',
  languageIs: 'ES · Idioma: español',
  languageCode: 'ES',
  languageName: 'Español',
  menu: 'Menú',
  yourAccount: 'Tu cuenta',
  profile: 'Perfil',
  basket: 'Cesta',
  catalogue: 'Catálogo',
  // tab bar
  mainNavigation: 'Navegación principal',
  main: 'Inicio',
  // drawer and dialogs
  close: 'Cerrar',
  chooseLanguage: 'Elige idioma',
  /** Each in its own words, on pages of either. */
  languages: {
    es: { name: 'Español', change: 'Cambia el idioma' },
    ca: { name: 'Català', change: 'Canvia la llengua' },
  },
  currentLanguage: 'Idioma actual',
  samePage: 'Te quedas en la misma página.',
  save: 'Guardar',
  // catalogue overlay
  back: 'Volver',
  groups: 'Grupos del catálogo',
  categories: 'Categorías',
  seeProducts: (count: number) => `Ver ${products(count)}`,
  products,
  sectionsIn: (count: number, name: string) =>
    `${pluralForm(count, 'es', { one: '1 sección', other: `${count} secciones` })} en ${name}`,
  brandsIn: (name: string) => `Marcas en ${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}`,
  sectionsFailed: 'No hemos podido cargar las secciones.',
  retry: 'Volver a intentarlo',
  brands: 'Marcas',
  // footer
  sellingPoints: (name: string) => `Por qué ${name}`,
  storeOnMap: 'Tienda en el mapa',
  specialist: 'Habla con un especialista',
  openChat: 'Abrir el chat',
  waysToPay: 'Formas de pago',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
  cookieSettings: 'Configurar cookies',
  network: (name: string) => `${name} (se abre en otra pestaña)`,
  // error pages
  notFound: 'No encontramos esta página',
  notFoundText:
    'Puede que haya cambiado de sitio o que la dirección tenga un error. Búscalo aquí o empieza por el catálogo.',
  toHome: 'Ir al inicio',
  toCatalogue: 'Ver el catálogo',
  popularSections: 'Secciones del catálogo',
};
