import { useState } from 'react';
import type { OrderView } from '#areas/orders/staff-calls.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from '../parts/button.tsx';
import { type Tab, Tabs } from '../parts/tabs.tsx';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';
import { readOrderSearch, viewsFor, withoutFilters, withParam } from './order-search.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { addressOf, useSavedViews } from './saved-views.ts';

interface OrderTabsProps {
  readonly params: URLSearchParams;
  readonly counts: Readonly<Partial<Record<OrderView, number>>> | undefined;
  readonly onChange: (params: URLSearchParams) => void;
}

/** The views of the list with their counts, then the saved ones, and the way to save another. */
export function OrderTabs({ params, counts, onChange }: OrderTabsProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [isSaving, setIsSaving] = useState(false);
  const current = params.get('saved');
  const base = withParam(withoutFilters(params), 'saved', null);
  const may = useMay();
  const shown = readOrderSearch(params, may).view;
  const views: Tab[] = viewsFor(may).map((view) => ({
    to: { search: String(withParam(base, 'view', view)) },
    text: t.view[view],
    count: counts && formatNumber(counts[view] ?? 0, locale),
    isCurrent: current === null && view === shown,
  }));
  const saved: Tab[] = useSavedViews().map((view) => ({
    to: { search: String(addressOf(view)) },
    text: view.name,
    count: undefined,
    isCurrent: current === String(view.id),
  }));
  return (
    <>
      <Tabs label={t.views} tabs={[...views, ...saved]}>
        <IconButton icon="plus" label={t.saveView} onClick={() => setIsSaving(true)} />
      </Tabs>
      {isSaving && <SaveViewDialog params={params} onSaved={onChange} onClose={() => setIsSaving(false)} />}
    </>
  );
}
