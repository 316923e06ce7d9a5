/** Joins the names that are set: classNames('a', undefined, false, 'b') → 'a b'. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
