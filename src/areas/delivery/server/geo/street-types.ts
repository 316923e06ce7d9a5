/** The words with which streets begin in Spanish and Catalan, with their abbreviations; of a line all mean the same. */
const lines = [
  'calle carrer c cl cr car crer',
  'avenida avinguda av avd avda avgda ave',
  'paseo passeig pg pº ps pso psg pasg',
  'plaza plaça placa pl plz pza plza plac',
  'carretera ctra cra crta carr',
  'ronda rda rd',
  'rambla rbla rb rambles ramblas',
  'travesia travessera travessia trav trv tr',
  'pasaje passatge ptge pje psje pge',
  'camino cami cno cmno',
  'poligono poligon pol pg.ind',
  'urbanizacion urbanitzacio urb',
  'via gran glorieta bulevar parque parc barrio barri torrent riera cuesta baixada bajada pujada subida',
];
const typeOf = new Map(
  lines.slice(0, -1).flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0]!])),
);
const kinds = new Set([...typeOf.keys(), ...lines.at(-1)!.split(' ')]);

/** The same word for all spellings of a type of street, so that 'c/' finds 'Carrer'; other words stay. */
export const streetWord = (word: string): string => typeOf.get(word) ?? word;

/** Whether a plain word says what kind of street follows. */
export const isStreetType = (word: string): boolean => kinds.has(word);

const small = new Set('de del la el els les los las lo l d i y'.split(' '));

/** A street as it is written: 'c/ de sant bru' → 'C/ de Sant Bru'. One with a capital letter stays as it was typed. */
export const streetName = (typed: string): string =>
  /\p{Lu}/u.test(typed)
    ? typed
    : typed.replace(/(?<![\p{L}\d])\p{L}+/gu, (word, at: number) =>
        at > 0 && small.has(word) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`,
      );
