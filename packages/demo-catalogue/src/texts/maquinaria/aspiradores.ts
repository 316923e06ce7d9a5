import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'vacuum-cleaner': {
    use: [
      { es: 'Recoge viruta, agua y polvo de obra sin cambiar de máquina, con {volume} de depósito.', ca: 'Recull encenalls, aigua i pols d’obra sense canviar de màquina, amb {volume} de dipòsit.' },
      { es: 'Para carpinteros y pintores que lijan en casa del cliente: se enchufa la lijadora a su toma y arrancan juntos.', ca: 'Per a fusters i pintors que poleixen a casa del client: s’endolla la polidora a la presa i engeguen alhora.' },
      { es: 'Con filtro de clase H, para polvo peligroso donde la obra lo exige.', ca: 'Amb filtre de classe H, per a pols perillosa on l’obra ho exigeix.', when: ({ 'dust-class': dust }) => dust === 'h' },
    ],
    detail: [
      { es: 'Aspira {air-flow} con {suction} de depresión.', ca: 'Aspira {air-flow} amb {suction} de depressió.' },
      { es: 'Va sobre ruedas, pesa {weight} y el cable mide {cable}.', ca: 'Va sobre rodes, pesa {weight} i el cable fa {cable}.' },
    ],
    limits: [
      { es: 'De clase L: no es para polvo de sílice ni para lijar todo el día hormigón o pintura vieja.', ca: 'De classe L: no és per a pols de sílice ni per polir tot el dia formigó o pintura vella.', when: ({ 'dust-class': dust }) => dust === 'l' },
      { es: 'De clase M: vale para madera y obra, pero no para amianto ni polvo cancerígeno.', ca: 'De classe M: val per a fusta i obra, però no per a amiant ni pols cancerígena.', when: ({ 'dust-class': dust }) => dust === 'm' },
      { es: 'Para amianto no basta la máquina: esa retirada es de empresa autorizada.', ca: 'Per a amiant no n’hi ha prou amb la màquina: aquella retirada és d’empresa autoritzada.', when: ({ 'dust-class': dust }) => dust === 'h' },
    ],
    included: [
      { es: 'Viene con manguera antiestática, boquilla de suelo y un saco; los demás sacos, aparte.', ca: 'Ve amb mànega antiestàtica, broquet de terra i un sac; els altres sacs, a part.' },
    ],
  },
  'workshop-vacuum': {
    use: [
      { es: 'Para el garaje, el coche y la viruta del fin de semana.', ca: 'Per al garatge, el cotxe i els encenalls del cap de setmana.' },
      { es: 'Aspirador de {volume} para casa y taller: polvo, hojas y el agua de un escape.', ca: 'Aspirador de {volume} per a casa i taller: pols, fulles i l’aigua d’una fuita.' },
    ],
    detail: [
      { es: 'El cubo de inoxidable aguanta golpes y no se oxida.', ca: 'El bidó d’inoxidable aguanta cops i no es rovella.', when: ({ material }) => material === 'stainless' },
      { es: 'También sopla: la manguera se conecta a la salida.', ca: 'També bufa: la mànega es connecta a la sortida.' },
    ],
    limits: [
      { es: 'No tiene clase de polvo: no lo uses para lijar paredes ni para ceniza caliente.', ca: 'No té classe de pols: no el facis servir per polir parets ni per a cendra calenta.' },
    ],
    included: [
      { es: 'Trae la manguera y los accesorios en la tapa; los sacos, aparte.', ca: 'Porta la mànega i els accessoris a la tapa; els sacs, a part.' },
    ],
  },
  'battery-vacuum': {
    use: [
      { es: 'Limpia la furgoneta y el polvo del taladro antes de irte de casa del cliente.', ca: 'Neteja la furgoneta i la pols del trepant abans de marxar de casa del client.' },
    ],
    detail: [
      { es: 'Depósito de {volume}, filtro lavable y {weight} sin batería.', ca: 'Dipòsit de {volume}, filtre rentable i {weight} sense bateria.' },
    ],
    limits: [
      { es: 'No es para conectarlo a una lijadora todo el día: caben {volume} y la batería se acaba.', ca: 'No és per connectar-lo a una polidora tot el dia: hi caben {volume} i la bateria s’acaba.' },
    ],
    included: [
      { es: 'La manguera va enrollada en la máquina.', ca: 'La mànega va enrotllada a la màquina.' },
    ],
  },
  'vacuum-bag': {
    use: [
      { es: 'Sacos para aspirador de {volume}: viruta, polvo de obra y serrín.', ca: 'Sacs per a aspirador de {volume}: encenalls, pols d’obra i serradures.' },
    ],
    detail: [
      { es: 'El fieltro no se rasga con la viruta, y el cierre se desliza antes de tirarlo.', ca: 'El feltre no s’esquinça amb els encenalls, i el tancament llisca abans de llençar-lo.' },
      { es: 'Cambiarlo a tiempo es lo que más alarga la vida del motor.', ca: 'Canviar-lo a temps és el que més allarga la vida del motor.' },
    ],
    limits: [
      { es: 'Con el saco puesto no aspires agua, y comprueba que el depósito es de {volume}.', ca: 'Amb el sac posat no aspiris aigua, i comprova que el dipòsit és de {volume}.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} sacos.', ca: 'El paquet porta {pack#} sacs.' },
    ],
  },
  'vacuum-hose': {
    use: [
      { es: 'Manguera fina para la lijadora y la sierra, que no tira de la mano.', ca: 'Mànega prima per a la polidora i la serra, que no estira la mà.', when: ({ diameter }) => diameter < 30 },
      { es: 'Manguera ancha de {diameter} para fresadora, ingletadora y limpieza.', ca: 'Mànega ampla de {diameter} per a fresadora, ingletadora i neteja.', when: ({ diameter }) => diameter > 30 },
    ],
    detail: [
      { es: 'Es antiestática y gira en los dos extremos: ni calambre ni nudos.', ca: 'És antiestàtica i gira als dos extrems: ni enrampades ni nusos.' },
    ],
    limits: [
      { es: 'Mide la salida de tu aspirador: no entra en bocas de menos de {diameter}.', ca: 'Mesura la sortida del teu aspirador: no entra en boques de menys de {diameter}.' },
    ],
    included: [
      { es: 'Son {length-m} con sus dos manguitos; el adaptador escalonado va incluido.', ca: 'Són {length-m} amb els dos maniguets; l’adaptador esglaonat hi va inclòs.' },
    ],
  },
};
