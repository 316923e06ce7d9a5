import type { inProcessClient } from '#platform/http/in-process-client.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';

type Client = ReturnType<typeof inProcessClient>;

/**
 * The client with which a page is rendered, which notes what the API's answers show, so that no screen can forget a tag:
 * a product, section or brand with its address, and the requested content page.
 */
export const withPageTags =
  (client: Client, tags: Set<ChangeTag>): Client =>
  async (key, input) => {
    if (key === 'GET /content/page/:page') tags.add(`page:${(input!.params as { page: string }).page}`);
    const outcome = await client(key, input);
    if (outcome.ok) addTags(outcome.value, tags);
    return outcome;
  };

function addTags(value: unknown, tags: Set<ChangeTag>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) addOwnTag(value as Record<string, unknown>, tags);
  for (const key in value) addTags((value as Record<string, unknown>)[key], tags);
}

/** Parts of a kit have a slug and no address; only products have slugs. */
function addOwnTag({ id, slug, code, url }: Record<string, unknown>, tags: Set<ChangeTag>): void {
  const path = typeof url === 'string' ? url : '';
  if (typeof id === 'number' && (typeof slug === 'string' || path.startsWith('/product/'))) tags.add(`product:${id}`);
  else if (typeof id === 'number' && path.startsWith('/catalog/')) tags.add(`section:${id}`);
  else if (typeof code === 'string' && path.startsWith('/brands/')) tags.add(`brand:${code}`);
}
