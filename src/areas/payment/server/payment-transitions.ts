import type { PaymentStatus } from '../contract.ts';

/** Every change of an attempt's state; any other is refused. Money that comes late counts, whatever the state was. */
const transitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['processing', 'paid', 'failed', 'cancelled'],
  processing: ['paid', 'failed', 'cancelled'],
  failed: ['processing', 'paid'],
  cancelled: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export const openStates = ['pending', 'processing'] as const satisfies PaymentStatus[];

export const isOpen = (state: PaymentStatus): boolean => (openStates as readonly string[]).includes(state);

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => transitions[from].includes(to);
