export const es = {
  chooseLanguage: 'Elige idioma',
  /** Each in its own words, on pages of either. */
  languages: {
    es: { name: 'Español', change: 'Cambia el idioma' },
    ca: { name: 'Català', change: 'Canvia la llengua' },
  },
  currentLanguage: 'Idioma actual',
  samePage: 'Te quedas en la misma página.',
  save: 'Guardar',
};
