import { computeOnce } from '#platform/compute-once.ts';
import { questionWords } from './question-words.ts';
import type { Word } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { type Phrase, readPhrase } from './synonym-phrases.ts';
import { usesOfGoods } from './vocabulary.ts';
import { foldText } from './word-forms.ts';

/** Goods that people ask for by what they say of them, and the words of the query that say it. */
export interface FoundUse {
  readonly words: readonly Word[];
  readonly goods: readonly Phrase[];
  /** How much of the query these words are, and their share of all that it says. */
  readonly weight: number;
  readonly share: number;
}

const minRoot = 3;
const endings =
  `ieron aron iendo ando aban aba ados adas ado ada idos idas ido ida amos emos imos ades ides ats its uts uda at it ut
  ar er ir re an en as es os a e o s`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);
const pronounsBehind = /(?<=[aei]r)(?:[mts]e|l[aeo]s?|nos|[mts]el[ao]s?)$/;

/** What the forms of a verb or noun share: `cuelgo`, `colgar`, `colgado`. Coarser than a stem, as two words at least decide. */
export function rootOf(surface: string): string {
  const word = surface
    .replace(pronounsBehind, '')
    .replace(/(?<=.)ue/, 'o')
    .replace(/(?<=.)ie/, 'e');
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minRoot) ?? '';
  return word
    .slice(0, word.length - ending.length)
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
    .replace(/z$/, 'c');
}

const rootsOf = (text: string): Set<string> => new Set(foldText(text).split(/\s+/).map(rootOf));

/** Said of anything, and so of nothing. */
const vague = rootsOf(
  `poner pongo pone puesto posar poso posa hacer hago hecho fer faig fet fa tener dar doy da quedar quedado cambiar arreglar
  reparar montar instalar evitar ir voy va van venir viene ser estar quitar treure trec saber puede pueden pasar pasa meter
  siempre cuando vez veces casa mucho poco bien mal todo toda todos nada solo sola nuevo nueva viejo vieja otro otra dos rato
  cada vez ahora luego antes despues detras encima debajo dentro fuera hasta desde sobre aqui alli esa ese aunque entonces
  muy tan tanto tal vez hoy ayer dia dias gente persona fue habia era sido haya he ha han hemos hi
  vull volem em et ens li els quan sempre molt massa poc tot tota res nou nova vell vella altre altra sota dalt fins
  dejar deja deixar deixa seguir sigue intentar lograr conseguir funcionar funciona bonito`,
);

const uses = computeOnce(() => {
  const rows = usesOfGoods().map(([goods, said]) => ({
    goods: goods.split(';').map(readPhrase),
    roots: rootsOf(said),
  }));
  const rowsByRoot = new Map<string, number[]>();
  for (const [at, { roots }] of rows.entries())
    for (const root of roots) rowsByRoot.set(root, [...(rowsByRoot.get(root) ?? []), at]);
  return { rows, rowsByRoot };
});

/** What a word weighs that nothing of the kind is said of. */
const strange = 3;
/** What is understood at least of all that is said. */
const minShare = 0.5;
/** One word alone decides when it is said of so few goods, and little else is said. */
const maxRowsOfOne = 3;
const minShareOfOne = 0.75;
const maxWords = 4;
/** Further goods of which nearly the same is said. */
const minNext = 0.85;

const weightOf = (root: string): number => {
  const { rows, rowsByRoot } = uses();
  const count = rowsByRoot.get(root)?.length;
  return count === undefined ? strange : Math.log(1 + rows.length / count);
};

/** How much some words of a query say, the rarer ones more; the verb of a job says something in any case. */
export function weightOfSaid(words: Iterable<Word>): number {
  let weight = 0;
  for (const { surface } of words) {
    const root = rootOf(surface);
    weight += vague.has(root) ? strange : weightOf(root);
  }
  return weight;
}

/** Whether a verb is said of anything: `poner`, `fer`. */
export const isVague = ({ surface }: Word): boolean => vague.has(rootOf(surface));

/**
 * The goods of which most is said in a query, the rarer words counting for more: `me entra frío por debajo de la puerta`. What is
 * done, the verb of a job that was found, must be said of them too.
 */
export function useOf(words: readonly Word[], verb?: Word): FoundUse | null {
  const { rows, rowsByRoot } = uses();
  const said = new Map<string, Word>();
  for (const word of words) {
    const root = rootOf(word.surface);
    if (word.kind === 'word' && !stopWords.has(word.surface) && !questionWords.has(word.surface) && !vague.has(root))
      said.set(root, word);
  }
  const scores = new Map<number, number>();
  let all = 0;
  for (const root of said.keys()) {
    const weight = weightOf(root);
    all += weight;
    for (const row of rowsByRoot.get(root) ?? []) scores.set(row, (scores.get(row) ?? 0) + weight);
  }
  const needed = verb && !vague.has(rootOf(verb.surface)) ? rootOf(verb.surface) : null;
  const found = [...scores]
    .filter(([row]) => needed === null || rows[row]!.roots.has(needed))
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
  const [best] = found;
  if (!best || best[1] < all * minShare) return null;
  const roots = [...said.keys()].filter((root) => rows[best[0]]!.roots.has(root));
  const isAlone = rowsByRoot.get(roots[0]!)!.length <= maxRowsOfOne && best[1] >= all * minShareOfOne;
  if (roots.length < 2 && !isAlone) return null;
  const goods = found.filter(([, score]) => score >= best[1] * minNext).slice(0, 2);
  return {
    words: roots
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, maxWords)
      .map((root) => said.get(root)!),
    weight: best[1],
    share: best[1] / all,
    goods: goods.flatMap(([row]) => rows[row]!.goods),
  };
}
