import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { fullHours } from '#values/slot-hours.ts';
import { Button } from '../parts/button.tsx';
import { DayInput } from '../parts/day-input.tsx';
import { useMay } from '../session/session.ts';
import { Choice } from './choice.tsx';
import { statusMessages } from '../parts/status-messages.ts';
import { messages } from './messages.ts';
import { useOrderChoices } from '../session/order-choices.ts';
import {
  defaultSort,
  type FilterKey,
  hoursText,
  readOrderSearch,
  sortsFor,
  withFilter,
  withParam,
} from './order-search.ts';
import styles from './filter-bar.module.css';

interface FilterPanelProps {
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
  readonly onClose: () => void;
}

/** All that the list can be filtered by, and its order, which telephones have no columns for. */
export function FilterPanel({ params, onChange, onClose }: FilterPanelProps) {
  const t = useMessages(messages);
  const statuses = useMessages(statusMessages);
  const may = useMay();
  const { members = [], zones = [], slots = [], tags = [] } = useOrderChoices(true) ?? {};
  const set = (key: FilterKey, value: string): void => onChange(withFilter(params, key, value, true));
  const choices = (key: FilterKey, title: string, values: readonly (readonly [value: string, name: string])[]) =>
    values.length > 0 && (
      <fieldset>
        <legend>{title}</legend>
        <div className={styles.choices}>
          {values.map(([value, name]) => (
            <Choice
              key={value}
              label={name}
              isOn={params.getAll(key).includes(value)}
              onChange={(isOn) => onChange(withFilter(params, key, value, isOn))}
            />
          ))}
        </div>
      </fieldset>
    );
  const day = (key: 'day' | 'from' | 'to') => (
    <Labelled label={t[key]}>
      <DayInput value={params.get(key) ?? ''} onChange={(to) => set(key, to)} />
    </Labelled>
  );
  return (
    <>
      {choices('status', t.status, Object.entries(statuses))}
      {choices('paymentStatus', t.paymentStatus, Object.entries(t.paymentStatuses))}
      {choices('payment', t.payment, Object.entries(t.payments))}
      {choices('deliveryType', t.deliveryType, Object.entries(t.deliveryTypes))}
      {choices(
        'zone',
        t.zone,
        zones.map(({ id, name }) => [String(id), name]),
      )}
      {choices(
        'tag',
        t.tag,
        tags.map((tag) => [tag, tag]),
      )}
      <fieldset>
        <legend>{t.delivery}</legend>
        {day('day')}
        <Labelled label={t.hours}>
          <select value={params.get('hours') ?? ''} onChange={({ target }) => set('hours', target.value)}>
            <option value="">{t.anyHours}</option>
            {slots.map((slot) => (
              <option key={hoursText(slot)} value={hoursText(slot)}>
                {fullHours(slot)}
              </option>
            ))}
          </select>
        </Labelled>
      </fieldset>
      <fieldset>
        <legend>{t.placed}</legend>
        {day('from')}
        {day('to')}
      </fieldset>
      <fieldset>
        <legend>{t.note}</legend>
        <Labelled label={t.assignee}>
          <select value={params.get('assignee') ?? ''} onChange={({ target }) => set('assignee', target.value)}>
            <option value="">{t.anybody}</option>
            <option value="nobody">{t.nobody}</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
      </fieldset>
      <fieldset>
        <legend>{t.sort}</legend>
        <select
          aria-label={t.sort}
          value={readOrderSearch(params, may).sort}
          onChange={({ target }) =>
            onChange(withParam(params, 'sort', target.value === defaultSort ? null : target.value))
          }
        >
          {sortsFor(may).map((sort) => (
            <option key={sort} value={sort}>
              {t.sorts[sort]}
            </option>
          ))}
        </select>
      </fieldset>
      <Button onClick={onClose}>{t.close}</Button>
    </>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.labelled}>
    <span>{label}</span>
    {children}
  </label>
);
