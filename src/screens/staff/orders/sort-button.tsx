import { useMessages } from '#i18n/messages.ts';
import { Icon } from '../parts/icon.tsx';
import table from '../parts/table.module.css';
import { messages } from './messages.ts';
import { defaultSort, type OrderSort } from './order-search.ts';

interface SortButtonProps {
  readonly text: string;
  readonly by: { readonly ascending: OrderSort; readonly descending: OrderSort | null };
  readonly sort: OrderSort;
  readonly onSort: (sort: OrderSort) => void;
}

/** A column's heading that sorts by it; pressed again the other way round, or as the list was. */
export function SortButton({ text, by: { ascending, descending }, sort, onSort }: SortButtonProps) {
  const t = useMessages(messages);
  const next = sort === ascending ? (descending ?? defaultSort) : ascending;
  return (
    <button type="button" className={table.sort} title={t.sortBy(text)} onClick={() => onSort(next)}>
      {text}
      {sort === ascending && <Icon name="up" size="s" />}
      {sort === descending && <Icon name="down" size="s" />}
    </button>
  );
}
