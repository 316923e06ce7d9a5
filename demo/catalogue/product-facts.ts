import type { Product } from './product.ts';
import type { Words } from './words.ts';

type Facts = Pick<Product, 'kind' | 'section' | 'values'>;

const electric = new Set<unknown>(['battery', 'mains', 'three-phase']);

/** Electrical and electronic equipment (RD 110/2015). */
export const isAppliance = ({ kind, values }: Facts): boolean => !kind.virtual && electric.has(values['power-source']);

/** By weight in kilos; parcels have no class. */
export function deliveryClassOf({ kind, values }: Facts): string {
  if (kind.deliveryClass) return kind.deliveryClass;
  const weight = Math.max(Number(values['weight'] ?? 0), Number(values['content-kg'] ?? 0));
  if (kind.virtual || weight < 20) return '';
  return weight < 120 ? 'bulky' : 'pallet';
}

const warnings = {
  eyes: {
    es: 'Usar gafas y protección auditiva; sujetar bien la pieza y recogerse el pelo y la ropa suelta.',
    ca: 'Fer servir ulleres i protecció auditiva; subjectar bé la peça i recollir-se els cabells i la roba folgada.',
  },
  battery: {
    es: 'Quitar la batería antes de cambiar el accesorio o limpiar la máquina.',
    ca: 'Treure la bateria abans de canviar l’accessori o netejar la màquina.',
  },
  mains: {
    es: 'Desenchufar antes de cambiar el accesorio o limpiar; no usar con el cable dañado.',
    ca: 'Desendollar abans de canviar l’accessori o netejar; no fer servir amb el cable malmès.',
  },
  fumes: {
    es: 'No usar en interiores: los gases de escape contienen monóxido de carbono y pueden matar.',
    ca: 'No fer servir en interiors: els gasos d’escapament contenen monòxid de carboni i poden matar.',
  },
  embers: {
    es: 'No encender en interiores: las brasas desprenden monóxido de carbono, que puede matar.',
    ca: 'No encendre en interiors: les brases desprenen monòxid de carboni, que pot matar.',
  },
  cement: {
    es: 'Provoca irritación cutánea y lesiones oculares graves: usar guantes y gafas y no respirar el polvo.',
    ca: 'Provoca irritació cutània i lesions oculars greus: fer servir guants i ulleres i no respirar la pols.',
  },
  children: { es: 'Mantener fuera del alcance de los niños.', ca: 'Mantenir fora de l’abast dels nens.' },
  vapours: {
    es: 'Líquido y vapores inflamables: ventilar bien y mantener lejos de llamas y chispas.',
    ca: 'Líquid i vapors inflamables: ventilar bé i mantenir lluny de flames i espurnes.',
  },
  aerosol: {
    es: 'Aerosol extremadamente inflamable. Recipiente a presión: no perforar ni exponer a más de 50\u00a0°C.',
    ca: 'Aerosol extremadament inflamable. Recipient a pressió: no perforar ni exposar a més de 50\u00a0°C.',
  },
} satisfies Record<string, Words>;

const machineWarning: Readonly<Record<string, Words>> = {
  battery: warnings.battery,
  mains: warnings.mains,
  'three-phase': warnings.mains,
  petrol: warnings.fumes,
  diesel: warnings.fumes,
};

const paints = new Set(['pinturas', 'masillas', 'siliconas-adhesivos']);

/** The warnings of the maker (Regulation (EU) 2023/988 art. 19). */
export function warningsOf({ kind, section, values }: Facts): readonly Words[] {
  const machine = machineWarning[String(values['power-source'])];
  if (kind.instructions && machine) return [warnings.eyes, machine];
  if (machine === warnings.fumes) return [warnings.fumes];
  if (kind.code === 'charcoal') return [warnings.embers, warnings.children];
  if (section === 'cementos' || kind.code === 'tile-grout') return [warnings.cement, warnings.children];
  if (section === 'sprays' || kind.code === 'expanding-foam') return [warnings.aerosol, warnings.children];
  if (values['paint-base'] === 'solvent' || values['glue'] === 'contact') return [warnings.vapours, warnings.children];
  return paints.has(section) ? [warnings.children] : [];
}
