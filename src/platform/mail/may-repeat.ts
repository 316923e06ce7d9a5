/** What shows that a mail's address belongs to whoever typed what the mail is about. */
export interface MailProof {
  /** The link of a mail to it was opened, or it is the confirmed address of the account that typed it. */
  readonly isConfirmed: boolean;
  /** Money has come for what the mail is about. */
  readonly isPaid?: boolean;
}

/**
 * The one rule on what a mail may repeat of names, addresses and messages: to an unproven address nothing, since anybody
 * could mail strangers any words in the shop's name. The shop's own words, goods and sums are always said.
 */
export const mayRepeatTyped = ({ isConfirmed, isPaid = false }: MailProof): boolean => isConfirmed || isPaid;

/** 'Marta, falta tu transferencia'; the sentence alone where the name may not be repeated. */
export const withName = (name: string, sentence: string): string =>
  name ? `${name}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
