import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'garden-table': {
    use: [
      { es: 'Mesa para el balcón o para comer dos en la terraza.', ca: 'Taula per al balcó o per dinar dos a la terrassa.', when: ({ 'length-cm': length }) => length < 120 },
      { es: 'Mesa para comidas de seis personas en el jardín.', ca: 'Taula per a dinars de sis persones al jardí.', when: ({ 'length-cm': length }) => length >= 120 },
    ],
    detail: [
      { es: 'La madera es cálida y pide una mano de aceite cada primavera.', ca: 'La fusta és càlida i demana una mà d’oli cada primavera.', when: ({ material }) => material === 'acacia' },
      { es: 'El aluminio no se oxida ni pide mantenimiento.', ca: 'L’alumini no es rovella ni demana manteniment.', when: ({ material }) => material === 'aluminium' },
      { es: 'El trenzado sintético se limpia con agua y jabón.', ca: 'El trenat sintètic es neteja amb aigua i sabó.', when: ({ material }) => material === 'rattan' },
    ],
    limits: [{ es: 'No dejes encima cazuelas recién sacadas del fuego y cúbrela en invierno.', ca: 'No hi deixis a sobre cassoles acabades de treure del foc i cobreix-la a l’hivern.' }],
    included: [{ es: 'Se entrega desmontada, con sus tornillos; las sillas y la sombrilla van aparte.', ca: 'Es lliura desmuntada, amb els seus cargols; les cadires i el para-sol van a part.' }],
  },
  'garden-chair': {
    use: [{ es: 'Silla para la terraza y el jardín, cómoda y fácil de mover.', ca: 'Cadira per a la terrassa i el jardí, còmoda i fàcil de moure.' }],
    detail: [
      { es: 'Se pliega y se guarda detrás de una puerta.', ca: 'Es plega i es desa darrere d’una porta.', when: ({ chair }) => chair === 'folding' },
      { es: 'Se apila y se seca en un momento después de la lluvia.', ca: 'S’apila i s’eixuga en un moment després de la pluja.', when: ({ chair }) => chair === 'stacking' },
    ],
    limits: [{ es: 'Aguanta {load}; no te subas de pie.', ca: 'Aguanta {load}; no t’hi enfilis dret.' }],
    included: [{ es: 'El cojín va aparte.', ca: 'El coixí va a part.' }],
  },
  'sun-lounger': {
    use: [{ es: 'Tumbona para tomar el sol, leer o echar la siesta junto a la piscina.', ca: 'Gandula per prendre el sol, llegir o fer la migdiada al costat de la piscina.' }],
    detail: [{ es: 'El respaldo tiene {positions} posiciones y las ruedas siguen al sol.', ca: 'El respatller té {positions} posicions i les rodes segueixen el sol.' }],
    limits: [{ es: 'Aguanta {load}; siéntate en el centro, no en la punta.', ca: 'Aguanta {load}; seu al centre, no a la punta.' }],
    included: [{ es: 'La colchoneta va aparte.', ca: 'El matalasset va a part.' }],
  },
  'garden-set': {
    use: [{ es: 'Conjunto para estrenar terraza de una vez, con sitio para {people} personas.', ca: 'Conjunt per estrenar terrassa d’una vegada, amb lloc per a {people} persones.' }],
    detail: [{ es: 'Mesa y asientos van a juego y las fundas de los cojines se lavan.', ca: 'Taula i seients van a joc i les fundes dels coixins es renten.' }],
    limits: [{ es: 'Los cojines no son para la lluvia: guárdalos por la noche.', ca: 'Els coixins no són per a la pluja: desa’ls a la nit.' }],
    included: [{ es: 'Incluye {contents}; se entrega por montar.', ca: 'Inclou {contents}; es lliura per muntar.' }],
  },
  parasol: {
    use: [
      { es: 'Sombrilla para una mesa con agujero en el centro.', ca: 'Para-sol per a una taula amb forat al centre.', when: ({ parasol }) => parasol === 'central' },
      { es: 'Sombrilla con el pie a un lado, para dar sombra sin estorbar.', ca: 'Para-sol amb el peu a un costat, per fer ombra sense fer nosa.', when: ({ parasol }) => parasol === 'side' },
    ],
    detail: [{ es: 'La tela no pierde color y se abre con manivela.', ca: 'La tela no perd color i s’obre amb maneta.' }],
    limits: [{ es: 'Ciérrala cuando sople viento y no la dejes abierta de noche.', ca: 'Tanca’l quan bufi el vent i no el deixis obert de nit.' }],
    included: [{ es: 'La base y los pesos van aparte.', ca: 'La base i els pesos van a part.' }],
  },
};
