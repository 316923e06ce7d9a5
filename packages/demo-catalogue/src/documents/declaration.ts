import { brandOf } from '../brands.ts';
import { makerOf } from '../makers.ts';
import type { NumberedDraft } from '../product.ts';
import type { Words } from '../words.ts';
import { heading, list, paragraph } from './blocks.ts';
import { isConstruction, legislationOf } from './legislation.ts';
import { makerBlocks } from './manual.ts';
import { figureTables, productList } from './product-tables.ts';
import type { BilingualDocument } from './write-pdf.ts';

export const declarationName = (product: NumberedDraft): Words =>
  isConstruction(product)
    ? { es: 'Declaración de prestaciones', ca: 'Declaració de prestacions' }
    : { es: 'Declaración UE de conformidad', ca: 'Declaració UE de conformitat' };

/** What the maker declares of these products. */
export function declarationOf(products: readonly NumberedDraft[]): BilingualDocument {
  const [first] = products as [NumberedDraft, ...NumberedDraft[]];
  const { maker } = makerOf(first.brand, brandOf(first.brand));
  const found = products.map(legislationOf);
  const laws = [...new Map(found.flatMap((one) => one.laws).map((law) => [law.es, law])).values()];
  const standards = [...new Set(found.flatMap((one) => one.standards))];
  const town = maker.address.split(', ').at(-2)?.replace(/^\d+ /, '') ?? '';
  const name = declarationName(first);
  const { name: brand } = brandOf(first.brand);
  return {
    brand: first.brand,
    title: { es: `${name.es} · ${brand}`, ca: `${name.ca} · ${brand}` },
    blocks: [
      paragraph(
        `${maker.name}, ${maker.address}, declara bajo su exclusiva responsabilidad que los productos siguientes cumplen la legislación de armonización de la Unión que se nombra.`,
        `${maker.name}, ${maker.address}, declara sota la seva exclusiva responsabilitat que els productes següents compleixen la legislació d’harmonització de la Unió que s’esmenta.`,
      ),
      heading('Productos', 'Productes'),
      productList(products),
      heading('Legislación', 'Legislació'),
      list(laws),
      ...(standards.length > 0
        ? [
            heading('Normas aplicadas', 'Normes aplicades'),
            list(standards.map((standard) => ({ es: standard, ca: standard }))),
          ]
        : []),
      heading(
        isConstruction(first) ? 'Prestaciones declaradas' : 'Características',
        isConstruction(first) ? 'Prestacions declarades' : 'Característiques',
      ),
      ...figureTables(products),
      heading('Expediente técnico y firma', 'Expedient tècnic i signatura'),
      paragraph(
        `El expediente técnico está a disposición de la autoridad de vigilancia del mercado en la dirección del fabricante. ${town}, 15 de enero de 2026. Responsable de conformidad de ${maker.name}.`,
        `L’expedient tècnic és a disposició de l’autoritat de vigilància del mercat a l’adreça del fabricant. ${town}, 15 de gener de 2026. Responsable de conformitat de ${maker.name}.`,
      ),
      ...makerBlocks(first),
    ],
  };
}
