import { brandOf, type BrandCode } from './brands.ts';
import type { Words } from './words.ts';

export interface DocumentText {
  readonly name: Words;
  readonly title: Words;
  readonly paragraphs: readonly Words[];
}

const safety: readonly Words[] = [
  {
    es: '1. Lee este manual entero antes del primer uso y guárdalo cerca de la máquina o del producto.',
    ca: '1. Llegeix aquest manual sencer abans del primer ús i desa’l a prop de la màquina o del producte.',
  },
  {
    es: '2. Lleva gafas, guantes y calzado de seguridad. Aparta a otras personas de la zona de trabajo.',
    ca: '2. Porta ulleres, guants i calçat de seguretat. Aparta les altres persones de la zona de treball.',
  },
  {
    es: '3. Retira la batería o desenchufa antes de cambiar el útil, limpiar o guardar.',
    ca: '3. Treu la bateria o desendolla abans de canviar l’estri, netejar o desar.',
  },
  {
    es: '4. Usa solo recambios y accesorios previstos por el fabricante y del tamaño indicado en la placa.',
    ca: '4. Fes servir només recanvis i accessoris previstos pel fabricant i de la mida indicada a la placa.',
  },
  {
    es: '5. Limpia con un paño seco. No sumerjas el producto en agua ni uses disolventes.',
    ca: '5. Neteja amb un drap sec. No submergeixis el producte en aigua ni facis servir dissolvents.',
  },
  {
    es: '6. No tires el producto a la basura doméstica: llévalo a un punto limpio o a la tienda.',
    ca: '6. No llencis el producte a les escombraries domèstiques: porta’l a la deixalleria o a la botiga.',
  },
];

export function instructionsText(brand: BrandCode, subject: Words): DocumentText {
  const { name } = brandOf(brand);
  return {
    name: { es: 'Manual de instrucciones', ca: 'Manual d’instruccions' },
    title: { es: `${subject.es}: manual de instrucciones`, ca: `${subject.ca}: manual d’instruccions` },
    paragraphs: [
      {
        es: `Gracias por elegir ${name}. Este manual vale para todos los modelos de la familia.`,
        ca: `Gràcies per triar ${name}. Aquest manual val per a tots els models de la família.`,
      },
      ...safety,
      {
        es: 'Garantía legal de tres años. Conserva el tique o la factura.',
        ca: 'Garantia legal de tres anys. Conserva el tiquet o la factura.',
      },
    ],
  };
}

export function conformityText(brand: BrandCode): DocumentText {
  const { name } = brandOf(brand);
  return {
    name: { es: 'Declaración UE de conformidad', ca: 'Declaració UE de conformitat' },
    title: { es: 'Declaración UE de conformidad', ca: 'Declaració UE de conformitat' },
    paragraphs: [
      {
        es: `${name} declara, bajo su exclusiva responsabilidad, que sus productos cumplen la legislación de armonización de la Unión que les es aplicable.`,
        ca: `${name} declara, sota la seva exclusiva responsabilitat, que els seus productes compleixen la legislació d’harmonització de la Unió que els és aplicable.`,
      },
      {
        es: 'El expediente técnico está a disposición de la autoridad de vigilancia del mercado.',
        ca: 'L’expedient tècnic és a disposició de l’autoritat de vigilància del mercat.',
      },
      {
        es: 'Documento de muestra de la tienda de demostración, sin valor legal.',
        ca: 'Document de mostra de la botiga de demostració, sense valor legal.',
      },
    ],
  };
}

export function dealerText(brand: BrandCode): DocumentText {
  const { name } = brandOf(brand);
  return {
    name: { es: 'Certificado de distribuidor', ca: 'Certificat de distribuïdor' },
    title: { es: `Distribuidor de ${name}, 2026`, ca: `Distribuïdor de ${name}, 2026` },
    paragraphs: [
      {
        es: `La tienda Can Eina, de Badalona, vende y repara productos ${name} durante el año 2026.`,
        ca: `La botiga Can Eina, de Badalona, ven i repara productes ${name} durant l’any 2026.`,
      },
      {
        es: 'Documento de muestra de la tienda de demostración, sin valor legal.',
        ca: 'Document de mostra de la botiga de demostració, sense valor legal.',
      },
    ],
  };
}
