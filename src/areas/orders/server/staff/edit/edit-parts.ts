import type { Clock } from '#values/clock.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { failure, type Failure } from '#platform/http/failure.ts';

export interface EditParts {
  readonly clock: Clock;
  readonly delivery: Delivery;
  readonly payment: Payment;
}

/** Why an order cannot be changed like that. */
export const notEditable = (
  reason: 'status' | 'paid' | 'refunded' | 'received' | 'waits' | 'pickup',
): Failure<'not_editable'> => failure('not_editable', { facts: { reason } });
