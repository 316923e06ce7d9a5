/** An expected failure named in the contract; the HTTP layer adds status and translated message. */
export class Failure<Code extends string = string> {
  readonly code: Code;
  readonly fields: readonly { field: string; code: string }[] | undefined;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    code: Code,
    details: { fields?: readonly { field: string; code: string }[]; facts?: Record<string, unknown> } = {},
  ) {
    this.code = code;
    this.fields = details.fields;
    this.facts = details.facts ?? {};
  }
}

/** `return failure('quantity_too_high', { facts: { maxQuantity: 3 } })` */
export const failure = <const Code extends string>(
  code: Code,
  details?: ConstructorParameters<typeof Failure>[1],
): Failure<Code> => new Failure(code, details);
