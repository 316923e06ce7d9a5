import type { CatalogueContext } from '../cards/catalogue-context.ts';
import type { ProductMessages } from './messages.ts';

/** What the parts of a product's page share. */
export interface ProductContext extends CatalogueContext {
  readonly t: CatalogueContext['t'] & { readonly detail: ProductMessages };
}
