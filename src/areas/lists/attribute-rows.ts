/** A product card with attributes; without them its column stays empty. */
export interface DescribedProduct {
  readonly id: number;
  readonly attributes?:
    | readonly { code: string; group?: string; name: string; value: string; unit: string }[]
    | undefined;
}

/** One attribute of several products side by side. */
export interface AttributeRow {
  readonly code: string;
  readonly group: string;
  readonly name: string;
  /** The values by product id; a product without an entry does not have the attribute. */
  readonly values: Record<string, string>;
  readonly differs: boolean;
}

/** The attributes of these products, in the order of their technical sheets. */
export function attributeRows(products: readonly DescribedProduct[]): AttributeRow[] {
  const rows: { code: string; group: string; name: string; values: Record<string, string> }[] = [];
  for (const { id, attributes = [] } of products) {
    let previous = -1;
    for (const { code, group = '', name, value, unit } of attributes) {
      let at = rows.findIndex((row) => row.code === code);
      if (at < 0) rows.splice((at = previous + 1), 0, { code, group, name, values: {} });
      rows[at]!.values[id] = unit ? `${value}\u00a0${unit}` : value;
      previous = at;
    }
  }
  return rows.map((row) => ({ ...row, differs: differsAmong(row.values, products) }));
}

/** Whether the products have different values; one that lacks the attribute differs from one that has it. */
export const differsAmong = (values: AttributeRow['values'], products: readonly { id: number }[]): boolean =>
  new Set(products.map(({ id }) => values[id])).size > 1;

export interface RowGroup<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The attributes of some of the compared products, in groups; `differs` is computed for these products alone. */
export function attributeGroups(
  attributes: readonly AttributeRow[],
  products: readonly { id: number }[],
): RowGroup<AttributeRow>[] {
  const groups = new Map<string, AttributeRow[]>();
  for (const row of attributes) {
    if (!products.some(({ id }) => row.values[id] !== undefined)) continue;
    groups.set(row.group, [...(groups.get(row.group) ?? []), { ...row, differs: differsAmong(row.values, products) }]);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
