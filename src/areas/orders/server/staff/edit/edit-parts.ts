import type { Clock } from '#values/clock.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';

export interface EditParts {
  readonly clock: Clock;
  readonly delivery: Delivery;
  readonly payment: Payment;
}
