import type { BrowserSupport } from './browser-support.ts';

export interface StyleUse {
  readonly feature: string;
  /** The whole selector, declaration or condition. */
  readonly code: string;
  /** It takes others with it that are known: those of its list, or of its ':not'. They must be written apart, or in ':is'. */
  readonly takesOthers: boolean;
}

/**
 * The selectors, properties, values and rules of a built style sheet that a browser of the list lacks. What it does not know it
 * drops, the declaration or the rule. What stands in `@supports` is not looked at: it is for those that know it, or for the others.
 */
export function lackingInStyle(css: string, { lacking }: BrowserSupport): StyleUse[] {
  const found: StyleUse[] = [];
  const look = (feature: string, code: string, takesOthers = false): void => {
    if ((lacking(feature) ?? []).length > 0) found.push({ feature, code, takesOthers });
  };

  function lookAtSelectors(selectors: string): void {
    const all = splitList(selectors);
    for (const selector of all) {
      const shared = [...selector.matchAll(/:not\(/g)]
        .map(({ index }) => argumentAt(selector, index + ':not('.length))
        .filter((denied) => splitList(denied).length > 1)
        .concat(all.length > 1 ? selector : []);
      for (const [, name] of selector.matchAll(/::?(-?[a-z][\w-]*)/g))
        look(
          `css.selectors.${name}`,
          selector,
          shared.some((part) => withoutForgiving(part).includes(`:${name}`)),
        );
    }
  }

  function lookAtDeclaration(declaration: string): void {
    const colon = declaration.indexOf(':');
    const [property, value] = [declaration.slice(0, colon).trim(), declaration.slice(colon + 1)];
    if (property.startsWith('--')) return;
    look(`css.properties.${property}`, declaration);
    // Where the property is lacking, so are its values.
    if ((lacking(`css.properties.${property}`) ?? []).length === 0)
      for (const [word] of words(value)) look(`css.properties.${property}.${word}`, declaration);
    for (const [word, isFunction] of words(value))
      if (isFunction)
        for (const kind of ['', 'color.', 'image.', 'gradient.']) look(`css.types.${kind}${word}`, declaration);
    for (const [, unit] of value.matchAll(/\d((?:d|s|l)v(?:h|w|min|max|b|i)|cq\w+|lh|rlh|cap|ic)\b/g))
      look(`css.types.length.${unit!.startsWith('cq') ? 'container_query_length_units' : unit}`, declaration);
  }

  function lookAtRule(prelude: string): void {
    const [, name = '', condition = ''] = /^@([\w-]+)\s*(.*)$/s.exec(prelude)!;
    look(`css.at-rules.${name}`, prelude);
    for (const [, feature] of condition.matchAll(/\(([\w-]+)/g)) look(`css.at-rules.${name}.${feature}`, prelude);
  }

  for (const { prelude, declarations, inSupports } of rulesOf(css)) {
    if (inSupports) continue;
    if (prelude.startsWith('@')) lookAtRule(prelude);
    else lookAtSelectors(prelude);
    for (const declaration of declarations) lookAtDeclaration(declaration);
  }
  return found;
}

interface Rule {
  readonly prelude: string;
  readonly declarations: readonly string[];
  readonly inSupports: boolean;
}

/** All rules, those within others too, in a style sheet without comments. Texts and addresses are left out. */
function rulesOf(css: string): Rule[] {
  const code = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const rules: { prelude: string; declarations: string[]; inSupports: boolean }[] = [];
  const open: typeof rules = [];
  for (const [, text = '', end] of code.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      const inSupports = open.some(({ prelude }) => prelude.startsWith('@supports')) || text.startsWith('@supports');
      open.push({ prelude: text.trim(), declarations: [], inSupports });
      rules.push(open.at(-1)!);
    } else {
      if (text.includes(':')) open.at(-1)?.declarations.push(text.trim());
      if (end === '}') open.pop();
    }
  }
  return rules;
}

/** The parts between commas that are in no parentheses. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The text up to the parenthesis that closes the one before `start`. */
function argumentAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end += 1) depth += Number(text[end] === '(') - Number(text[end] === ')');
  return text.slice(start, end - 1);
}

/** A selector without the arguments of ':is' and ':where', in which one that is not known does no harm. */
function withoutForgiving(selector: string): string {
  const found = /:(?:is|where)\(/.exec(selector);
  if (!found) return selector;
  const start = found.index + found[0].length;
  return (
    selector.slice(0, found.index) + withoutForgiving(selector.slice(start + argumentAt(selector, start).length + 1))
  );
}

const words = (value: string): [word: string, isFunction: boolean][] =>
  [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\()?/g)].map(([, word, parenthesis]) => [
    word!,
    parenthesis !== undefined,
  ]);
