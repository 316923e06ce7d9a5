import { type BrandCode, brandOf, realBrands } from '../brands.ts';
import { makerOf } from '../makers.ts';
import type { Words } from '../words.ts';
import { heading, list, paragraph } from './blocks.ts';
import type { BilingualDocument } from './write-pdf.ts';

interface BrandCertificate {
  readonly code: 'dealer' | 'quality';
  readonly name: Words;
  readonly document: BilingualDocument;
}

const dealer = (brand: BrandCode, name: string): BilingualDocument => ({
  brand,
  title: {
    es: `Distribuidor y servicio oficial de ${name}, 2026`,
    ca: `Distribuïdor i servei oficial de ${name}, 2026`,
  },
  blocks: [
    paragraph(
      `La tienda Can Eina, de Badalona, vende productos ${name} y los repara durante el año 2026.`,
      `La botiga Can Eina, de Badalona, ven productes ${name} i els repara durant l’any 2026.`,
    ),
    heading('Qué incluye', 'Què inclou'),
    list([
      {
        es: 'Venta de la gama completa, con recambios originales durante diez años.',
        ca: 'Venda de la gamma completa, amb recanvis originals durant deu anys.',
      },
      {
        es: 'Reparación en garantía en el taller de la tienda, por personal formado por la marca.',
        ca: 'Reparació en garantia al taller de la botiga, per personal format per la marca.',
      },
      { es: 'Recogida de aparatos y baterías viejos.', ca: 'Recollida d’aparells i bateries vells.' },
    ]),
    heading('Validez', 'Validesa'),
    paragraph('Del 1 de enero al 31 de diciembre de 2026.', 'De l’1 de gener al 31 de desembre de 2026.'),
  ],
});

function quality(brand: BrandCode, name: string): BilingualDocument {
  const { maker } = makerOf(brand, brandOf(brand));
  return {
    brand,
    title: {
      es: `Sistema de gestión de la calidad ISO 9001 · ${name}`,
      ca: `Sistema de gestió de la qualitat ISO 9001 · ${name}`,
    },
    blocks: [
      paragraph(
        `El sistema de gestión de ${maker.name}, ${maker.address}, cumple la norma ISO 9001:2015.`,
        `El sistema de gestió de ${maker.name}, ${maker.address}, compleix la norma ISO 9001:2015.`,
      ),
      heading('Alcance', 'Abast'),
      paragraph(
        `Diseño, fabricación y distribución de los productos ${name}.`,
        `Disseny, fabricació i distribució dels productes ${name}.`,
      ),
      heading('Validez', 'Validesa'),
      paragraph(
        'Del 15 de enero de 2025 al 14 de enero de 2028, con auditoría anual.',
        'Del 15 de gener de 2025 al 14 de gener de 2028, amb auditoria anual.',
      ),
    ],
  };
}

/** The certificates of a brand itself; makers that exist have none in the demo, and the shop none for its own name. */
export function brandCertificates(brand: BrandCode, isRepaired: boolean): BrandCertificate[] {
  if (brand === 'can-eina' || realBrands.has(brand)) return [];
  const { name } = brandOf(brand);
  return [
    ...(isRepaired
      ? [
          {
            code: 'dealer',
            name: { es: 'Distribuidor y servicio oficial', ca: 'Distribuïdor i servei oficial' },
            document: dealer(brand, name),
          } as const,
        ]
      : []),
    {
      code: 'quality',
      name: { es: 'Certificado ISO 9001', ca: 'Certificat ISO 9001' },
      document: quality(brand, name),
    },
  ];
}
