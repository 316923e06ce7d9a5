import type { Locale } from '#i18n/locale.ts';

/**
 * Words that only the other language has. Not among them: 'para', 'con', 'dos', which Catalan has with another meaning,
 * and 'tres', 'mida', 'pintar', 'broca', which both have.
 */
const ofOther: Readonly<Record<Locale, string>> = {
  es:
    'amb els dels més també però molt segons fins sense quan aquest aquesta és ens nostra nostre pots després només ' +
    'sempre seva seves altres totes dues botiga preu preus avui enviament lliurament recollida comanda cistella ' +
    'productes eines feina fusta ferro formigó broques cargol cargols peça peces caixa afegir treure tornar ' +
    'aigua vermell blau groc negre blanc nova',
  ca:
    'los las más también pero muy según desde hasta sin cuando este está nuestro nuestra puedes después siempre otra ' +
    'otro otras otros todos todas tienda precio precios hoy envío entrega recogida pedido cesta productos herramienta ' +
    'herramientas trabajo madera hierro hormigón brocas tornillo tornillos pieza piezas unidad ' +
    'unidades añadir quitar volver agua rojo azul amarillo negro blanco nuevo nueva acero cuero alemania ud',
};
const wordsOf = (locale: Locale): ReadonlySet<string> => new Set(ofOther[locale].split(' '));
const foreign: Readonly<Record<Locale, ReadonlySet<string>>> = { es: wordsOf('es'), ca: wordsOf('ca') };

/** Words of the other language in a text of this one, each with what stands around it. */
export const foreignWordsIn = (text: string, locale: Locale): string[] =>
  Array.from(text.matchAll(/(?<![\p{L}\d/@._-])[\p{L}·]+(?![\p{L}\d/_]|-\p{L})/gu))
    .filter(([word]) => foreign[locale].has(word.toLowerCase()))
    .map(({ index }) => text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' '));

/** What a page says: its text, and the names and descriptions in its attributes. */
export const wordsOfPage = (html: string): string =>
  [
    html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '),
    ...Array.from(html.matchAll(/ (?:alt|title|placeholder|aria-label)="([^"]*)"/g), ([, text]) => text!),
  ].join(' · ');
