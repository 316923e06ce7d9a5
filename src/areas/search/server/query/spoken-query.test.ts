import { beforeAll, expect, it } from 'vitest';
import { TermIndexBuilder } from '../terms/term-index.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { Ranker } from '../ranking/rank-documents.ts';
import { rememberSplits } from '../language/remember-splits.ts';
import { addProduct } from './product-words.ts';
import { readQuery } from './read-query.ts';
import { phrases } from '../language/synonym-phrases.ts';

const goods: readonly [es: string, ca: string, section: string, description?: string][] = [
  ['Cortacésped de gasolina', 'Talladora de gespa de gasolina', 'Cortacéspedes'],
  ['Abono para césped 5 kg', 'Adob per a gespa 5 kg', 'Abonos'],
  ['Cemento cola C1', 'Ciment cola C1', 'Cementos'],
  ['Azulejo brillante blanco', 'Rajola brillant blanca', 'Azulejos', 'Resistente al tráfico más intenso'],
  ['Escalera de tijera', 'Escala de tisora', 'Escaleras'],
  ['Bombilla LED E27', 'Bombeta LED E27', 'Bombillas'],
  ['Disco de corte 125 mm para metal', 'Disc de tall 125 mm per a metall', 'Discos'],
  ['Disco de corte 125 mm para piedra', 'Disc de tall 125 mm per a pedra', 'Discos'],
  ['Taladro percutor 18 V', 'Trepant percutor 18 V', 'Taladros'],
  ['Martillo de uña', 'Martell d’ungla', 'Martillos'],
  ['Llave ajustable 200 mm', 'Clau ajustable 200 mm', 'Llaves'],
  ['Llave combinada de 13 mm', 'Clau combinada de 13 mm', 'Llaves'],
  ['Mecanismo interruptor blanco', 'Mecanisme interruptor blanc', 'Mecanismos'],
  ['Pernos hexagonales M8 × 40 mm', 'Perns hexagonals M8 × 40 mm', 'Pernos'],
  ['Tornillos para madera 5 × 50 mm', 'Cargols per a fusta 5 × 50 mm', 'Tornillos'],
  ['Tornillos autotaladrantes 4 × 16 mm', 'Cargols autotrepants 4 × 16 mm', 'Tornillos'],
  ['Alargador de 10 m, 3 × 1,5 mm²', 'Allargador de 10 m, 3 × 1,5 mm²', 'Alargadores'],
  ['Alargador de 10 m, 3 × 2,5 mm²', 'Allargador de 10 m, 3 × 2,5 mm²', 'Alargadores'],
  ['TOMACORR. DOBLE BLANCO', 'TOMACORR. DOBLE BLANCO', 'Electricidad'],
  ['Batteries AA', 'Batteries AA', 'Pilas'],
  ['D Batteries', 'D Batteries', 'Pilas'],
  ['Surtido de 50 juntas para grifos', 'Assortiment de 50 juntes per a aixetes', 'Fontanería'],
  ['Grifo de lavabo negro mate', 'Aixeta de lavabo negre mat', 'Grifos'],
  ['Silicona para baño', 'Silicona per a bany', 'Siliconas'],
  ['Spray aflojatodo', 'Esprai afluixatot', 'Sprays'],
  ['Puerta de paso negra', 'Porta de pas negra', 'Puertas'],
  ['Rodilleras de goma', 'Genolleres de goma', 'Ropa'],
  ['Buscapolos sin contacto', 'Cercapols sense contacte', 'Comprobadores'],
  ['Desincrustante de lavadoras', 'Desincrustant de rentadores', 'Fontanería'],
  ['Sombrilla de 3 m', 'Ombrel·la de 3 m', 'Muebles de jardín'],
  ['Barbacoa para terraza', 'Barbacoa per a terrassa', 'Barbacoas'],
  ['Destornillador PH2', 'Tornavís PH2', 'Destornilladores'],
  ['Juego de 6 destornilladores', 'Joc de 6 tornavisos', 'Destornilladores'],
  ['Ventilador de pie', 'Ventilador de peu', 'Ventiladores'],
  ['Ventilador de techo con mando a distancia', 'Ventilador de sostre amb comandament', 'Ventiladores'],
  ['Tapa de WC color blanco, cierre amortiguado', 'Tapa de WC color blanc, tancament esmorteït', 'WC'],
  ['Minitaladro con 40 accesorios', 'Minitrepant amb 40 accessoris', 'Multiherramientas'],
];

let index: TermIndex;
let ranker: Ranker;
beforeAll(async () => {
  const builder = new TermIndexBuilder();
  const split = rememberSplits();
  const empty = { es: '', ca: '' };
  for (const [document, [es, ca, section, description]] of goods.entries()) {
    const product = {
      id: document,
      article: '',
      ean: null,
      eans: [],
      sectionId: 1,
      popularity: 0,
      isSellable: true,
      isArchived: false,
      textHash: '',
      name: { es, ca },
      description: description ? { es: description, ca: description } : empty,
      brandCode: null,
      model: null,
      attributes: [],
    };
    addProduct(builder, document, product, { brand: null, section: { es: section, ca: section }, parents: [] }, split);
  }
  for (const { terms, surfaces } of phrases()) terms.forEach((term, at) => builder.learn(surfaces[at]!, term));
  index = await builder.build(goods.length);
  ranker = new Ranker(index, new Float32Array(goods.length).fill(1));
});

const first = (query: string): string | undefined => {
  const [document] = ranker.rank(readQuery(index, query, false)).documents;
  return document === undefined ? undefined : goods[document]![0];
};

it.each([
  ['a job’s verb and object', 'algo para cortar el césped', /^Cortacésped/],
  ['a job in Catalan', 'què necessito per tallar la gespa', /^Cortacésped/],
  ['a finite verb in a question', 'con qué pego azulejos', /^Cemento cola/],
  ['the thing named before its job', 'escalera para cambiar bombillas', /^Escalera/],
  ['the material of a named thing’s job', 'disco para cortar piedra', /piedra$/],
  ['a wish', 'taladro barato en oferta', /^Taladro/],
  ['the thing named before its job, in Catalan', 'disc per tallar pedra', /piedra$/],
  ['the thing asked for, which looks like a verb', 'qué taladro necesito para hormigón', /^Taladro/],
  ['an impersonal question', '¿cómo se corta el césped?', /^Cortacésped/],
  ['what a job needs', 'què em cal per enrajolar', /^Cemento cola/],
  ['a nickname of the counter', 'máquina del césped', /^Cortacésped/],
  ['a phrase of Catalan shops', 'caragols de fusta', /^Tornillos/],
  ['a number in words', 'llave del trece', /13 mm/],
  ['a trade mark', 'dremel', /^Minitaladro/],
  ['letters of a series', 'gsb 18', /^Taladro/],
  ['a metric screw', 'tornillo m 8', /^Pernos/],
  ['a kind of screw', 'tornillo rosca chapa', /autotaladrantes/],
  ['a cable with an earth', 'alargador 3g2,5', /2,5 mm²/],
  ['a cable’s cross-section', 'alargador 1.5mm2', /1,5 mm²/],
  ['a claw, which is no article', 'martell d’ungla', /^Martillo/],
  ['English', 'lawn mower', /^Cortacésped/],
  ['an English plural', 'battery', /Batteries/],
  ['a size that is a letter', 'battery d', /^D Batteries/],
  ['a link written in haste', 'disco d corte', /^Disco de corte/],
  ['half Catalan and half Spanish', 'llave anglesa', /^Llave ajustable/],
  ['a phrase whose words mean other goods', 'clau de llum', /^Mecanismo/],
  ['an abbreviation in the query', 'TAL PERC', /^Taladro/],
  ['an abbreviation in a name', 'tomacorriente', /^TOMACORR/],
  ['two letters left out', 'martlo', /^Martillo/],
  ['a problem', 'gotea el grifo de la cocina', /^Surtido de 50 juntas/],
  ['a problem that is asked about', 'la puerta chirría, qué le echo', /^Spray/],
  ['what has become black', 'se ha puesto negra la junta de la bañera', /^Silicona/],
  ['a colour, which is no problem', 'grifo negro', /^Grifo de lavabo negro/],
  ['a colour of a door, which is no problem', 'puerta negra', /^Puerta/],
  ['a problem in Catalan', 'em fan mal els genolls quan treballo a terra', /^Rodilleras/],
  ['a question about a cable', 'cómo saber si un cable tiene corriente', /^Buscapolos/],
  ['a problem of a machine', 'mi lavadora tiene mucha cal', /^Desincrustante/],
  ['a word with a hyphen', 'para-sol para la terraza', /^Sombrilla/],
  ['an English set', 'screwdriver set', /^Juego de 6/],
  ['an English kind of two words', 'ceiling fan with remote', /^Ventilador de techo/],
  ['what English says of it', 'toilet seat white soft close', /^Tapa/],
  ['an English question', 'what do I need to mow the lawn', /^Cortacésped/],
  ['an English wish', 'something for cutting metal', /para metal$/],
  ['an English problem', 'my kitchen tap is leaking', /^Surtido de 50 juntas/],
  ['whose tool it is in English', 'carpenter’s hammer', /^Martillo/],
  ['a gift for somebody', 'regalo para un manitas', /^(?:Minitaladro|Juego de 6)/],
  ['Latin America’s word', 'probador de corriente', /^Buscapolos/],
  ['Catalonia’s word', 'comprovador de tensió', /^Buscapolos/],
  ['what is said of goods in a sentence', 'me duelen los genolls arrodillado alicatando', /^Rodilleras/],
  ['the thing that must not have a trouble', 'bombilla que no se funda', /^Bombilla/],
  ['what must be done, beside the thing that is broken', 'arreglar un grifo que gotea mucho', /^Surtido de 50 juntas/],
  ['a trouble with another word for each', '¿con qué no me quemo del sol en la terraza?', /^Sombrilla/],
  ['a name with a verb, which is no trouble', 'puerta de paso para la cocina que gotea', /^Puerta/],
  ['a typing error in a word of no kind', 'accesoroos', /accesorios/],
])('understands %s', (_, query, name) => {
  expect(first(query)).toMatch(name);
});

it.each([
  ['a voucher, which no shop of goods has', 'tarjeta regalo', false, true],
  ['goods of another trade whose name is typed to its end', 'lavadora', true, true],
  ['a beginning, which may become a thing of the shop', 'lavad', true, false],
])('judges %s', (_, query, isTyping, isNotSold) => {
  expect(readQuery(index, query, isTyping).some(({ notSold }) => notSold)).toBe(isNotSold);
});

it.each([
  'cómo hacer tortilla',
  'por qué llueve en abril',
  'libro de cocina',
  // The thing itself is unknown, and the known word only describes another.
  'guitarra ajustable',
  'ajustable zzxqwv qwkjhx',
  // Only another letter makes it a word, and that stands in no kind's name.
  'blanco intemso',
  // Only a description has the words, and it is of something else.
  'noticias de tráfico intenso',
  'tráfico intenso',
  // A short word for which another letter would have to be guessed: `clau`.
  'clap',
  // No abbreviation leaves less than half of a word.
  'tomacorrespondencia',
])('finds nothing for %j', (query) => {
  expect(first(query)).toBeUndefined();
});
