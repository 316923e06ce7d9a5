/** Finds the first product with a value that another has too. */
export class SharedValues {
  readonly #firsts = new Map<string, { readonly article: string; readonly group: number }>();

  /**
   * The article that had this value first; undefined for the first itself. With a group, such as a section, only where the first is of
   * another group.
   */
  firstWith(value: string, article: string, group?: number): string | undefined {
    const first = this.#firsts.get(value);
    if (!first) this.#firsts.set(value, { article, group: group ?? 0 });
    return first && first.article !== article && (group === undefined || first.group !== group)
      ? first.article
      : undefined;
  }
}
