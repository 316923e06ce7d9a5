import type { Kind } from './kind-table.ts';
import type { Words } from './words.ts';

/** A further way to sell the same thing, for catalogues larger than the usual one. */
interface Edition {
  readonly code: string;
  readonly name: Words;
  readonly price: number;
}

const plain: Edition = { code: '', name: { es: '', ca: '' }, price: 1 };

function pack(count: number): Edition {
  return {
    code: `pack-${count}`,
    name: { es: `, lote de ${count} ud.`, ca: `, lot de ${count} u.` },
    price: Math.round(count * (1 - Math.min(0.25, 0.04 + count / 600)) * 100) / 100,
  };
}

const shades: readonly Words[] = [
  { es: 'roja', ca: 'vermella' },
  { es: 'azul', ca: 'blava' },
  { es: 'verde', ca: 'verda' },
  { es: 'gris', ca: 'grisa' },
  { es: 'negra', ca: 'negra' },
  { es: 'naranja', ca: 'taronja' },
  { es: 'blanca', ca: 'blanca' },
];

const shade = (words: Words, at: number): Edition => ({
  code: `shade-${at}`,
  name: { es: `, edición ${words.es}`, ca: `, edició ${words.ca}` },
  price: 1.03,
});

function guarantee(years: number): Edition {
  return {
    code: `guarantee-${years}`,
    name: { es: `, con garantía ampliada a ${years} años`, ca: `, amb garantia ampliada a ${years} anys` },
    price: 1 + (years - 3) * 0.04,
  };
}

const packs = [
  2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 36, 40, 48, 50, 60, 75, 80, 100, 120, 144, 150, 200, 250,
].map(pack);
const variants = [...shades.map(shade), ...[4, 5, 6, 7, 8, 10].map(guarantee), ...packs.slice(0, 6)];

/** The usual edition, and with a scale above 1 as many more as it asks for: packs of what is used up, colours and guarantees of the rest. */
export function editionsFor(kind: Kind, scale: number): readonly Edition[] {
  const more = kind.virtual ? [] : kind.stock === 'hundreds' || kind.stock === 'dozens' ? packs : variants;
  return [plain, ...more.slice(0, Math.max(0, scale - 1))];
}
