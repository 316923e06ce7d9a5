/** What the mails about an order are written from; amounts in euros, names in the order's language. */
export interface OrderMailFacts {
  readonly shop: string;
  readonly number: string;
  readonly customerName: string;
  readonly lines: readonly { readonly quantity: number; readonly name: string; readonly sum: number }[];
  /** All there is to pay. */
  readonly amount: number;
  /** Where and when it is picked up, the day (YYYY-MM-DD) and the slot (HH:MM) by the clock of the shop. */
  readonly pickup: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly date: string | null;
    readonly slot: { readonly from: string; readonly to: string } | null;
  } | null;
  /** The bank transfer that is expected; null when none is. */
  readonly transfer: {
    readonly iban: string;
    readonly beneficiary: string;
    readonly amount: number;
    readonly reference: string;
    readonly dueAt: Date;
  } | null;
}

export interface OrderMailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}
