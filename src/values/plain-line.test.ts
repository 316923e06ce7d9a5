import { describe, expect, it } from 'vitest';
import { hasNoLinks, isPlainLine } from './plain-line.ts';

describe('a line of an address or a name', () => {
  it.each([
    ['Carrer de Sant Bru'],
    ['c/ Sant Bru, 18-20'],
    ['C/ Mayor, nº 3 bis'],
    ['Avda. d’Alfons XIII'],
    ["Plaça de l'Església"],
    ['Pg. de la Marina · escala B'],
    ['P.º de la Castellana'],
    ['Rambla del Poblenou'],
    ['Camí Ral (Can Ruti)'],
    ['Ctra. N-340, km 1.234,5'],
    ['Pol. Ind. Bonavista, nave 7'],
    ['Urb. «Els Pinars»'],
    ['Travessera de Gràcia'],
    ['Rúa do Vilar'],
    ['Kale Nagusia'],
    ['s/n'],
    ['18-20'],
    ['12 bis'],
    ['km 12,500'],
    ['1º'],
    ['2ª'],
    ['3.º 1.ª'],
    ['Entlo. 2a'],
    ['Ático'],
    ['Esc. B, 4t 1a'],
    ['L’Hospitalet de Llobregat'],
    ['Cruïlles, Monells i Sant Sadurní de l’Heura'],
    ['Vitoria-Gasteiz'],
    ['Alacant/Alicante'],
    ['Timbre roto: llamar al 612 34 56 78'],
    ['Dejar en la portería (Sra. O’Connor), de 9 a 13 h'],
    ['Obras & Reformas Hnos. Núñez, S.L.'],
    ['Comunidad de Propietarios Avda. Martí i Pujol, 12-14'],
    ['Ferretería 4x4 + Bricolaje, S.L.U.'],
    ['Wwwilhelm'],
  ])('may be %j', (line) => expect(isPlainLine(line)).toBe(true));

  it.each([
    ['Gana un premio en https://example.com'],
    ['HTTP://example.com'],
    ['www.example.com'],
    ['en WWW.example.com'],
    ['premio@example.com'],
    ['premio＠example.com'],
    ['https：／／example.com'],
    ['w\u200bww.example.com'],
    ['ww\u00adw.example.com'],
    ['Carrer Nou\nGana un premio'],
    ['Carrer Nou\r\nBcc: otro'],
    ['Carrer Nou\tGana'],
    ['Carrer Nou\u2028Gana'],
  ])('may not be %j', (line) => expect(isPlainLine(line)).toBe(false));

  it('of several lines may have an e-mail address, and no link', () => {
    expect(hasNoLinks('Factura a: obras@ejemplo.es\nGracias')).toBe(true);
    expect(hasNoLinks('Mira\nhttps://example.com')).toBe(false);
    expect(hasNoLinks('Mira WWW.example.com')).toBe(false);
  });
});
