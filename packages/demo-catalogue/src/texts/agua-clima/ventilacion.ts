import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'room-fan': {
    use: [
      { es: 'Ventilador pequeño para la mesa y la mesita de noche.', ca: 'Ventilador petit per a la taula i la tauleta de nit.', when: ({ fan }) => fan === 'desk' },
      { es: 'Ventilador de pie para el salón, que se regula en altura y gira.', ca: 'Ventilador de peu per a la sala, que es regula en alçada i gira.', when: ({ fan }) => fan === 'floor' },
      { es: 'Ventilador de caja para mover mucho aire en el taller o la nave.', ca: 'Ventilador de caixa per moure molt d’aire al taller o la nau.', when: ({ fan }) => fan === 'box' },
    ],
    detail: [{ es: 'Tiene {speeds} velocidades, y la rejilla se abre para limpiar las aspas.', ca: 'Té {speeds} velocitats, i la reixeta s’obre per netejar les aspes.' }],
    limits: [{ es: 'Mueve el aire, no lo enfría: con mucho calor, abre antes la ventana.', ca: 'Mou l’aire, no el refreda: amb molta calor, obre abans la finestra.' }],
    included: [{ es: 'Se monta en cinco minutos con la llave que trae.', ca: 'Es munta en cinc minuts amb la clau que porta.' }],
  },
  'ceiling-fan': {
    use: [{ es: 'Ventilador con luz para el dormitorio o el salón, silencioso toda la noche.', ca: 'Ventilador amb llum per al dormitori o la sala, silenciós tota la nit.' }],
    detail: [{ es: 'En invierno gira al revés y baja el aire caliente.', ca: 'A l’hivern gira al revés i abaixa l’aire calent.' }],
    limits: [{ es: 'Deja dos metros y medio del suelo a las aspas; no es para baños ni para la calle.', ca: 'Deixa dos metres i mig de terra a les aspes; no és per a banys ni per al carrer.' }],
    included: [
      { es: 'Incluye mando a distancia y el soporte de techo.', ca: 'Inclou comandament a distància i el suport de sostre.', when: ({ remote }) => remote },
      { es: 'Incluye el soporte de techo; se maneja con tirador.', ca: 'Inclou el suport de sostre; es fa anar amb un tirador.', when: ({ remote }) => !remote },
    ],
  },
  'bath-extractor': {
    use: [{ es: 'Extractor para sacar el vapor del baño y que no salga moho.', ca: 'Extractor per treure el vapor del bany i que no hi surti floridura.' }],
    detail: [
      { es: 'El temporizador lo deja unos minutos más cuando apagas la luz.', ca: 'El temporitzador el deixa uns minuts més quan apagues el llum.', when: ({ timer }) => timer },
      { es: 'La compuerta se cierra al pararse y no entra el frío.', ca: 'La comporta es tanca en aturar-se i no entra el fred.' },
    ],
    limits: [{ es: 'Es {ip}: no va encima de la ducha; lo conecta un electricista.', ca: 'És {ip}: no va damunt de la dutxa; el connecta un electricista.' }],
    included: [{ es: 'El tubo y la rejilla exterior van aparte.', ca: 'El tub i la reixeta exterior van a part.' }],
  },
  'ventilation-grille': {
    use: [{ es: 'Rejilla para ventilar cocinas con gas, baños y falsos techos.', ca: 'Reixeta per ventilar cuines amb gas, banys i falsos sostres.' }],
    detail: [{ es: 'Lleva mosquitera y las lamas no dejan entrar la lluvia.', ca: 'Porta mosquitera i les lames no deixen entrar la pluja.' }],
    limits: [{ es: 'No la tapes: en una cocina con gas es obligatoria.', ca: 'No la tapis: en una cuina amb gas és obligatòria.' }],
    included: [{ es: 'Se fija con cuatro tornillos, que van aparte.', ca: 'Es fixa amb quatre cargols, que van a part.' }],
  },
  'ventilation-duct': {
    use: [{ es: 'Tubo para sacar el aire del extractor del baño o la campana.', ca: 'Tub per treure l’aire de l’extractor del bany o la campana.' }],
    detail: [{ es: 'Se estira hasta {length-m} y se queda donde lo pones.', ca: 'S’estira fins a {length-m} i es queda on el poses.' }],
    limits: [{ es: 'No es para humos de calderas ni estufas.', ca: 'No és per a fums de calderes ni estufes.' }],
    included: [{ es: 'Las abrazaderas van aparte.', ca: 'Les brides van a part.' }],
  },
};
