/** A text in the shop's two languages. */
export interface Words {
  readonly es: string;
  readonly ca: string;
}

/** A text that reads the same in both languages, such as `SDS-Plus`. */
export const same = (text: string): Words => ({ es: text, ca: text });
