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
  // drawer and dialogs
  close: 'Cerrar',
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
};
