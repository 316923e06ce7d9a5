import { type AttributeRow, differsAmong } from '../../attribute-rows.ts';

export interface RowGroup<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The attributes that these products have, in their groups; whether they differ is asked of these products alone. */
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
