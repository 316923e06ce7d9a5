import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Validator from '@adobe/structured-data-validator';

type Thing = { readonly '@type'?: string; readonly [property: string]: unknown };

/** The vocabulary of schema.org: what each class and property is. */
const subClassOf = new Map<string, Set<string>>();
const domains = new Map<string, Set<string>>();
const ranges = new Map<string, Set<string>>();
/** The classes of the members of enumerations. */
const memberOf = new Map<string, Set<string>>();
const relations: Readonly<Record<string, Map<string, Set<string>>>> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': subClassOf,
  'http://schema.org/domainIncludes': domains,
  'http://schema.org/rangeIncludes': ranges,
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': memberOf,
};
const vocabularyFile = fileURLToPath(new URL('schema.nq', import.meta.resolve('@vocabulary/schema')));
for (const line of readFileSync(vocabularyFile, 'utf8').split('\n')) {
  const [, subject, relation, object] = /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <([^>]+)>/.exec(line) ?? [];
  const known = relations[relation ?? ''];
  if (!known) continue;
  const values = known.get(subject!) ?? new Set();
  known.set(subject!, values.add(object!.replace('http://schema.org/', '')));
}
const classes = [...memberOf].filter(([, types]) => types.has('http://www.w3.org/2000/01/rdf-schema#Class'));

const references = (names: Iterable<string>) => Array.from(names, (name) => ({ '@id': `schema:${name}` }));
const validator = new Validator({
  '@graph': [
    ...classes.map(([name]) => ({
      '@id': `schema:${name}`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': references(subClassOf.get(name) ?? []),
    })),
    ...[...domains].map(([name, of]) => ({
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': references(of),
    })),
  ],
});

/** Whether a class is one of these or below one. */
const isA = (name: string, of: ReadonlySet<string>): boolean =>
  of.has(name) || [...(subClassOf.get(name) ?? [])].some((parent) => isA(parent, of));

/** Whether a value may stand in a property whose values are of these classes. */
function fits(value: unknown, allowed: ReadonlySet<string>): boolean {
  const has = (...names: readonly string[]): boolean => names.some((name) => allowed.has(name));
  if (typeof value === 'boolean') return has('Boolean');
  if (typeof value === 'number') return has('Number', Number.isInteger(value) ? 'Integer' : 'Float');
  if (typeof value === 'object' && value !== null) {
    const type = (value as Thing)['@type'];
    return type === undefined ? '@id' in value : isA(type, allowed);
  }
  const text = String(value);
  const member = /^https:\/\/schema\.org\/(\w+)$/.exec(text)?.[1];
  if (member && memberOf.has(member)) return [...memberOf.get(member)!].some((type) => isA(type, allowed));
  if (has('Text')) return text !== '';
  if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text))
    return has('URL') || ![...allowed].every((name) => isDataType(name));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return has('Date', 'DateTime');
  if (/^\d{2}:\d{2}(:\d{2})?$/.test(text)) return has('Time');
  return /^\d+(\.\d+)?$/.test(text) && has('Number', 'Integer', 'Float');
}

const isDataType = (name: string): boolean =>
  memberOf.get(name)?.has('DataType') === true || [...(subClassOf.get(name) ?? [])].some(isDataType);

function rangeProblems(thing: Thing, path: string): string[] {
  return Object.entries(thing).flatMap(([property, values]) => {
    const allowed = ranges.get(property);
    if (property.startsWith('@') || !allowed) return [];
    return [values]
      .flat()
      .flatMap((value, at) => [
        ...(fits(value, allowed)
          ? []
          : [`${path}.${property}[${at}] is not of ${[...allowed].join(', ')}: ${JSON.stringify(value)}`]),
        ...(typeof value === 'object' && value !== null ? rangeProblems(value as Thing, `${path}.${property}`) : []),
      ]);
  });
}

/** The structured data of a page, and what a validator finds wrong with them, by schema.org and by what search engines require. */
export async function validateStructuredData(html: string) {
  const things = Array.from(
    html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ([, json]) => JSON.parse(json!) as Thing,
  );
  const problems = things.flatMap((thing) => [
    ...(thing['@context'] === 'https://schema.org' ? [] : [`${thing['@type']} has no context`]),
    ...rangeProblems(thing, thing['@type']!),
  ]);
  const byType = Object.groupBy(things, (thing) => thing['@type']!) as Record<string, object[]>;
  for (const { severity, errorType, path, issueMessage } of await validator.validate({ jsonld: byType }))
    if (severity === 'ERROR' || errorType === 'schemaOrg')
      problems.push(`${path.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`);
  return { things, problems };
}
