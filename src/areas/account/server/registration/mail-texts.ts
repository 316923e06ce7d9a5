/** The texts of a mail; layout and link are added when it is sent. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
  readonly notes?: readonly string[];
}

export interface MailFacts {
  readonly shop: string;
  readonly name: string;
  readonly newEmail: string;
}

export type MailKind =
  | 'registration'
  | 'firstPassword'
  | 'addressKnown'
  | 'recovery'
  | 'passwordChanged'
  | 'newAddress'
  | 'changeRequested'
  | 'addressChanged';

export type MailTexts = Readonly<Record<MailKind, (facts: MailFacts) => MailWords>>;
