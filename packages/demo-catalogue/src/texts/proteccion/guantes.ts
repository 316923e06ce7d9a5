import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'mechanic-glove': {
    use: [
      { es: 'Guantes para montar, cargar y trabajar con piezas pequeñas sin perder el tacto.', ca: 'Guants per muntar, carregar i treballar amb peces petites sense perdre el tacte.' },
      { es: 'Para taller, almacén y obra seca: agarran bien y dejan respirar la mano.', ca: 'Per a taller, magatzem i obra seca: agafen bé i deixen respirar la mà.' },
      { es: 'Con nivel anticorte {cut-level}, para chapa, vidrio y cantos vivos.', ca: 'Amb nivell anticort {cut-level}, per a xapa, vidre i cantells vius.' },
    ],
    detail: [
      { es: 'El puño elástico no deja entrar la viruta y el dorso transpira.', ca: 'El puny elàstic no deixa entrar l’encenall i el dors transpira.' },
    ],
    limits: [
      { es: 'No son para productos químicos, ni para calor, ni para trabajar cerca de piezas que giran.', ca: 'No són per a productes químics, ni per a calor, ni per treballar a prop de peces que giren.' },
    ],
    included: [
      { es: 'Es un par de la talla {size}; se lavan a treinta grados.', ca: 'És un parell de la talla {size}; es renten a trenta graus.' },
    ],
  },
  'garden-glove': {
    use: [{ es: 'Guantes para plantar, podar y arrancar hierbas sin clavarse nada.', ca: 'Guants per plantar, podar i arrencar herbes sense punxar-se.' }],
    detail: [{ es: 'La palma rugosa agarra bien con tierra húmeda y el dorso respira.', ca: 'El palmell rugós agafa bé amb terra humida i el dors respira.' }],
    limits: [{ es: 'No son para rosales ni zarzas, que los atraviesan, ni para fitosanitarios.', ca: 'No són per a rosers ni esbarzers, que els travessen, ni per a fitosanitaris.' }],
    included: [{ es: 'Es un par de la talla {size}; se lavan a treinta grados.', ca: 'És un parell de la talla {size}; es renten a trenta graus.' }],
  },
};
