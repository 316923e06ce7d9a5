const pronouns = ['', 'me', 'se', 'te', 'le', 'lo', 'la', 'los', 'las', 'nos', 'li', 'ne', 'ho'];
/** Verbs whose stem changes when the stress is on it. */
const stressed: Readonly<Record<string, string>> = {
  colgar: 'cuelg',
  apretar: 'apriet',
  regar: 'rieg',
  segar: 'sieg',
  serrar: 'sierr',
  aserrar: 'asierr',
  soldar: 'sueld',
  calentar: 'calient',
  medir: 'mid',
  cerrar: 'cierr',
  mover: 'muev',
  soltar: 'suelt',
  asar: 'as',
  descolgar: 'descuelg',
  fregar: 'frieg',
  sembrar: 'siembr',
  encender: 'enciend',
  reforzar: 'refuerz',
  enterrar: 'entierr',
  probar: 'prueb',
  hacer: 'hag',
  poner: 'pong',
  proteger: 'protej',
  enganxar: 'enganx',
  treure: 'trec',
  fer: 'faig',
  estrenyer: 'estreny',
  protegir: 'protegeix',
  coure: 'cuin',
};

/** The infinitive with its pronouns: only verbs look like these. */
export function clearForms(infinitive: string): string[] {
  return pronouns.map((pronoun) => infinitive + pronoun);
}

/** `cut` and `cutting`, `glue` and `gluing`, `drill` and `drilling`. */
export function englishForms(verb: string): string[] {
  const root = verb.replace(/e$/, '');
  return [verb, `${root}ing`, `${root}${root.at(-1)}ing`];
}

/** Finite forms, which nouns share (`lija`, `pinto`): verbs in a question only. */
export function finiteForms(infinitive: string): string[] {
  const root = infinitive.replace(/(?:[aei]r|re)$/, '');
  const roots = [...new Set([root, stressed[infinitive] ?? root])];
  return roots.flatMap((one) =>
    ['o', 'a', 'e', 'as', 'an', 'en', 'es', 'amos', 'emos', 'em'].map((ending) => one + ending),
  );
}
