import type { KindTable } from '../../kind-table.ts';
import { batteryVersions, cableVersions, fullBatteryVersions } from '../../tool-versions.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'hammer-drill',
      drawing: 'drill',
      name: { es: 'Taladro percutor a batería {voltage}, {torque}', ca: 'Trepant percutor de bateria {voltage}, {torque}' },
      text: [
        {
          es: 'Un taladro percutor compacto para quien perfora ladrillo por la mañana y atornilla por la tarde.',
          ca: 'Un trepant percutor compacte per a qui trepa maó al matí i cargola a la tarda.',
        },
        { es: 'El motor sin escobillas mantiene el par bajo carga y la electrónica corta antes de quemarse.', ca: 'El motor sense escombretes manté el parell sota càrrega i l’electrònica talla abans de cremar-se.' },
        { es: 'La empuñadura de goma y el peso contenido se agradecen al final del día.', ca: 'L’empunyadura de goma i el pes contingut s’agraeixen al final del dia.' },
      ],
      points: [
        { es: 'Par máximo de {torque} y portabrocas metálico de {chuck}.', ca: 'Parell màxim de {torque} i portabroques metàl·lic de {chuck}.' },
        { es: 'Tres modos: taladrar, atornillar y percutir.', ca: 'Tres modes: trepar, cargolar i percudir.' },
        { es: 'Hasta {drill-wood} en madera.', ca: 'Fins a {drill-wood} en fusta.' },
      ],
      brands: { milwaukee: 1, festool: 0.9, norda: 1, vulkar: 0.9, makros: 0.9 },
      values: { 'power-source': 'battery', brushless: true, chuck: 13, led: true, 'variable-speed': true },
      models: [
        { voltage: 12, torque: 40 }, { voltage: 18, torque: 60 }, { voltage: 18, torque: 85 }, { voltage: 18, torque: 135 },
      ],
      share: 0.85,
      derived: {
        weight: ({ voltage, torque }) => 0.6 + voltage * 0.05 + torque * 0.005,
        'drill-wood': ({ torque }) => 25 + Math.round(torque / 5),
        speed: ({ voltage }) => (voltage > 12 ? 2000 : 1700),
      },
      vary: { weight: 0.08, speed: 0.06 },
      price: ({ voltage, torque }) => 25 + voltage * 2.6 + torque * 0.55,
      versions: fullBatteryVersions,
      instructions: 'drills',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['twist-bit-metal', 'impact-bit-set', 'mechanic-glove', 'battery-pack'],
    },
    {
      code: 'drill-driver',
      drawing: 'drill',
      name: { es: 'Taladro atornillador a batería {voltage}, {torque}', ca: 'Trepant tornavís de bateria {voltage}, {torque}' },
      text: [
        { es: 'Ligero y corto, entra donde otros no caben: muebles, cocinas y techos.', ca: 'Lleuger i curt, entra on altres no caben: mobles, cuines i sostres.' },
        { es: 'El embrague de precisión deja la cabeza del tornillo a ras sin marcar la madera.', ca: 'L’embragatge de precisió deixa el cap del cargol arran sense marcar la fusta.' },
        { es: 'Se maneja con una mano y el freno detiene el husillo al soltar el gatillo.', ca: 'Es fa anar amb una mà i el fre atura l’eix en deixar anar el gallet.' },
      ],
      points: [
        { es: 'Par máximo de {torque}.', ca: 'Parell màxim de {torque}.' },
        { es: 'Portabrocas automático de {chuck}.', ca: 'Portabroques automàtic de {chuck}.' },
        { es: 'Peso sin batería: {weight}.', ca: 'Pes sense bateria: {weight}.' },
      ],
      brands: { milwaukee: 1, festool: 1, norda: 1, vulkar: 0.9, makros: 0.85, ferrant: 0.9 },
      values: { 'power-source': 'battery', led: true, 'variable-speed': true },
      models: [
        { voltage: 12, torque: 30, chuck: 10 }, { voltage: 12, torque: 35, chuck: 10, brushless: true },
        { voltage: 18, torque: 50, chuck: 13 }, { voltage: 18, torque: 65, chuck: 13, brushless: true },
      ],
      share: 0.8,
      derived: { weight: ({ voltage, torque }) => 0.4 + voltage * 0.04 + torque * 0.004, 'drill-wood': ({ torque }) => 15 + Math.round(torque / 4) },
      vary: { weight: 0.08 },
      price: ({ voltage, torque }) => 20 + voltage * 2.2 + torque * 0.5,
      versions: batteryVersions,
      instructions: 'drills',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['wood-bit', 'impact-bit-set', 'battery-pack'],
    },
    {
      code: 'mains-hammer-drill',
      drawing: 'corded-drill',
      name: { es: 'Taladro percutor con cable {power}, portabrocas de {chuck}', ca: 'Trepant percutor amb cable {power}, portabroques de {chuck}' },
      text: [
        { es: 'Potencia constante para perforar todo el día sin pensar en la batería.', ca: 'Potència constant per trepar tot el dia sense pensar en la bateria.' },
        { es: 'La empuñadura lateral gira 360° y el tope de profundidad repite el agujero a la misma medida.', ca: 'L’empunyadura lateral gira 360° i el topall de fondària repeteix el forat a la mateixa mida.' },
      ],
      points: [
        { es: 'Hasta {drill-concrete} en hormigón y {drill-wood} en madera.', ca: 'Fins a {drill-concrete} en formigó i {drill-wood} en fusta.' },
        { es: 'Cable de {cable}.', ca: 'Cable de {cable}.' },
      ],
      brands: { milwaukee: 0.8, norda: 1, vulkar: 1, makros: 0.9 },
      values: { 'power-source': 'mains', chuck: 13, 'variable-speed': true, cable: 4 },
      models: [{ power: 550 }, { power: 750 }, { power: 900 }, { power: 1100 }],
      derived: {
        weight: ({ power }) => 1.2 + power / 900,
        'drill-concrete': ({ power }) => 10 + Math.round(power / 110),
        'drill-wood': ({ power }) => 18 + Math.round(power / 50),
        speed: () => 2800,
      },
      vary: { weight: 0.06 },
      price: ({ power }) => 18 + power * 0.085,
      versions: cableVersions,
      instructions: 'drills',
      certificates: ['conformity', 'dealer'],
      stock: 'several',
      together: ['twist-bit-metal', 'masonry-bit'],
    },
  ],
};
