import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'electric-radiator': {
    use: [
      { es: 'Emisor para calentar cada día una habitación de unos {room-size} sin obra ni gas.', ca: 'Emissor per escalfar cada dia una habitació d’uns {room-size} sense obra ni gas.' },
    ],
    detail: [
      { es: 'Se programa por días y horas, y se para si detecta una ventana abierta.', ca: 'Es programa per dies i hores, i s’atura si detecta una finestra oberta.' },
    ],
    limits: [
      { es: 'Para calor de un rato gasta más que un convector: luce cuando está encendido muchas horas.', ca: 'Per a escalfor d’una estona gasta més que un convector: rendeix quan està encès moltes hores.' },
    ],
    included: [{ es: 'Incluye los soportes de pared; los tacos van aparte.', ca: 'Inclou els suports de paret; els tacs van a part.' }],
  },
  'portable-heater': {
    use: [
      { es: 'Calefactor para calentar el baño en los minutos de la ducha.', ca: 'Calefactor per escalfar el bany en els minuts de la dutxa.', when: ({ heater }) => heater === 'fan' },
      { es: 'Convector para templar una habitación una tarde y guardarlo en primavera.', ca: 'Convector per temperar una habitació una tarda i desar-lo a la primavera.', when: ({ heater }) => heater === 'convector' },
      { es: 'Radiador de aceite para dormitorios y despachos: tarda más y mantiene el calor.', ca: 'Radiador d’oli per a dormitoris i despatxos: triga més i manté l’escalfor.', when: ({ heater }) => heater === 'oil' },
      { es: 'Estufa que calienta a quien tiene delante, para el taller y la terraza cubierta.', ca: 'Estufa que escalfa qui té al davant, per al taller i la terrassa coberta.', when: ({ heater }) => heater === 'quartz' },
    ],
    detail: [{ es: 'El termostato la para al llegar a la temperatura y se apaga si vuelca.', ca: 'El termòstat l’atura quan arriba a la temperatura i s’apaga si bolca.' }],
    limits: [{ es: 'No la cubras ni la enchufes en una regleta: gasta {power}.', ca: 'No la cobreixis ni l’endollis en una regleta: gasta {power}.' }],
    included: [{ es: 'Viene montada, lista para enchufar.', ca: 'Ve muntada, a punt per endollar.' }],
  },
  stove: {
    use: [
      { es: 'Estufa de leña para la casa del pueblo y las tardes largas de invierno.', ca: 'Estufa de llenya per a la casa de poble i les tardes llargues d’hivern.', when: ({ 'stove-fuel': fuel }) => fuel === 'wood' },
      { es: 'Estufa de pellet que se programa y se alimenta sola, para calentar toda la planta.', ca: 'Estufa de pèl·let que es programa i s’alimenta sola, per escalfar tota la planta.', when: ({ 'stove-fuel': fuel }) => fuel === 'pellet' },
      { es: 'Estufa de butano para calor inmediato en un espacio grande y ventilado.', ca: 'Estufa de butà per a escalfor immediata en un espai gran i ventilat.', when: ({ 'stove-fuel': fuel }) => fuel === 'butane' },
    ],
    detail: [{ es: 'Da {heat-output}, suficiente para un salón bien aislado.', ca: 'Dona {heat-output}, prou per a una sala ben aïllada.' }],
    limits: [
      { es: 'Pide salida de humos: la coloca un instalador, y el tubo se limpia cada otoño.', ca: 'Demana sortida de fums: la col·loca un instal·lador, i el tub es neteja cada tardor.', when: ({ 'stove-fuel': fuel }) => fuel !== 'butane' },
      { es: 'No es para dormitorios ni baños; ventila mientras está encendida.', ca: 'No és per a dormitoris ni banys; ventila mentre està encesa.', when: ({ 'stove-fuel': fuel }) => fuel === 'butane' },
    ],
    included: [
      { es: 'El tubo, el combustible y la instalación van aparte.', ca: 'El tub, el combustible i la instal·lació van a part.', when: ({ 'stove-fuel': fuel }) => fuel !== 'butane' },
      { es: 'La bombona, el regulador y la goma van aparte.', ca: 'La bombona, el regulador i la goma van a part.', when: ({ 'stove-fuel': fuel }) => fuel === 'butane' },
    ],
  },
  'site-heater': {
    use: [{ es: 'Cañón para secar yesos y calentar naves e invernaderos en minutos.', ca: 'Canó per assecar guixos i escalfar naus i hivernacles en minuts.' }],
    detail: [{ es: 'Da {heat-output} y se enciende con un botón.', ca: 'Dona {heat-output} i s’encén amb un botó.' }],
    limits: [{ es: 'No es para viviendas: quema dentro y necesita ventilación.', ca: 'No és per a habitatges: crema a dins i necessita ventilació.' }],
    included: [
      { es: 'Incluye la manguera y el regulador; la bombona va aparte.', ca: 'Inclou la mànega i el regulador; la bombona va a part.', when: ({ 'power-source': source }) => source === 'gas' },
      { es: 'El depósito viene vacío; el gasóleo va aparte.', ca: 'El dipòsit ve buit; el gasoil va a part.', when: ({ 'power-source': source }) => source !== 'gas' },
    ],
  },
};
