interface Named {
  readonly name: string;
  readonly modelName?: string | null;
}

/** A product's name without its maker's name for the model, where it begins with that. */
export const nameAfterModel = ({ name, modelName }: Named): string =>
  modelName && name.startsWith(`${modelName} `) ? name.slice(modelName.length + 1) : name;

/** The name with the brand before it, for places that show no brand beside it. */
export const brandedName = (name: string, brand: string | null | undefined): string =>
  brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${brand} ${name}` : name;

/** How a question names a product: its article number, brand and name. */
export const productReference = ({
  article,
  name,
  brand,
}: {
  readonly article: string;
  readonly name: string;
  readonly brand?: { readonly name: string } | string | null;
}): string => `${article} ${brandedName(name, typeof brand === 'string' ? brand : brand?.name)}`;
