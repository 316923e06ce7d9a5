import { parseAst } from 'vite';
import type { BrowserSupport } from './browser-support.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

/** What is in the global scope of a page, by the name of the variable. */
const interfaces: Readonly<Record<string, string>> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

const iterators = /^(?:entries|keys|matchAll|values)$/;

/**
 * The functions, properties, attributes and flags of a built script that a browser of the list lacks, each with the code that
 * uses it. What is not known about a value decides by the name alone, where all that are called so are lacking. A call with
 * `?.()` is guarded.
 */
export function lackingInScript(code: string, { lacking, membersNamed }: BrowserSupport) {
  const found: { feature: string; code: string }[] = [];
  const isLacking = (feature: string): boolean => (lacking(feature) ?? []).length > 0;
  const report = (feature: string, { start, end }: Node): void =>
    void found.push({ feature, code: code.slice(Math.max(0, end - 60, start - 20), end + 20) });

  /** The first that is lacking, if all that are known are. */
  const allLacking = (features: readonly string[]): string | undefined =>
    features.length > 0 && features.every(isLacking) ? features[0] : undefined;

  /** What the variables of the functions around were made by: `new URLSearchParams()`. */
  const scopes: Map<string, string>[] = [new Map()];
  function noteClass({ id, init }: Node): void {
    const [name, made] = [(id as Node)['name'] as string, init as Node | null];
    if (made?.type === 'NewExpression') scopes.at(-1)!.set(name, (made['callee'] as Node)['name'] as string);
  }

  function lookAtMember(node: Node, parent: Node | null): void {
    const [object, property] = [node['object'] as Node, node['property'] as Node];
    if (node['computed'] || property.type !== 'Identifier') return;
    const name = property['name'] as string;
    const owner = object.type === 'Identifier' ? (object['name'] as string) : '';
    const made = scopes.findLast((scope) => scope.has(owner))?.get(owner);
    const exact = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`]
      .concat(Object.hasOwn(interfaces, owner) ? `api.${interfaces[owner]}.${name}` : [])
      .concat(made ? [`javascript.builtins.${made}.${name}`, `api.${made}.${name}`] : []);
    const known = exact.filter((feature) => lacking(feature) !== undefined);
    const isCalled = parent?.type === 'CallExpression' && parent['callee'] === node;
    if (isCalled && parent['optional']) return;
    const feature = allLacking(known.length > 0 ? known : membersNamed(name, isCalled)) ?? lookAtIterator(object, name);
    if (feature) report(feature, node);
  }

  /** `map.values().map(…)`, where an array would have the function of that name. */
  function lookAtIterator(object: Node, name: string): string | undefined {
    const called = object.type === 'CallExpression' ? (object['callee'] as Node) : undefined;
    const method = called?.type === 'MemberExpression' ? ((called['property'] as Node)['name'] as string) : '';
    const feature = `javascript.builtins.Iterator.${name}`;
    const isOfObject = (called?.['object'] as Node | undefined)?.['name'] === 'Object';
    return iterators.test(method ?? '') && !isOfObject && isLacking(feature) ? feature : undefined;
  }

  function lookAtRegExp(node: Node): void {
    const { pattern, flags } = node['regex'] as { pattern: string; flags: string };
    if (flags.includes('v') && isLacking('javascript.builtins.RegExp.unicodeSets'))
      report('javascript.builtins.RegExp.unicodeSets', node);
    const syntax = { lookbehind_assertion: /\(\?<[=!]/, modifier: /\(\?[a-z]*-?[a-z]+:/ };
    for (const [name, written] of Object.entries(syntax))
      if (written.test(pattern) && isLacking(`javascript.regular_expressions.${name}`))
        report(`javascript.regular_expressions.${name}`, node);
  }

  /** A global name; the names of a minified script's own variables are shorter. */
  function lookAtName(node: Node): void {
    const name = node['name'] as string;
    const feature = [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].find(isLacking);
    if (feature && name.length > 3) report(feature, node);
  }

  /** `jsx('div', { popover: 'manual' })` and `createElement`. */
  function lookAtElement(node: Node): void {
    const [element, attributes] = node['arguments'] as readonly Node[];
    const name = (element?.['value'] ?? (element?.['quasis'] as Node[] | undefined)?.[0]?.['value']) as unknown;
    const tag = typeof name === 'string' ? name : (name as { cooked?: string } | undefined)?.cooked;
    if (!tag || attributes?.type !== 'ObjectExpression') return;
    for (const { key } of attributes['properties'] as readonly { key?: Node }[]) {
      const attribute = String(key?.['name'] ?? key?.['value']).toLowerCase();
      const feature = [`html.elements.${tag}.${attribute}`, `html.global_attributes.${attribute}`].find(isLacking);
      if (feature) report(feature, key!);
    }
  }

  function visit(node: Node, parent: Node | null): void {
    const isFunction = /Function/.test(node.type);
    if (isFunction) scopes.push(new Map((node['params'] as Node[]).map((param) => [String(param['name']), ''])));
    if (node.type === 'VariableDeclarator') noteClass(node);
    if (node.type === 'MemberExpression') lookAtMember(node, parent);
    if (node.type === 'CallExpression') lookAtElement(node);
    if (node.type === 'Literal' && node['regex']) lookAtRegExp(node);
    if (node.type === 'Identifier' && !isNameOfMember(node, parent)) lookAtName(node);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (child !== null && typeof child === 'object' && 'type' in child) visit(child as Node, node);
    if (isFunction) scopes.pop();
  }
  visit(parseAst(code) as unknown as Node, null);
  return found;
}

const isNameOfMember = (node: Node, parent: Node | null): boolean =>
  (parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) ||
  (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent?.type ?? '') && parent!['key'] === node) ||
  /^(?:Export|Import)\w*Specifier$/.test(parent?.type ?? '');
