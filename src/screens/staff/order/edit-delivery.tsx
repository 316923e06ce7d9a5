import { useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { AddressFields } from '../new-order/delivery-part.tsx';
import { messages as newOrderMessages } from '../new-order/messages.ts';
import { useDeliveryText } from '../orders/delivery-text.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Select } from '../parts/select.tsx';
import type { EditDraft } from './edit-changes.ts';
import { editMessages } from './edit-messages.ts';
import { messages } from './messages.ts';
import styles from './order.module.css';

/** Ways of paying that the shop's people can agree on with a customer. */
const methods = ['counter', 'card', 'bizum', 'transfer'] as const;

interface EditDeliveryProps {
  readonly order: StaffOrder;
  readonly before: EditDraft;
  readonly draft: EditDraft;
  /** Slots that have room, of the way that is chosen. */
  readonly times: readonly (readonly [string, string])[];
  /** It is paid, and is about to cost more. */
  readonly isDearer: boolean;
  readonly onChange: (draft: EditDraft) => void;
}

/** How an order gets to its customer, where and when, and how it is paid. */
export function EditDelivery({ order, before, draft, times, isDearer, onChange }: EditDeliveryProps) {
  const t = useMessages(messages);
  const { wayOfRest } = useMessages(editMessages);
  const { soon, chooseSlot } = useMessages(newOrderMessages);
  const { deliveryType, deliveryTypes, payments } = useMessages(ordersMessages);
  const { delivery, payment, paymentStatus } = order;
  const deliveryText = useDeliveryText();
  const [today] = useState(() => new Date());
  const change = (part: Partial<EditDraft>): void => onChange({ ...draft, ...part });
  const now = before.slot === '' ? t.edit.noSlot : deliveryText(delivery, today);
  const slots =
    draft.type === delivery.type
      ? [[before.slot, t.edit.keepSlot(now)] as const, ...times.filter(([value]) => value !== before.slot)]
      : [['', draft.type === 'pickup' ? soon : chooseSlot] as const, ...times];
  return (
    <>
      {delivery.virtual !== 'all' && (
        <>
          <h3>{t.deliveryTitle}</h3>
          {order.status !== 'ready' && (
            <Select
              label={deliveryType}
              value={draft.type}
              options={(['pickup', 'delivery'] as const).map((type) => [type, deliveryTypes[type]] as const)}
              onChange={({ target }) => {
                const type = target.value as EditDraft['type'];
                change({ type, slot: type === delivery.type ? before.slot : '' });
              }}
            />
          )}
          {draft.type === 'delivery' && (
            <div className={styles.fieldsOfEdit}>
              <AddressFields draft={draft} onChange={change} />
            </div>
          )}
          <Select
            label={t.edit.slot}
            value={draft.slot}
            options={slots}
            onFocus={() => draft === before && onChange({ ...before })}
            onChange={({ target }) => change({ slot: target.value })}
          />
        </>
      )}
      {(paymentStatus === 'pending' || paymentStatus === 'failed' || isDearer) && (
        <Select
          label={isDearer ? wayOfRest : t.fields.payment}
          value={draft.payment}
          options={[...new Set([payment, ...methods])].map((method) => [method, payments[method]] as const)}
          onChange={({ target }) => change({ payment: target.value as EditDraft['payment'] })}
        />
      )}
    </>
  );
}
