import { expect, test } from 'vitest';
import { wordingFaults } from './wording.ts';

test.each([
  ['Lea el manual.', 'Lea'],
  ['Para limpiar: desenchufe antes.', 'desenchufe'],
  ['3. Retire la batería.', 'Retire'],
  ['No sumerja la máquina.', 'No sumerja'],
  ['Se seca pronto; guárdelo tapado.', 'guárdelo'],
  ['Corte las lamas del revés.', 'Corte las'],
  ['Qué buscas?', '¿…?'],
  ['Ya está...', '... or "'],
  ['Corona bimetall, 20 mm', 'bimetall'],
  ['Broca para fusta', 'fusta'],
])('sees in Spanish: %s', (text, fault) => expect(wordingFaults(text, 'es')).toEqual([fault]));

test.each([
  'Corte en metal de 3 mm.',
  'Cierre con llave, para que nadie lo use.',
  'No deja marca y se limpia sola.',
  'Guárdalo seco y léelo antes.',
])('passes in Spanish: %s', (text) => expect(wordingFaults(text, 'es')).toEqual([]));

test.each([
  ['Llegiu el manual.', 'Llegiu'],
  ['Per netejar-lo, desendolleu-lo abans.', 'desendolleu-lo'],
  ['Si vostè vol.', 'vostè'],
  ['Trepant inalàmbric.', 'inalàmbric'],
  ['Mida i tamany.', 'tamany'],
  ['¿Quant val?', '¿¡'],
])('sees in Catalan: %s', (text, fault) => expect(wordingFaults(text, 'ca')).toEqual([fault]));

test.each([
  'El preu del peu de rei.',
  'Treu l’adhesiu sense deixar-ne rastre.',
  'Repareu màquines?',
  'A l’Ateneu del teu barri.',
])('passes in Catalan: %s', (text) => expect(wordingFaults(text, 'ca')).toEqual([]));
