import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'petrol-chainsaw': {
    use: [
      { es: 'Motosierra para leña y poda, de las que arrancan fácil y pesan poco.', ca: 'Motoserra per a llenya i poda, de les que arrenquen fàcil i pesen poc.', when: ({ 'bar-length': bar }) => bar <= 35 },
      { es: 'Motosierra para apeo y troncos gruesos, para quien corta leña todo el invierno.', ca: 'Motoserra per a tala i troncs gruixuts, per a qui talla llenya tot l’hivern.', when: ({ 'bar-length': bar }) => bar > 35 },
    ],
    detail: [
      { es: 'El freno salta con el retroceso y la cadena se tensa por el lado.', ca: 'El fre salta amb el retrocés i la cadena es tensa pel costat.' },
      { es: 'Da {engine-power} y pesa {weight} sin espada.', ca: 'Dona {engine-power} i pesa {weight} sense espasa.' },
    ],
    limits: [
      { es: 'No la uses sin casco, pantalón anticorte y botas, ni por encima del hombro.', ca: 'No la facis servir sense casc, pantalons anticort i botes, ni per damunt de l’espatlla.' },
      { es: 'Corta troncos de hasta el largo de la espada menos un palmo; no cortes clavos ni tierra.', ca: 'Talla troncs de fins a la llargada de l’espasa menys un pam; no tallis claus ni terra.' },
    ],
    included: [{ es: 'Incluye espada de {bar-length}, cadena, funda y llave; la mezcla y el aceite van aparte.', ca: 'Inclou espasa de {bar-length}, cadena, funda i clau; la mescla i l’oli van a part.' }],
  },
  'battery-chainsaw': {
    use: [
      { es: 'Motosierra corta para podar con una máquina que pesa poco y arranca al momento.', ca: 'Motoserra curta per podar amb una màquina que pesa poc i arrenca al moment.', when: ({ 'bar-length': bar }) => bar <= 20 },
      { es: 'Motosierra para leña y árboles del jardín, sin mezcla ni tirador.', ca: 'Motoserra per a llenya i arbres del jardí, sense mescla ni tirador.', when: ({ 'bar-length': bar }) => bar > 20 },
    ],
    detail: [{ es: 'La cadena se tensa sin herramientas y frena al soltar el gatillo.', ca: 'La cadena es tensa sense eines i frena en deixar anar el gallet.' }],
    limits: [{ es: 'Ponte casco, pantalón anticorte y botas, y llena el aceite con cada batería.', ca: 'Posa’t casc, pantalons anticort i botes, i omple l’oli amb cada bateria.' }],
    included: [{ es: 'Incluye espada y cadena; la batería de {voltage} y el cargador {brand} se compran aparte.', ca: 'Inclou espasa i cadena; la bateria de {voltage} i el carregador {brand} es compren a part.' }],
  },
  'mains-chainsaw': {
    use: [{ es: 'Motosierra para cortar la leña de casa junto a un enchufe, sin humo.', ca: 'Motoserra per tallar la llenya de casa a prop d’un endoll, sense fum.' }],
    detail: [{ es: 'Se engrasa sola y el visor enseña cuánto aceite queda.', ca: 'Es greixa sola i el visor ensenya quant d’oli queda.' }],
    limits: [{ es: 'No es para la lluvia ni para subirse a un árbol; ponte protección de pies a cabeza.', ca: 'No és per a la pluja ni per enfilar-se a un arbre; posa’t protecció de cap a peus.' }],
    included: [{ es: 'Incluye espada de {bar-length} y cadena; el aceite y el alargador van aparte.', ca: 'Inclou espasa de {bar-length} i cadena; l’oli i l’allargador van a part.' }],
  },
  'saw-chain': {
    use: [{ es: 'Cadena de recambio para cuando la tuya ya no muerde ni afilada.', ca: 'Cadena de recanvi per a quan la teva ja no mossega ni esmolada.' }],
    detail: [{ es: 'Los eslabones templados aguantan varios afilados.', ca: 'Les baules trempades aguanten unes quantes esmolades.' }],
    limits: [{ es: 'Cuenta los eslabones de arrastre de la tuya: esta tiene {teeth} y {thickness} de calibre.', ca: 'Compta les baules d’arrossegament de la teva: aquesta en té {teeth} i {thickness} de calibre.' }],
    included: [{ es: 'Es una cadena para espada de {bar-length}; la lima va aparte.', ca: 'És una cadena per a espasa de {bar-length}; la llima va a part.' }],
  },
  'chain-oil': {
    use: [{ es: 'Aceite para la cadena y la espada de cualquier motosierra.', ca: 'Oli per a la cadena i l’espasa de qualsevol motoserra.' }],
    detail: [{ es: 'Se pega a la cadena, no salpica y se degrada en el bosque.', ca: 'S’adhereix a la cadena, no esquitxa i es degrada al bosc.' }],
    limits: [{ es: 'No es para el motor ni para la mezcla.', ca: 'No és per al motor ni per a la mescla.' }],
    included: [{ es: 'La garrafa es de {volume}.', ca: 'La garrafa és de {volume}.' }],
  },
};
