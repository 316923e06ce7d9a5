import { describe, expect, it } from 'vitest';
import type { Concept } from '../query/read-query.ts';
import { type Coverage, isAnswerable, isGuess, type Sure } from './answerable.ts';

/** A word of a query that the shop knows, unless it is changed to be unknown. */
const wordOf = (surface: string, change: Partial<Concept> = {}): Concept => ({
  word: { surface, term: surface, kind: 'word' },
  alternatives: [{ terms: [1], quality: 1 }],
  confidence: 1,
  ...change,
});
const unknown = (surface: string): Concept => wordOf(surface, { alternatives: [], confidence: 0 });
const number = (surface: string): Concept => wordOf(surface, { word: { surface, term: surface, kind: 'number' } });

describe('a query can be answered', () => {
  const answerable = (...concepts: Concept[]) =>
    isAnswerable(
      concepts,
      concepts.filter(({ alternatives }) => alternatives.length > 0),
    );

  it('by a maker, or a name of two letters, that stands for what it makes, whatever is said beside it', () => {
    const glue = [{ terms: [1], quality: 0.9, isSynonym: true }];
    expect(answerable(wordOf('wd', { alternatives: glue }), unknown('multiusos'))).toBe(true);
    expect(answerable(wordOf('pattex', { alternatives: glue, notSold: 'maker' }), unknown('multiusos'))).toBe(true);
    expect(answerable(wordOf('samsung', { notSold: 'maker' }), unknown('multiusos'))).toBe(false);
  });

  it('with a known word for two unknown ones', () => {
    expect(answerable(wordOf('taladro'))).toBe(true);
    expect(answerable(wordOf('taladro'), unknown('xqzwv'), unknown('zzzzz'))).toBe(true);
    expect(answerable(wordOf('taladro'), unknown('xqzwv'), unknown('zzzzz'), unknown('yyyyy'))).toBe(false);
    const two = [wordOf('taladro'), wordOf('metal')];
    expect(answerable(...two, ...['a1', 'b1', 'c1', 'd1'].map((end) => unknown(`xx${end}`)))).toBe(true);
  });

  it('with numbers alone, but not with numbers and unknown words', () => {
    expect(answerable(number('125'))).toBe(true);
    expect(answerable(number('125'), unknown('xqzwv'))).toBe(false);
    expect(answerable(unknown('xqzwv'))).toBe(false);
    expect(answerable()).toBe(false);
    // Words of two letters count as little as numbers.
    expect(answerable(number('125'), unknown('xx'))).toBe(true);
  });
});

describe('matches are a guess', () => {
  const sureOf = (change: Partial<Sure> = {}): Sure => ({
    words: 1,
    heaviest: 10,
    isKind: false,
    isOwnKind: false,
    isBrand: false,
    vague: new Set(),
    ...change,
  });
  const coverageOf = (change: Partial<Coverage> = {}): Coverage => ({
    isNamed: false,
    isMentioned: false,
    named: new Set(),
    share: 1,
    ...change,
  });
  const guess = (concepts: readonly Concept[], sure: Partial<Sure> = {}, coverage: Partial<Coverage> = {}) =>
    isGuess(concepts, sureOf(sure), coverageOf(coverage));
  const [drill, wood, metal] = [wordOf('taladro'), wordOf('madera'), wordOf('metal')];

  it('never where a word of the shop names a kind', () => {
    const strange = [unknown('xqzwv'), unknown('zzzzz'), drill];
    expect(guess(strange, { isKind: true, isOwnKind: true })).toBe(false);
  });

  it('where nothing is known of the thing, only what it is for or that there are several', () => {
    const kind = { isKind: true, isOwnKind: true };
    expect(guess([unknown('xqzwv'), wordOf('puertas', { isPurpose: true })], kind)).toBe(true);
    expect(guess([wordOf('juego', { isSet: true }), unknown('xqzwv')], kind)).toBe(true);
    expect(guess([drill, wordOf('puertas', { isPurpose: true })], kind)).toBe(false);
    expect(guess([wordOf('puertas', { isPurpose: true })], kind)).toBe(false);
  });

  it('where a kind’s other name is alone among strange words', () => {
    const kind = { isKind: true };
    const table = wordOf('table');
    const named = new Set([table]);
    expect(guess([unknown('drop'), table, unknown('users')], kind, { named })).toBe(true);
    expect(guess([unknown('drop'), table], kind, { named })).toBe(false);
    expect(guess([drill, table, unknown('users')], kind, { named: new Set([drill, table]) })).toBe(false);
    const purpose = wordOf('users', { isPurpose: true });
    expect(guess([unknown('drop'), table, purpose], kind, { named })).toBe(false);
    const uncertain = wordOf('tablo', { confidence: 0.79 });
    expect(guess([drill, uncertain, wood], kind, { named: new Set([drill, uncertain]) })).toBe(true);
    const certain = { ...uncertain, confidence: 0.8 };
    expect(guess([drill, certain, unknown('xqzwv')], kind, { named: new Set([drill, certain]) })).toBe(false);
    expect(guess([drill], kind)).toBe(false);
  });

  it('where the first word or most are unknown, unless a brand is named', () => {
    const isNamed = { isNamed: true };
    expect(guess([unknown('samsung'), drill], {}, isNamed)).toBe(true);
    expect(guess([unknown('samsung'), drill], { isBrand: true }, isNamed)).toBe(false);
    expect(guess([drill, unknown('xqzwv')], {}, isNamed)).toBe(false);
    expect(guess([drill, unknown('xqzwv'), unknown('zzzzz')], {}, isNamed)).toBe(true);
    expect(guess([drill, wood, unknown('xqzwv'), unknown('zzzzz')], {}, isNamed)).toBe(false);
  });

  it('where a word that is not certain stands first among others', () => {
    const uncertain = wordOf('talabro', { confidence: 0.5 });
    const vague = new Set([uncertain]);
    expect(guess([uncertain, wood], { vague }, { isNamed: true })).toBe(true);
    expect(guess([uncertain], { vague }, { isNamed: true })).toBe(false);
  });

  it('not where several long words with an error each stand together in a name', () => {
    const [one, other] = [wordOf('gmaing', { confidence: 0.64 }), wordOf('kerboard', { confidence: 0.64 })];
    const sure = { words: 0, heaviest: 5.5, vague: new Set([one, other]) };
    expect(guess([one, other], sure, { isNamed: true })).toBe(false);
    expect(guess([one, other], sure, { isNamed: false })).toBe(true);
    expect(guess([one, { ...other, confidence: 0.59 }], sure, { isNamed: true })).toBe(true);
    const short = wordOf('drve', { confidence: 0.64 });
    expect(guess([one, short], { ...sure, vague: new Set([one, short]) }, { isNamed: true })).toBe(true);
  });

  it('where one word is unknown and none stands in the name of a kind', () => {
    const words = [drill, unknown('xqzwv')];
    expect(guess(words, { heaviest: 8.9 }, { isNamed: true })).toBe(true);
    expect(guess(words, { heaviest: 9 }, { isNamed: true })).toBe(false);
    expect(guess(words, { heaviest: 8.9, isBrand: true }, { isNamed: true })).toBe(false);
    expect(guess([drill], { heaviest: 1 }, { isNamed: true })).toBe(false);
  });

  it('where all are short words with another letter', () => {
    const slip = (surface: string) => wordOf(surface, { isGuess: true });
    expect(guess([slip('null')], {}, { isNamed: true })).toBe(true);
    expect(guess([slip('nullo')], {}, { isNamed: true })).toBe(false);
    expect(guess([slip('null'), drill], {}, { isNamed: true })).toBe(false);
    expect(guess([number('125')], {}, { isNamed: true })).toBe(false);
    expect(guess([wordOf('taco')], {}, { isNamed: true })).toBe(false);
  });

  it('where at most half of the words are certain', () => {
    const words = [drill, wood];
    const known = { named: new Set(words) };
    expect(guess(words, { words: 1 }, known)).toBe(true);
    expect(guess(words, { words: 2 }, known)).toBe(false);
    expect(guess([number('125')], { words: 0 })).toBe(false);
  });

  it('where no product has enough of the words, and they are not known', () => {
    const words = [drill, wood, metal];
    const sure = { words: 3 };
    const little = { share: 0.44 };
    expect(guess(words, sure, { share: 0.45 })).toBe(false);
    expect(guess(words, sure, little)).toBe(true);
    expect(guess(words, sure, { ...little, named: new Set([drill]) })).toBe(true);
    expect(guess(words, sure, { ...little, named: new Set([drill, wood]) })).toBe(false);
    expect(guess(words, sure, { ...little, isMentioned: true })).toBe(true);
    expect(guess(words, sure, { ...little, isMentioned: true, named: new Set([drill]) })).toBe(false);
    expect(guess([drill], { words: 1 }, { ...little, isMentioned: true })).toBe(false);
    expect(guess([drill], { words: 1 }, little)).toBe(true);
    expect(guess([drill, wood], { words: 2 }, { ...little, named: new Set([drill]) })).toBe(true);
    expect(guess([drill, wood, unknown('xqzwv')], { words: 2 }, { ...little, named: new Set([drill, wood]) })).toBe(
      true,
    );
  });
});
