interface Unit {
  readonly code: string;
  readonly factor: number;
}

const spellings: Readonly<Record<string, readonly [code: string, factor: number]>> = {
  'mm|milimetro|milimetros|mil·limetres|mil·limetre|millimetre|millimetres': ['mm', 1],
  'cm|centimetro|centimetros|centimetre|centimetres': ['mm', 10],
  'm|mt|mts|mtr|metro|metros|metre|metres': ['mm', 1000],
  'um|micra|micras|micron|micrones|micres|μm': ['um', 1],
  'g|gr|grs|gramo|gramos|gram|grams': ['g', 1],
  'kg|kgs|kilo|kilos|kilogramo|kilogramos|quilo|quilos': ['g', 1000],
  'lb|lbs|pound|pounds|libra|libras|lliura|lliures': ['lb', 1],
  'oz|ounce|ounces|onz|onza|onzas|unca|unces': ['oz', 1],
  'w|watt|watts|watio|watios|vatio|vatios|vats': ['w', 1],
  'kw|kilovatio|kilovatios|quilovats': ['w', 1000],
  'v|vol|volt|volts|voltio|voltios': ['v', 1],
  'ah|amperihora': ['ah', 1],
  mah: ['ah', 0.001],
  'a|amp|amps|amperio|amperios|ampers': ['a', 1],
  wh: ['wh', 1],
  'nm|newton': ['nm', 1],
  'ml|mililitro|mililitros': ['ml', 1],
  cl: ['ml', 10],
  'l|lt|lts|litro|litros|litre|litres': ['ml', 1000],
  'bar|bares|bars': ['bar', 1],
  'rpm|min-1': ['rpm', 1],
  db: ['db', 1],
  'j|julio|julios|joules': ['j', 1],
  'lm|lumen|lumenes|lumens': ['lm', 1],
  'cv|hp': ['cv', 1],
  'm2|metros cuadrados|metres quadrats': ['m2', 1],
  m3: ['m3', 1],
  mm2: ['mm2', 1],
  '"|pulgada|pulgadas|polzada|polzades|inch|inches|in': ['in', 1],
  'ft|foot|feet': ['ft', 1],
  'yd|yds|yard|yards': ['yd', 1],
  'gal|gallon|gallons|galon|galones': ['gal', 1],
  'qt|qts|quart|quarts': ['qt', 1],
  'pt|pint|pints': ['pt', 1],
  'psi|lbf/in2': ['psi', 1],
  'btu|btus': ['btu', 1],
  'gauge|ga': ['gauge', 1],
  'sq ft|square feet|square foot': ['ft2', 1],
  'cu ft|cubic feet|cubic foot': ['ft3', 1],
  '°|º|grados|graus': ['deg', 1],
  'ud|uds|u|unidad|unidades|unitat|unitats|pz|pzs|pieza|piezas|peces|peca': ['ud', 1],
};

const units = new Map<string, Unit>(
  Object.entries(spellings).flatMap(([names, [code, factor]]) =>
    names.split('|').map((name): [string, Unit] => [name, { code, factor }]),
  ),
);

/** The alternatives of a pattern that finds a unit right after a number, longest first. */
export const unitPattern = [...units.keys()].sort((a, b) => b.length - a.length).join('|');

/** Whether it is a unit in letters, which a number in words may stand before. */
export const isUnit = (spelling: string): boolean => spelling.length > 1 && units.has(spelling);

/** The same amount in one spelling: `12,5 cm` and `125mm` are both `125mm`. */
export function measureToken(amount: number, spelling: string): string {
  const unit = units.get(spelling);
  return unit ? `${plainNumber(amount * unit.factor)}${unit.code}` : plainNumber(amount);
}

/** A number as the index writes it: without thousands, with a point, rounded where floats drift. */
export const plainNumber = (amount: number): string => String(Math.round(amount * 1e6) / 1e6);
