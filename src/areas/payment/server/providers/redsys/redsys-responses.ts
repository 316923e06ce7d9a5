import type { PaymentReason } from '../../../contract.ts';

/** Ds_Response of an authorised payment, and of a refund. */
export const isAuthorised = (response: string): boolean => /^(00)?\d{1,2}$/.test(response);
export const isRefunded = (response: string): boolean => /^0?900$/.test(response);

/** What the codes of Redsys mean (its table of Ds_Response); an unknown one is a denial of which no more is known. */
const reasons: ReadonlyMap<number, PaymentReason> = new Map([
  [101, 'expired_card'],
  [201, 'expired_card'],
  [9051, 'expired_card'],
  [116, 'insufficient_funds'],
  [9116, 'insufficient_funds'],
  [118, 'wrong_card_data'],
  [125, 'wrong_card_data'],
  [129, 'wrong_card_data'],
  [180, 'wrong_card_data'],
  [106, 'not_authenticated'],
  [184, 'not_authenticated'],
  [9093, 'wrong_card_data'],
  [172, 'denied'],
  [173, 'denied'],
  [174, 'denied'],
  [190, 'denied'],
  [191, 'denied'],
  [202, 'denied'],
  [9915, 'cancelled_by_user'],
  [9673, 'cancelled_by_user'],
]);

export const reasonOf = (response: string): PaymentReason => reasons.get(Number(response)) ?? 'unknown';
