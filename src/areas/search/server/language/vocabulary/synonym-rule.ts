/**
 * Words for the same thing. Without `means` each of `words` also finds the others; with it they also find what they mean,
 * most likely first, and not the other way round.
 */
export interface SynonymRule {
  readonly words: readonly string[];
  readonly means?: readonly string[];
}

/**
 * Reads a line of the vocabulary, written as Solr and Elasticsearch write synonyms:
 *
 *     amoladora, radial, esmoladora angular      each of them finds all
 *     ladrón, zapatilla => base múltiple         in this direction only
 *
 * Members are at most four words each, in any number and gender, with or without accents. One that no product has costs
 * nothing. Several words are found together in a product's name, section or value, so `=> broca de pared` limits a word to a kind.
 */
export function readSynonymRule(line: string): SynonymRule {
  const [words = '', means] = line.split('=>').map(readList);
  return { words: words as readonly string[], ...(means && { means }) };
}

const readList = (text: string): string[] =>
  text
    .split(',')
    .map((member) => member.trim())
    .filter(Boolean);
