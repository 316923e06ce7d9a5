import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { listOrderViews } from '#areas/orders/staff-view-calls.ts';
import type { CallAnswer } from '#values/call.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { readColumns } from './order-columns.ts';
import { paramsOf, readOrderSearch } from './order-search.ts';

type SavedView = CallAnswer<typeof listOrderViews>['views'][number];

const viewsKey = ['order-views'];

/** The saved views that the person sees: their own, and those for all. */
export function useSavedViews(): readonly SavedView[] {
  const client = useStaffClient();
  const { data = [] } = useQuery({
    queryKey: viewsKey,
    queryFn: async ({ signal }) => valueOf(await client('GET /staff/order-views', {}, { signal })).views,
  });
  return data;
}

/** The address of a view; `saved` says whose tab is the current one while its filters are changed. */
export function addressOf({ id, search, columns = [] }: SavedView): URLSearchParams {
  const params = paramsOf(search);
  if (columns.length > 0) params.set('columns', columns.join(','));
  params.set('saved', String(id));
  return params;
}

/** What a view saves of the list's address. Typed words are not saved: they are mostly names of customers. */
export function savedOf(params: URLSearchParams) {
  const { view, filters, sort } = readOrderSearch(params);
  return { search: { view, filters, sort }, columns: params.has('columns') ? [...readColumns(params)] : [] };
}

/** Whether the list shows another state than the view has saved. */
export function isChanged(view: SavedView, params: URLSearchParams): boolean {
  const saved = savedOf(addressOf(view));
  return JSON.stringify(saved) !== JSON.stringify(savedOf(params));
}

interface ViewDraft {
  readonly name: string;
  readonly isShared: boolean;
  readonly params: URLSearchParams;
}

/** Saves a new view, another state of one, or deletes it. */
export function useViewChanges() {
  const client = useStaffClient();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: viewsKey });
  const create = useMutation({
    mutationFn: async ({ params, ...rest }: ViewDraft) =>
      valueOf(await client('POST /staff/order-views', { body: { ...rest, ...savedOf(params) } })).view,
    onSuccess,
  });
  const update = useMutation({
    mutationFn: async ({ view, params }: { view: SavedView; params: URLSearchParams }) =>
      valueOf(
        await client('PUT /staff/order-views/:id', {
          params: { id: String(view.id) },
          body: { name: view.name, isShared: view.isShared, ...savedOf(params) },
        }),
      ).view,
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (id: number) =>
      valueOf(await client('DELETE /staff/order-views/:id', { params: { id: String(id) } })),
    onSuccess,
  });
  return { create, update, remove };
}
