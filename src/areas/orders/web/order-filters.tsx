import { Chip, Chips } from '#design/actions/chip.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './order-list.module.css';
import type { OrderChoice } from './use-order-list.ts';

interface OrderFiltersProps {
  readonly choice: OrderChoice;
  readonly counts: Readonly<Record<'all' | 'active' | 'delivered' | 'cancelled', number>>;
  readonly onChange: (choice: OrderChoice) => void;
}

/** Filters by status and date, and the sort order. */
export function OrderFilters({ choice, counts, onChange }: OrderFiltersProps) {
  const t = useMessages(messages).list;
  const statuses = [
    { status: null, text: t.all },
    { status: 'active', text: t.active(counts.active) },
    { status: 'delivered', text: t.delivered(counts.delivered) },
    { status: 'cancelled', text: t.cancelled(counts.cancelled) },
  ] as const;
  return (
    <div className={styles.filters}>
      <Chips role="group" aria-label={t.filter}>
        {statuses.map(({ status, text }) => (
          <Chip key={text} aria-pressed={choice.status === status} onClick={() => onChange({ ...choice, status })}>
            {text}
          </Chip>
        ))}
      </Chips>
      <TextField
        label={t.from}
        type="date"
        value={choice.from}
        max={choice.to || undefined}
        onChange={({ target }) => onChange({ ...choice, from: target.value })}
      />
      <TextField
        label={t.to}
        type="date"
        value={choice.to}
        min={choice.from || undefined}
        onChange={({ target }) => onChange({ ...choice, to: target.value })}
      />
      <Select
        label={t.sort}
        value={choice.sort}
        onChange={({ target }) => onChange({ ...choice, sort: target.value as OrderChoice['sort'] })}
        options={[
          { value: 'date_desc', label: t.newest },
          { value: 'date_asc', label: t.oldest },
        ]}
      />
    </div>
  );
}
