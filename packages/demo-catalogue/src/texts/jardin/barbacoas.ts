import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'charcoal-barbecue': {
    use: [
      { es: 'Barbacoa con tapa para asar carne a la brasa o una pieza entera como en el horno.', ca: 'Barbacoa amb tapa per fer carn a la brasa o una peça sencera com al forn.', when: ({ 'grill-form': form }) => form === 'round' },
      { es: 'Barbacoa con ruedas y estantes para la comida de los domingos.', ca: 'Barbacoa amb rodes i prestatges per al dinar dels diumenges.', when: ({ 'grill-form': form }) => form === 'cart' },
      { es: 'Barbacoa de obra para dejarla fija en el jardín.', ca: 'Barbacoa d’obra per deixar-la fixa al jardí.', when: ({ 'grill-form': form }) => form === 'built' },
    ],
    detail: [{ es: 'La parrilla es de {width-cm} y la ceniza cae en su cajón.', ca: 'La graella és de {width-cm} i la cendra cau al seu calaix.' }],
    limits: [
      { es: 'Es para la calle: dentro, el humo mata; mira antes si hay veda de fuego.', ca: 'És per al carrer: a dins, el fum mata; mira abans si hi ha prohibició de foc.' },
      { es: 'No uses alcohol ni gasolina para encender: pon pastillas y espera la brasa blanca.', ca: 'No facis servir alcohol ni gasolina per encendre: posa-hi pastilles i espera la brasa blanca.' },
    ],
    included: [{ es: 'Incluye la parrilla; el carbón y la funda van aparte.', ca: 'Inclou la graella; el carbó i la funda van a part.' }],
  },
  'gas-barbecue': {
    use: [{ es: 'Barbacoa lista en diez minutos, para cocinar entre semana en la terraza o el jardín.', ca: 'Barbacoa a punt en deu minuts, per cuinar entre setmana a la terrassa o al jardí.' }],
    detail: [{ es: 'Se enciende con un botón, y sus {burners} quemadores se regulan por separado.', ca: 'S’encén amb un botó, i els {burners} cremadors es regulen per separat.' }],
    limits: [{ es: 'No es para interiores; revisa la goma cada año y cierra la bombona al acabar.', ca: 'No és per a interiors; revisa la goma cada any i tanca la bombona en acabar.' }],
    included: [{ es: 'Se entrega desmontada; la bombona y el regulador van aparte.', ca: 'Es lliura desmuntada; la bombona i el regulador van a part.' }],
  },
  'electric-barbecue': {
    use: [{ es: 'Barbacoa para el balcón: casi sin humo y sin llama.', ca: 'Barbacoa per al balcó: gairebé sense fum i sense flama.' }],
    detail: [{ es: 'El termostato mantiene la plancha y la bandeja recoge la grasa.', ca: 'El termòstat manté la planxa i la safata recull el greix.' }],
    limits: [{ es: 'Gasta {power}: enchúfala sola, sin regleta, y no la dejes a la lluvia.', ca: 'Gasta {power}: endolla-la sola, sense regleta, i no la deixis a la pluja.' }],
    included: [{ es: 'Lleva {cable} de cable.', ca: 'Porta {cable} de cable.' }],
  },
  charcoal: {
    use: [{ es: 'Carbón de encina para asar sin prisa, con brasa larga.', ca: 'Carbó d’alzina per fer brasa sense pressa, que dura.' }],
    detail: [{ es: 'El trozo es grande y salta poca chispa; la brasa dura unas {burn-time}.', ca: 'El tros és gros i salta poca espurna; la brasa dura unes {burn-time}.' }],
    limits: [{ es: 'No lo quemes dentro de casa y tira la ceniza cuando esté fría.', ca: 'No el cremis a dins de casa i llença la cendra quan sigui freda.' }],
    included: [{ es: 'El saco es de {content-kg}; las pastillas van aparte.', ca: 'El sac és de {content-kg}; les pastilles van a part.' }],
  },
  'barbecue-tool-set': {
    use: [{ es: 'Utensilios largos para dar la vuelta a la carne sin quemarte.', ca: 'Estris llargs per girar la carn sense cremar-te.' }],
    detail: [{ es: 'Son de acero inoxidable, con {length-cm} de largo.', ca: 'Són d’acer inoxidable, amb {length-cm} de llargada.' }],
    limits: [{ es: 'No los dejes apoyados en la brasa: el mango se calienta.', ca: 'No els deixis recolzats a la brasa: el mànec s’escalfa.' }],
    included: [{ es: 'El juego trae {pieces}, entre ellos pinza, pala y tenedor.', ca: 'El joc en porta {pieces}, entre els quals pinça, pala i forquilla.' }],
  },
  'barbecue-cover': {
    use: [{ es: 'Funda para que la barbacoa pase el invierno fuera sin oxidarse.', ca: 'Funda perquè la barbacoa passi l’hivern a fora sense rovellar-se.' }],
    detail: [{ es: 'Es impermeable y lleva cinta para que no vuele.', ca: 'És impermeable i porta cinta perquè no voli.' }],
    limits: [{ es: 'Espera a que la barbacoa esté fría antes de ponerla.', ca: 'Espera que la barbacoa sigui freda abans de posar-la.' }],
    included: [{ es: 'Cubre barbacoas de hasta {width-cm} de ancho.', ca: 'Cobreix barbacoes de fins a {width-cm} d’amplada.' }],
  },
};
