import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'first-aid-kit': {
    use: [
      { es: 'Botiquín para taller, obra o furgoneta de hasta {people} personas.', ca: 'Farmaciola per a taller, obra o furgoneta de fins a {people} persones.' },
      { es: 'Lo que pide la norma laboral para curar un corte o una quemadura mientras llega ayuda.', ca: 'El que demana la norma laboral per curar un tall o una cremada mentre arriba ajuda.' },
    ],
    detail: [{ es: 'Cada bolsillo lleva su dibujo: se encuentra sin leer.', ca: 'Cada butxaca porta el seu dibuix: es troba sense llegir.' }],
    limits: [
      { es: 'No sustituye al médico; revisa las fechas dos veces al año.', ca: 'No substitueix el metge; revisa les dates dos cops l’any.' },
    ],
    included: [{ es: 'Incluye {contents}.', ca: 'Inclou {contents}.' }],
  },
  'first-aid-refill': {
    use: [
      { es: 'Recambio para renovar de una vez lo gastado y lo caducado del botiquín.', ca: 'Recanvi per renovar d’una vegada el que s’ha gastat i el que ha caducat de la farmaciola.' },
    ],
    detail: [{ es: 'Viene precintado y con la fecha bien visible.', ca: 'Ve precintat i amb la data ben visible.' }],
    limits: [
      { es: 'Es para un botiquín de hasta {people} personas; tira lo viejo al punto de la farmacia.', ca: 'És per a una farmaciola de fins a {people} persones; porta el que és vell al punt de la farmàcia.' },
    ],
    included: [{ es: 'Trae el contenido, sin la caja.', ca: 'Porta el contingut, sense la caixa.' }],
  },
  eyewash: {
    use: [
      { es: 'Lavaojos para tener al lado de donde se amasa, se corta o se usan productos.', ca: 'Rentaülls per tenir al costat d’on es pasta, es talla o es fan servir productes.' },
    ],
    detail: [{ es: 'Se abre con un giro y aclara cal, cemento y polvo sin usar las manos.', ca: 'S’obre amb un gir i esbandeix calç, ciment i pols sense fer servir les mans.' }],
    limits: [
      { es: 'Es para el primer minuto: sigue con agua abundante y ve al médico.', ca: 'És per al primer minut: continua amb aigua abundant i ves al metge.' },
    ],
    included: [{ es: 'Cada botella es de {volume-ml}, estéril y de un solo uso.', ca: 'Cada ampolla és de {volume-ml}, estèril i d’un sol ús.' }],
  },
  'safety-sign': {
    use: [
      { es: 'Señal para obra, nave o comunidad que se entiende sin leer.', ca: 'Senyal per a obra, nau o comunitat que s’entén sense llegir.' },
    ],
    detail: [
      { es: 'El aluminio aguanta años a la intemperie.', ca: 'L’alumini aguanta anys a la intempèrie.', when: ({ material }) => material === 'aluminium' },
      { es: 'Es ligera y se corta con tijera si hace falta.', ca: 'És lleuger i es talla amb tisores si cal.', when: ({ material }) => material === 'pvc' },
    ],
    limits: [
      { es: 'No se ilumina sola: en salidas sin luz, elige una fotoluminiscente.', ca: 'No s’il·lumina sol: en sortides sense llum, tria’n un de fotoluminescent.' },
    ],
    included: [{ es: 'Lleva agujeros en las esquinas; los tornillos van aparte.', ca: 'Porta forats als cantons; els cargols van a part.' }],
  },
  'barrier-tape': {
    use: [
      { es: 'Cinta para cerrar el paso a una zanja, un suelo mojado o una descarga.', ca: 'Cinta per tancar el pas a una rasa, un terra mullat o una descàrrega.' },
    ],
    detail: [{ es: 'Va en caja dispensadora, para no perder la punta.', ca: 'Va en capsa dispensadora, per no perdre’n la punta.' }],
    limits: [{ es: 'Avisa, no retiene: donde se pueda caer alguien hace falta una valla.', ca: 'Avisa, no reté: on pugui caure algú cal una tanca.' }],
    included: [{ es: 'El rollo tiene {length-m}; los postes van aparte.', ca: 'El rotlle té {length-m}; els pals van a part.' }],
  },
  'traffic-cone': {
    use: [
      { es: 'Conos para reservar sitio, desviar el paso o señalar una descarga.', ca: 'Cons per reservar lloc, desviar el pas o senyalitzar una descàrrega.' },
    ],
    detail: [{ es: 'La base pesa y no se vuela, y las bandas se ven de noche.', ca: 'La base pesa i no s’envola, i les bandes es veuen de nit.' }],
    limits: [
      { es: 'Con {height-cm} son para patios y naves; en carretera mandan las medidas de tráfico.', ca: 'Amb {height-cm} són per a patis i naus; a la carretera manen les mides de trànsit.', when: ({ 'height-cm': height }) => height < 75 },
      { es: 'Para cortar una calle necesitas además el permiso del ayuntamiento.', ca: 'Per tallar un carrer necessites a més el permís de l’ajuntament.' },
    ],
    included: [{ es: 'El juego trae {pack#} conos, que se apilan.', ca: 'El joc porta {pack#} cons, que s’apilen.' }],
  },
};
