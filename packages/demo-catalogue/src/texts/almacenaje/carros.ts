import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'roller-cabinet': {
    use: [
      { es: 'Carro de taller para el mecánico que quiere la herramienta ordenada y al lado del coche.', ca: 'Carro de taller per al mecànic que vol l’eina endreçada i al costat del cotxe.' },
      { es: 'Guarda la herramienta de un taller en {drawers} cajones y la lleva rodando hasta donde trabajas.', ca: 'Desa l’eina d’un taller en {drawers} calaixos i la porta rodant fins on treballes.' },
    ],
    detail: [
      { es: 'Los cajones salen enteros sobre guías de bolas y el seguro impide abrir dos a la vez.', ca: 'Els calaixos surten sencers sobre guies de boles i el segur impedeix obrir-ne dos alhora.' },
      { es: 'Cierra todo con una llave, y la tapa de goma sirve de mesa sin rayarse.', ca: 'Es tanca tot amb una clau, i la tapa de goma serveix de taula sense ratllar-se.' },
    ],
    limits: [
      { es: 'Cada cajón carga {load}; muévelo con los cajones cerrados y en suelo llano.', ca: 'Cada calaix carrega {load}; mou-lo amb els calaixos tancats i en terra pla.' },
      { es: 'Pesa {weight} vacío: no es para subir y bajar de la furgoneta.', ca: 'Pesa {weight} buit: no és per pujar-lo i baixar-lo de la furgoneta.' },
    ],
    included: [
      { es: 'Incluye {pieces} herramientas en bandejas de espuma, cada una en su hueco.', ca: 'Inclou {pieces} eines en safates d’escuma, cadascuna al seu lloc.' },
      { es: 'Viene vacío, con dos llaves; la herramienta se compra aparte.', ca: 'Ve buit, amb dues claus; l’eina es compra a part.', when: ({ pieces }) => !pieces },
    ],
  },
  'tool-chest': {
    use: [
      { es: 'Cofre de {drawers} cajones para poner encima del carro o del banco y guardar la herramienta fina.', ca: 'Cofre de {drawers} calaixos per posar damunt del carro o del banc i desar-hi l’eina fina.' },
      { es: 'Para calibres, machos y vasos que no quieres mezclar con el resto.', ca: 'Per a peus de rei, mascles i gots que no vols barrejar amb la resta.' },
    ],
    detail: [
      { es: 'La tapa sube con amortiguador y todo se cierra con una llave.', ca: 'La tapa puja amb amortidor i tot es tanca amb una clau.' },
      { es: 'Mide {width-cm} de ancho y sus cajones corren suaves.', ca: 'Fa {width-cm} d’amplada i els calaixos corren suaus.' },
    ],
    limits: [
      { es: 'No tiene ruedas ni patas: apóyalo sobre algo firme y no lo levantes cargado.', ca: 'No té rodes ni potes: recolza’l sobre una cosa ferma i no l’aixequis carregat.' },
    ],
    included: [
      { es: 'Viene vacío, con dos llaves; el carro y la herramienta van aparte.', ca: 'Ve buit, amb dues claus; el carro i l’eina van a part.' },
    ],
  },
  'workshop-cabinet': {
    use: [
      { es: 'Armario de acero para guardar bajo llave máquinas, botes y herramienta cara.', ca: 'Armari d’acer per desar amb clau màquines, pots i eina cara.' },
      { es: 'Para talleres y garajes que quieren el material a cubierto del polvo y de las manos.', ca: 'Per a tallers i garatges que volen el material protegit de la pols i de les mans.' },
    ],
    detail: [
      { es: 'Las puertas llevan refuerzo y cerradura de tres puntos.', ca: 'Les portes porten reforç i pany de tres punts.' },
      { es: 'Los estantes cambian de altura sin herramientas.', ca: 'Els prestatges canvien d’alçada sense eines.' },
    ],
    limits: [
      { es: 'Cada estante aguanta {load} repartidos; ánclalo siempre a la pared.', ca: 'Cada prestatge aguanta {load} repartits; ancora’l sempre a la paret.' },
    ],
    included: [
      { es: 'Trae {shelves} estantes, dos llaves y los tornillos de anclaje.', ca: 'Porta {shelves} prestatges, dues claus i els cargols d’ancoratge.' },
    ],
  },
  'tool-trolley': {
    use: [
      { es: 'Carro de bandejas para acercar herramienta y recambios al coche o a la máquina que estás arreglando.', ca: 'Carro de safates per acostar eina i recanvis al cotxe o a la màquina que estàs arreglant.' },
      { es: 'En el taller ahorra viajes al banco: rueda hasta donde trabajas con todo encima.', ca: 'Al taller estalvia viatges al banc: roda fins on treballes amb tot a sobre.' },
    ],
    detail: [
      { es: 'Las bandejas tienen borde para que nada ruede y las ruedas son de goma.', ca: 'Les safates tenen vora perquè res no rodoli i les rodes són de goma.' },
    ],
    limits: [
      { es: 'Carga hasta {load} entre todas las bandejas, y solo en suelo liso.', ca: 'Carrega fins a {load} entre totes les safates, i només en terra llis.' },
    ],
    included: [
      { es: 'Se entrega desmontado, con tornillos e instrucciones; se monta en un cuarto de hora.', ca: 'Es lliura desmuntat, amb cargols i instruccions; es munta en un quart d’hora.' },
    ],
  },
  'hand-truck': {
    use: [
      { es: 'Carretilla para mover sacos, cajas y lavadoras sin cargarlas a la espalda.', ca: 'Carretó per moure sacs, caixes i rentadores sense carregar-los a l’esquena.' },
      { es: 'Para repartos y mudanzas: mete la pala debajo, inclina y camina.', ca: 'Per a repartiments i mudances: posa la pala a sota, inclina i camina.' },
    ],
    detail: [
      { es: 'Las ruedas neumáticas pasan el bordillo y la pala se pliega.', ca: 'Les rodes pneumàtiques passen la vorada i la pala es plega.' },
      { es: 'La de aluminio se sube al coche con una mano.', ca: 'La d’alumini es puja al cotxe amb una mà.', when: ({ material }) => material === 'aluminium' },
    ],
    limits: [
      { es: 'Lleva hasta {load}; no es para escaleras ni para personas.', ca: 'Porta fins a {load}; no és per a escales ni per a persones.' },
    ],
    included: [
      { es: 'Viene montada; las cintas para sujetar la carga se compran aparte.', ca: 'Ve muntat; les cintes per subjectar la càrrega es compren a part.' },
    ],
  },
};
