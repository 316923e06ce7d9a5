import type { z } from 'zod';
import { api } from '#routes/storefront-api.ts';
import type { inProcessClient } from '#platform/http/in-process-client.ts';
import {
  jobsTag,
  projectsTag,
  promotionsTag,
  questionsTag,
  seasonsTag,
  sectionsTag,
} from '#areas/content/server/content.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';

type Client = ReturnType<typeof inProcessClient>;

/**
 * The client with which a page is rendered, which notes what the API's answers show, so that no screen can forget a tag:
 * a product, section or brand with its address, and the requested content pages.
 */
export const withPageTags =
  (client: Client, tags: Set<ChangeTag>): Client =>
  async (key, input) => {
    const contentTag = contentTagOf(key, input);
    if (contentTag) tags.add(contentTag);
    const outcome = await client(key, input);
    if (outcome.ok) collectors[key as keyof typeof api]?.(outcome.value, tags);
    return outcome;
  };

/** The tag of the content files that a call reads: of a page its own, of all promotions, jobs, projects, seasons and questions one each. */
function contentTagOf(key: string, input: Parameters<Client>[1]): ChangeTag | null {
  if (key === 'GET /content/page/:page') return `page:${(input!.params as { page: string }).page}`;
  if (key.startsWith('GET /content/page/promotion')) return promotionsTag;
  if (key.startsWith('GET /content/page/job')) return jobsTag;
  if (key === 'GET /content/page/section') return sectionsTag;
  if (key.startsWith('GET /content/page/project')) return projectsTag;
  if (key === 'GET /content/page/season') return seasonsTag;
  if (key === 'GET /catalog/product/:slug') return questionsTag;
  const body = input?.body as { promotion?: string } | undefined;
  return key === 'POST /catalog/product/list' && body?.promotion !== undefined ? promotionsTag : null;
}

/** Adds the tags of what a value shows. */
type Collect = (value: unknown, tags: Set<ChangeTag>) => void;

/** The collector of each call; null where its answer has nothing with a tag. */
const collectors = Object.fromEntries(
  Object.entries(api).map(([key, { answer }]) => [key, collectorOf(answer)]),
) as Record<keyof typeof api, Collect | null>;

/**
 * The collector for values of a schema; null where none can have a tag. Visiting only what can have one matters: facets,
 * pictures and attributes are most of a listing, and walking all of it took a quarter of a page's time.
 */
function collectorOf(schema: z.core.$ZodType): Collect | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectCollector(def.shape);
    case 'array':
      return collectorOfEach(def.element, (value) => value as unknown[]);
    case 'record':
      return collectorOfEach(def.valueType, (value) => Object.values(value as object));
    case 'union':
      return collectorOfAll(def.options.map(collectorOf));
    case 'nullable':
    case 'optional':
      return collectorOf(def.innerType);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return null;
    default:
      return collectAnywhere;
  }
}

function objectCollector(shape: Readonly<Record<string, z.core.$ZodType>>): Collect | null {
  const mayHaveTag =
    ('id' in shape && ('slug' in shape || 'url' in shape)) ||
    ('code' in shape && 'url' in shape) ||
    'product_id' in shape;
  const fields = Object.entries(shape).map(([name, schema]): Collect | null => {
    const collect = collectorOf(schema);
    return collect && ((value, tags) => collect((value as Record<string, unknown>)[name], tags));
  });
  return collectorOfAll([mayHaveTag ? addOwnTag : null, ...fields]);
}

function collectorOfEach(schema: z.core.$ZodType, items: (value: unknown) => readonly unknown[]): Collect | null {
  const collect = collectorOf(schema);
  return collect && ifPresent((value, tags) => items(value).forEach((item) => collect(item, tags)));
}

function collectorOfAll(collectors: readonly (Collect | null)[]): Collect | null {
  const present = collectors.filter((collect) => collect !== null);
  if (present.length === 0) return null;
  return ifPresent((value, tags) => {
    for (const collect of present) collect(value, tags);
  });
}

function ifPresent(collect: Collect): Collect {
  return (value, tags) => {
    if (value !== null && value !== undefined) collect(value, tags);
  };
}

/** Collects from values that a schema does not describe. */
function collectAnywhere(value: unknown, tags: Set<ChangeTag>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) addOwnTag(value, tags);
  for (const part of Object.values(value)) collectAnywhere(part, tags);
}

/** Parts of a kit have a slug and no address; only products have slugs. What makes a machine ready to use is named by its id. */
function addOwnTag(value: unknown, tags: Set<ChangeTag>): void {
  const { id, slug, code, url, product_id: named } = value as Record<string, unknown>;
  const path = typeof url === 'string' ? url : '';
  if (typeof id === 'number' && (typeof slug === 'string' || path.startsWith('/product/'))) tags.add(`product:${id}`);
  else if (typeof named === 'number') tags.add(`product:${named}`);
  else if (typeof id === 'number' && path.startsWith('/catalog/')) tags.add(`section:${id}`);
  else if (typeof code === 'string' && path.startsWith('/brands/')) tags.add(`brand:${code}`);
}
