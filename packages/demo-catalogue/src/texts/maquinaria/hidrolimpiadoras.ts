import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'pressure-washer': {
    use: [
      { es: 'Para terraza, coche, bici y muebles de jardín, con poca agua.', ca: 'Per a terrassa, cotxe, bici i mobles de jardí, amb poca aigua.', when: ({ pressure }) => pressure <= 130 },
      { es: 'Con {pressure} y {water-flow} limpia fachada, piedra y maquinaria.', ca: 'Amb {pressure} i {water-flow} neteja façana, pedra i maquinària.', when: ({ pressure }) => pressure >= 150 },
    ],
    detail: [
      { es: 'La bomba se para al soltar el gatillo y la manguera llega a {length-m}.', ca: 'La bomba s’atura en deixar anar el gallet i la mànega arriba a {length-m}.' },
      { es: 'El detergente sale desde la máquina y pesa {weight} sobre ruedas.', ca: 'El detergent surt de la màquina i pesa {weight} sobre rodes.' },
    ],
    limits: [
      { es: 'No la uses cerca del neumático, la junta o la piel, y guárdala sin agua en invierno.', ca: 'No la facis servir a prop del pneumàtic, la junta o la pell, i desa-la sense aigua a l’hivern.' },
      { es: 'A {pressure} levanta pintura y madera blanda si te acercas, y necesita agua de red.', ca: 'A {pressure} aixeca pintura i fusta tova si t’hi acostes, i necessita aigua de xarxa.' },
    ],
    included: [
      { es: 'Trae pistola, manguera, lanza regulable y boquilla rotativa; la manguera del grifo, aparte.', ca: 'Porta pistola, mànega, llança regulable i broquet rotatiu; la mànega de l’aixeta, a part.' },
    ],
  },
  'hot-pressure-washer': {
    use: [
      { es: 'Agua a {temperature} para grasa de taller, cocina y establo, sin detergente.', ca: 'Aigua a {temperature} per a greix de taller, cuina i estable, sense detergent.' },
    ],
    detail: [
      { es: 'La caldera es de gasóleo y la manguera, de {length-m}.', ca: 'La caldera és de gasoil i la mànega, de {length-m}.' },
    ],
    limits: [
      { es: 'Pesa {weight} y necesita toma trifásica: es para un sitio fijo.', ca: 'Pesa {weight} i necessita presa trifàsica: és per a un lloc fix.', when: ({ 'power-source': source }) => source === 'three-phase' },
      { es: 'Pesa {weight} y necesita desagüe: no es para llevarla de casa en casa.', ca: 'Pesa {weight} i necessita desguàs: no és per portar-la de casa en casa.', when: ({ 'power-source': source }) => source === 'mains' },
    ],
    included: [
      { es: 'El gasóleo de la caldera lo pones tú; pistola y manguera van incluidas.', ca: 'El gasoil de la caldera l’hi poses tu; pistola i mànega hi van incloses.' },
    ],
  },
  'petrol-pressure-washer': {
    use: [
      { es: 'Limpia maquinaria, cuadra y fachada lejos del enchufe, con {water-flow}.', ca: 'Neteja maquinària, quadra i façana lluny de l’endoll, amb {water-flow}.' },
    ],
    detail: [
      { es: 'Motor de {engine}, {length-m} de manguera y bomba que aspira de depósito.', ca: 'Motor de {engine}, {length-m} de mànega i bomba que aspira de dipòsit.' },
    ],
    limits: [
      { es: 'Hace ruido y humo: nunca en interior, y no es para vecinos de noche.', ca: 'Fa soroll i fum: mai a l’interior, i no és per fer-la anar de nit amb veïns.' },
    ],
    included: [
      { es: 'Viene sin aceite ni gasolina; pesa {weight}.', ca: 'Ve sense oli ni gasolina; pesa {weight}.' },
    ],
  },
  'battery-pressure-washer': {
    use: [
      { es: 'Para la bici, las botas, la barca y el perro: toma agua de un cubo o de una botella.', ca: 'Per a la bici, les botes, la barca i el gos: pren aigua d’una galleda o d’una ampolla.' },
    ],
    detail: [
      { es: 'Da {pressure}, pesa {weight} sin batería y lleva {jets} chorros en la boquilla.', ca: 'Dona {pressure}, pesa {weight} sense bateria i porta {jets} raigs al broquet.' },
    ],
    limits: [
      { es: 'No quita manchas de terraza ni barro seco: para eso, una de cable.', ca: 'No treu taques de terrassa ni fang sec: per a això, una de cable.' },
    ],
    included: [
      { es: 'El tubo para el cubo va incluido.', ca: 'El tub per a la galleda hi va inclòs.' },
    ],
  },
  'washer-brush': {
    use: [
      { es: 'Para suelos y terrazas: dos chorros giratorios bajo la campana, sin salpicar.', ca: 'Per a terres i terrasses: dos raigs giratoris sota la campana, sense esquitxar.' },
    ],
    detail: [
      { es: 'Con {diameter} y ruedas, el suelo sale sin rayas y sin agacharte.', ca: 'Amb {diameter} i rodes, el terra surt sense ratlles i sense ajupir-te.' },
    ],
    limits: [
      { es: 'Solo en máquinas con rosca de lanza igual, y no es para paredes.', ca: 'Només en màquines amb la mateixa rosca de llança, i no és per a parets.' },
    ],
    included: [
      { es: 'La hidrolimpiadora no va incluida.', ca: 'La hidronetejadora no hi va inclosa.' },
    ],
  },
  'washer-hose': {
    use: [
      { es: 'Manguera de {length-m} para llegar más lejos sin mover la máquina.', ca: 'Mànega de {length-m} per arribar més lluny sense moure la màquina.' },
    ],
    detail: [
      { es: 'La malla de acero aguanta y la cubierta no mancha la fachada.', ca: 'La malla d’acer aguanta i la coberta no taca la façana.' },
    ],
    limits: [
      { es: 'No pases de {pressure}, y mira la rosca de tu pistola.', ca: 'No passis de {pressure}, i mira la rosca de la teva pistola.' },
    ],
    included: [
      { es: 'Viene con los racores que se aprietan a mano.', ca: 'Ve amb els ràcords que es collen a mà.' },
    ],
  },
  'washer-detergent': {
    use: [
      { es: 'Para suelos, muebles de jardín y coche con la hidrolimpiadora.', ca: 'Per a terres, mobles de jardí i cotxe amb la hidronetejadora.' },
    ],
    detail: [
      { es: 'Concentrado y biodegradable: una parte por cada veinte de agua.', ca: 'Concentrat i biodegradable: una part per cada vint d’aigua.' },
    ],
    limits: [
      { es: 'No es lejía ni desengrasante de taller, y no lo dejes secar al sol.', ca: 'No és lleixiu ni desgreixant de taller, i no el deixis assecar al sol.' },
    ],
    included: [
      { es: 'La garrafa trae {volume}.', ca: 'La garrafa porta {volume}.' },
    ],
  },
};
