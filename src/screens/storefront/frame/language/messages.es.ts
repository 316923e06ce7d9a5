export const es = {
  chooseLanguage: 'Elige idioma',
  /** Each in its own words, on pages of either. */
  languages: {
    es: { name: 'Español', change: 'Cambia el idioma' },
    ca: { name: 'Català', change: 'Canvia la llengua', offer: 'Aquesta botiga també és en català' },
  },
  currentLanguage: 'Idioma actual',
  samePage: 'Te quedas en la misma página.',
  save: 'Guardar',
};
