import { brandOf } from '../brands.ts';
import { guaranteeYearsOf, makerOf } from '../makers.ts';
import type { NumberedDraft } from '../product.ts';
import { isAppliance, isMachine } from '../product-facts.ts';
import { warningsOf } from '../safety/warnings.ts';
import type { Words } from '../words.ts';
import { type Block, heading, list, paragraph, steps, table } from './blocks.ts';
import { guideOf, isProtective } from './guides/find-guide.ts';
import { legislationOf } from './legislation.ts';
import { figureTables, productList } from './product-tables.ts';
import type { BilingualDocument } from './write-pdf.ts';

const unique = (items: readonly Words[]): Words[] => [...new Map(items.map((item) => [item.es, item])).values()];

const general: readonly Words[] = [
  {
    es: 'Leer este manual entero antes del primer uso y guardarlo con el producto.',
    ca: 'Llegir aquest manual sencer abans del primer ús i desar-lo amb el producte.',
  },
  {
    es: 'Trabajar con buena luz, bien apoyado, sin prisa y sin haber tomado alcohol ni medicamentos que den sueño.',
    ca: 'Treballar amb bona llum, ben recolzat, sense pressa i sense haver pres alcohol ni medicaments que facin son.',
  },
  {
    es: 'Apartar a niños, animales y curiosos de la zona de trabajo.',
    ca: 'Apartar infants, animals i curiosos de la zona de treball.',
  },
  {
    es: 'No modificar el producto; usar solo recambios y accesorios previstos por el fabricante.',
    ca: 'No modificar el producte; fer servir només recanvis i accessoris previstos pel fabricant.',
  },
];

const disposal: Readonly<Record<'packaging' | 'appliance' | 'battery' | 'fuel', Words>> = {
  packaging: {
    es: 'Separar el embalaje: cartón al contenedor azul y plástico al amarillo.',
    ca: 'Separar l’embalatge: cartró al contenidor blau i plàstic al groc.',
  },
  appliance: {
    es: 'Aparato eléctrico (RAEE, RD 110/2015): no va a la basura. Llevarlo a un punto limpio o a la tienda, que recoge el viejo gratis al entregar uno nuevo.',
    ca: 'Aparell elèctric (RAEE, RD 110/2015): no va a les escombraries. Portar-lo a una deixalleria o a la botiga, que recull el vell gratis en lliurar-ne un de nou.',
  },
  battery: {
    es: 'Baterías y pilas (Reglamento (UE) 2023/1542): sacarlas, tapar los contactos con cinta y llevarlas al contenedor de la tienda.',
    ca: 'Bateries i piles (Reglament (UE) 2023/1542): treure-les, tapar els contactes amb cinta i portar-les al contenidor de la botiga.',
  },
  fuel: {
    es: 'Aceite y combustible viejos: en su envase, al punto limpio.',
    ca: 'Oli i combustible vells: en el seu envàs, a la deixalleria.',
  },
};

function disposalOf(products: readonly NumberedDraft[]): Words[] {
  const sources = new Set(products.map(({ values }) => values['power-source']));
  const hasBattery = products.some(
    ({ values, kind }) =>
      values['power-source'] === 'battery' || values['dry-cells'] || kind.instructions === 'batteries',
  );
  return [
    disposal.packaging,
    ...(products.some(isAppliance) || hasBattery ? [disposal.appliance] : []),
    ...(hasBattery ? [disposal.battery] : []),
    ...(sources.has('petrol') || sources.has('diesel') ? [disposal.fuel] : []),
  ];
}

/** Who made the products, and who answers for them in the Union. */
export function makerBlocks({ brand }: NumberedDraft): Block[] {
  const { maker, responsible } = makerOf(brand, brandOf(brand));
  const row = (es: string, ca: string, company: typeof maker): (Words | string)[] => [
    { es, ca },
    company.name,
    company.address,
    company.contact,
  ];
  return [
    heading('Fabricante', 'Fabricant'),
    table(
      [
        '',
        { es: 'Nombre', ca: 'Nom' },
        { es: 'Dirección postal', ca: 'Adreça postal' },
        { es: 'Dirección electrónica', ca: 'Adreça electrònica' },
      ],
      [1.2, 2, 2.6, 2.4],
      [
        row('Fabricante', 'Fabricant', maker),
        ...(responsible ? [row('Responsable en la UE', 'Responsable a la UE', responsible)] : []),
      ],
    ),
  ];
}

function guaranteeOf(products: readonly NumberedDraft[]): Block {
  const years = Math.max(0, ...products.map(({ kind, brand }) => guaranteeYearsOf(kind, brand) ?? 0));
  const own =
    years > 0
      ? {
          es: ` El fabricante añade su propia garantía de ${years} años desde la compra.`,
          ca: ` El fabricant hi afegeix la seva garantia de ${years} anys des de la compra.`,
        }
      : { es: '', ca: '' };
  return paragraph(
    `El vendedor responde tres años de las faltas de conformidad (garantía legal). Hay que conservar el tique o la factura.${own.es}`,
    `El venedor respon tres anys de les faltes de conformitat (garantia legal). Cal conservar el tiquet o la factura.${own.ca}`,
  );
}

/** The instructions of a brand's family of goods, with every product that they are for. */
export function manualOf(family: string, products: readonly NumberedDraft[]): BilingualDocument {
  const guide = guideOf(family);
  const [first] = products as [NumberedDraft, ...NumberedDraft[]];
  const { name } = brandOf(first.brand);
  const contents = unique(products.flatMap(({ version, kind }) => version?.contents ?? kind.contents ?? []));
  const laws = unique(products.flatMap((product) => (product.kind.certificates ? legislationOf(product).laws : [])));
  const standards = [
    ...new Set(products.flatMap((product) => (product.kind.certificates ? legislationOf(product).standards : []))),
  ];
  const isLeaflet = isProtective(first);
  return {
    brand: first.brand,
    title: isLeaflet
      ? { es: `${guide.title.es} ${name}: folleto informativo`, ca: `${guide.title.ca} ${name}: fullet informatiu` }
      : {
          es: `${guide.title.es} ${name}: manual de instrucciones`,
          ca: `${guide.title.ca} ${name}: manual d’instruccions`,
        },
    blocks: [
      paragraph(
        'Instrucciones originales. Valen para todos los productos de esta lista.',
        'Instruccions originals. Valen per a tots els productes d’aquesta llista.',
      ),
      productList(products),
      heading('Para qué sirve', 'Per a què serveix'),
      { type: 'paragraph', text: guide.use },
      { type: 'paragraph', text: guide.notFor },
      heading('Seguridad', 'Seguretat'),
      list([
        ...unique(products.flatMap((product) => [...warningsOf(product)])),
        ...(products.some(isMachine) ? general : general.slice(0, 1)),
      ]),
      ...(contents.length > 0
        ? [heading('Qué trae la caja, según el modelo', 'Què porta la caixa, segons el model'), list(contents)]
        : []),
      heading('Uso paso a paso', 'Ús pas a pas'),
      steps(guide.steps),
      heading('Mantenimiento', 'Manteniment'),
      list(guide.care),
      heading('Si algo falla', 'Si alguna cosa falla'),
      table(
        [
          { es: 'Qué pasa', ca: 'Què passa' },
          { es: 'Qué hacer', ca: 'Què cal fer' },
        ],
        [2, 3],
        guide.faults,
      ),
      heading('Guardar y desechar', 'Desar i llençar'),
      paragraph(
        'Guardar limpio y seco, fuera del alcance de los niños, entre 0 y 40\u00a0°C.',
        'Desar net i sec, fora de l’abast dels infants, entre 0 i 40\u00a0°C.',
      ),
      list(disposalOf(products)),
      heading('Datos técnicos', 'Dades tècniques'),
      ...figureTables(products),
      ...(laws.length > 0
        ? [
            heading('Declaración de conformidad', 'Declaració de conformitat'),
            list(laws),
            paragraph(`Normas: ${standards.join(', ')}.`, `Normes: ${standards.join(', ')}.`),
          ]
        : []),
      heading('Garantía', 'Garantia'),
      guaranteeOf(products),
      ...makerBlocks(first),
    ],
  };
}
