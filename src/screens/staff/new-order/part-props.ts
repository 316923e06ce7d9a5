import type { OrderDraft } from './order-draft.ts';

/** What each part of the form is given. */
export interface PartProps {
  readonly draft: OrderDraft;
  readonly onChange: (change: Partial<OrderDraft>) => void;
  /** What the server says of a field of the request; of one that is empty, which `typed` tells, that it is missing. */
  readonly errorOf: (field: string, typed?: string) => string | undefined;
}
