import { brandOf } from '../brands.ts';
import { type EnergyLabel, lampPower } from '../energy-labels.ts';
import type { NumberedDraft } from '../product.ts';
import { heading, paragraph, table } from './blocks.ts';
import { figureTables, productList } from './product-tables.ts';
import type { BilingualDocument } from './write-pdf.ts';

const modelOf = ({ modelName, article }: NumberedDraft): string => modelName || article;

/** What a label shows: its classes with that of the product, model and consumption. */
export function energyLabelDocument(product: NumberedDraft, label: EnergyLabel): BilingualDocument {
  const { name: brand } = brandOf(product.brand);
  const consumption =
    product.values['lumens'] === undefined ? '' : `${Math.ceil(lampPower(product.values))} kWh/1000 h`;
  return {
    brand: product.brand,
    title: { es: `Etiqueta energética · ${brand}`, ca: `Etiqueta energètica · ${brand}` },
    blocks: [
      productList([product]),
      table(
        [{ es: 'Clase', ca: 'Classe' }, modelOf(product)],
        [1, 4],
        label.scale.map((name) => [name, name === label.class ? [name, consumption].filter(Boolean).join(' · ') : '']),
      ),
      paragraph(
        `${label.regulation}. EPREL: ${label.eprel}.`,
        `${inCatalan(label.regulation)}. EPREL: ${label.eprel}.`,
      ),
    ],
  };
}

/** The product information sheet of the models of a brand. */
export function energySheetDocument(
  products: readonly NumberedDraft[],
  labelOf: (product: NumberedDraft) => EnergyLabel,
): BilingualDocument {
  const [first] = products as [NumberedDraft, ...NumberedDraft[]];
  const { name: brand } = brandOf(first.brand);
  const { regulation } = labelOf(first);
  return {
    brand: first.brand,
    title: { es: `Ficha de información del producto · ${brand}`, ca: `Fitxa d’informació del producte · ${brand}` },
    blocks: [
      productList(products),
      table(
        [{ es: 'Artículo', ca: 'Article' }, { es: 'Modelo', ca: 'Model' }, { es: 'Clase', ca: 'Classe' }, 'EPREL'],
        [1, 2, 1, 2],
        products.map((product) => {
          const label = labelOf(product);
          return [
            product.article,
            modelOf(product),
            `${label.class} (${label.scale[0]}–${label.scale.at(-1)})`,
            label.eprel,
          ];
        }),
      ),
      heading('Características', 'Característiques'),
      ...figureTables(products),
      paragraph(`${regulation}.`, `${inCatalan(regulation)}.`),
    ],
  };
}

const inCatalan = (regulation: string): string => regulation.replace('Reglamento', 'Reglament');
