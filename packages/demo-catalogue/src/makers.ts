import type { Brand, BrandCode } from './brands.ts';
import type { Kind } from './kind-table.ts';
import { between, pick } from './seed.ts';

interface Company {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
}

/** Industrial estates that do not exist, in towns that do. */
const places = [
  'Polígono Can Ejemplo, 08110 Montcada i Reixac, España',
  'Polígono La Muestra, 46980 Paterna, España',
  'Polígono El Modelo, 50197 Zaragoza, España',
  'Polígono Sin Nombre, 20100 Errenteria, España',
  'Musterstraße, 70565 Stuttgart, Alemania',
  'Via dell’Esempio, 24126 Bergamo, Italia',
] as const;

/** Makers outside the European Union, for which an importer answers in it. */
const outside: Readonly<Record<string, string>> = {
  vulkar: 'Sample Road, Ningbo 315000, China',
  makros: 'Sample Road, Suzhou 215000, China',
  milwaukee: 'Sample Road, Brookfield, WI 53005, Estados Unidos',
  tornado: 'Sample Road, Leeds LS1 1AA, Reino Unido',
};

const importer: Company = {
  name: 'Importaciones de Ejemplo, S.L.',
  address: 'Carrer de la Mostra, 7, 08019 Barcelona, España',
  contact: 'seguridad@importaciones.example',
};

const ownBrand: Company = {
  name: 'Can Eina Badalona, S.L.',
  address: 'Carrer del Torrent, 41, 08912 Badalona, España',
  contact: 'hola@caneina.example',
};

/** The maker of a brand. Companies and addresses are invented, those of real brands too. */
export function makerOf(code: string, { name }: Brand): { maker: Company; responsible: Company | undefined } {
  if (code === 'can-eina') return { maker: ownBrand, responsible: undefined };
  const street = outside[code] ?? pick(`maker ${code}`, places);
  const maker = {
    name: `${name} Fabricación (demo)`,
    address: street.replace(',', `, ${between(`number ${code}`, 1, 90)},`),
    contact: `seguridad@${code}.example`,
  };
  return { maker, responsible: outside[code] ? importer : undefined };
}

/** Norda guarantees its machines for longer than the law asks of the shop. */
export const guaranteeYearsOf = (kind: Kind, brand: BrandCode): number | undefined =>
  kind.virtual ? undefined : (kind.guaranteeYears ?? (brand === 'norda' && kind.instructions ? 5 : undefined));
